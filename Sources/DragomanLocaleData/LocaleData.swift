/// Data of CLDR, generated, beside the look-ups over it.
package enum LocaleData {}
