import Dragoman

let title = "title".localized
