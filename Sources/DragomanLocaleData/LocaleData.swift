/// Facts about CLDR's data as a whole; each part of it is a type of its own, with its table in `Generated`.
package enum LocaleData {}
