import struct Dragoman.Language

let title = "title".localized
