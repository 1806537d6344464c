/// The English names that folders of texts had before they were named by codes, as the Mac's systems still read them.
enum OldLanguageNames {
  /// The language of a name, in any case and with or without spaces, `_` or `-` in it.
  static func language(_ name: String) -> Language? {
    table[name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }]
  }

  private static let table: [String: Language] = Dictionary(
    names.split(whereSeparator: \.isWhitespace).compactMap { entry in
      let parts = entry.split(separator: "=")
      guard parts.count == 2, let language = Language(identifier: String(parts[1])) else { return nil }
      return (String(parts[0]), language)
    }
  ) { first, _ in first }

  private static let names = """
    afrikaans=af albanian=sq amharic=am arabic=ar armenian=hy assamese=as aymara=ay azerbaijani=az basque=eu
    belarusian=be bengali=bn breton=br bulgarian=bg burmese=my byelorussian=be catalan=ca chewa=ny croatian=hr
    czech=cs danish=da dutch=nl dzongkha=dz english=en esperanto=eo estonian=et faroese=fo farsi=fa finnish=fi
    flemish=nl-BE french=fr galician=gl georgian=ka german=de greek=el greenlandic=kl guarani=gn gujarati=gu hebrew=he
    hindi=hi hungarian=hu icelandic=is indonesian=id inuktitut=iu irish=ga irishgaelic=ga italian=it japanese=ja
    javanese=jv kannada=kn kashmiri=ks kazakh=kk khmer=km kirghiz=ky korean=ko kurdish=ku lao=lo latin=la latvian=lv
    lettish=lv lithuanian=lt macedonian=mk malagasy=mg malay=ms malayalam=ml maltese=mt manx=gv marathi=mr moldavian=ro
    mongolian=mn nepali=ne norwegian=no nyanja=ny nynorsk=nn oriya=or oromo=om pashto=ps persian=fa polish=pl
    portuguese=pt punjabi=pa quechua=qu romanian=ro rundi=rn russian=ru ruanda=rw sami=se sanskrit=sa scottish=gd
    serbian=sr simpchinese=zh-Hans simplifiedchinese=zh-Hans sindhi=sd sinhalese=si slovak=sk slovenian=sl somali=so
    spanish=es sundanese=su swahili=sw swedish=sv tagalog=fil tajiki=tg tamil=ta tatar=tt telugu=te thai=th tibetan=bo
    tigrinya=ti tongan=to tradchinese=zh-Hant traditionalchinese=zh-Hant turkish=tr turkmen=tk uighur=ug ukrainian=uk
    urdu=ur uzbek=uz vietnamese=vi welsh=cy yiddish=yi
    """
}
