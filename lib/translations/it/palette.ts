/** The four colors of a template, by their keys. */
export const colorPickers = {
  primary: "Sfondo principale",
  secondary: "Sfondo secondario",
  text01: "Colore testo 1",
  text02: "Colore testo 2",
  own: "Colore originale",
};

/** Where the four colors have little room. */
export const shortColors = {
  primary: "Principale",
  secondary: "Secondario",
  text01: "Testo 1",
  text02: "Testo 2",
};

/** Also said by scripts without the formatter of messages: the values are plain texts. */
export const contrast = {
  onPrimary: "{text} si legge male sullo sfondo principale.",
  onSecondary: "{text} si legge male sullo sfondo secondario.",
  text01: "Testo 1",
  text02: "Testo 2",
  use: "Usa {swatch}",
};

/** Said when four colors were chosen at once; the values are plain texts. */
export const paletteIdeas = {
  undone: "I colori di prima sono tornati.",
  palette: "{colors}. Con questi colori ogni testo si legge bene.",
  noColors: "Questa immagine ha un solo colore. Ne provi un’altra o scelga i colori a mano.",
  unreadable:
    "Non è possibile leggere questo file come immagine. Provi con un PNG, JPEG, WebP o SVG.",
  tooLarge: "Questa immagine supera i 20 MB. Ne provi una più piccola.",
};

export const ownPicture = {
  title: "{template} nella sua versione",
};

export const previewPage = {
  title: "{template}, anteprima",
  description:
    "Il modello di sito web {template} dal vivo: lo provi nei suoi colori, con il suo logo e il nome della sua azienda.",
  sharedFor: "{template} per {company}",
  shared: "{template}, condiviso",
  notFound: "Modello non trovato",
};

export const previewToolbar = {
  label: "Strumenti dell’anteprima",
  colors: "Colori",
  more: "Altro",
  reset: "Azzera",
  brand: "Marchio",
  screens: "Schermi",
  share: "Condividi",
  edit: "Modifica testi e immagini",
  editShort: "Modifica",
  cart: "Carrello",
  addToCart: "Aggiungi al carrello, {price}",
  hide: "Nascondi",
  allFour: "Tutti e quattro insieme",
  fromPicture: "Da un’immagine",
  surprise: "A sorpresa",
  undo: "Annulla",
  yourBrand: "Il suo marchio",
  customerBrand: "I modelli sono mostrati per {name}, con il logo del suo profilo.",
  changeInProfile: "Cambia nel profilo",
  companyName: "Nome dell’azienda",
  companyPlaceholder: "La sua azienda",
  logo: "Logo",
  chooseLogo: "Scegli logo",
  removeLogo: "Rimuovi logo",
  staysOnDevice: "Entrambi restano su questo dispositivo.",
  shareTitle: "Condividi questa anteprima",
  link: "Link",
  copyLink: "Copia link",
  linkToCopy: "Link a una copia",
  signIn: "Accedi",
  toEditor: "Vai all’editor",
};

/** Said by the toolbar's scripts; the values are plain texts. */
export const toolbarScript = {
  goToCart: "Vai al carrello",
  bought: "Acquistato",
  logoIsIn: "Il logo è stato aggiunto.",
  logoRefused: "Questo file non può essere usato come logo.",
  logoRemoved: "Il logo è stato rimosso.",
  copied: "Copiato.",
  copyByHand: "Copi il link a mano.",
  withLogo: "Mostra i suoi colori, il nome della sua azienda e il suo logo.",
  withoutLogo: "Mostra i suoi colori e il nome della sua azienda, ma non il logo.",
  withWords: "Mostra anche i suoi testi, come sono ora.",
  withoutPicture: "Non mostra la sua immagine: al suo posto c’è quella del modello.",
  withoutPictures: "Non mostra le sue {count} immagini: al loro posto ci sono quelle del modello.",
  tooLong:
    "Non mostra i suoi testi: occupano {kilobytes} KB e un link può contenerne al massimo 6.",
  signInForWords:
    "Acceda e conserveremo una copia per il link. Oppure invii il file che può scaricare nell’editor.",
  signInForPictures: "Acceda e conserveremo una copia con le immagini per il link.",
  offerCopy:
    "Possiamo conservare una copia completa per il link, finché lei non interrompe la condivisione in «Bozze».",
  copyStored:
    "Chi ha questo link vede i suoi testi come sono ora, finché lei non interrompe la condivisione in «Bozze».",
  failed: "Non è stato possibile salvare la copia. Riprovi.",
};

export const previewFrame = {
  title: "{template} su altri schermi",
  back: "Torna all’anteprima di {template}",
  screen: "Schermo",
  darkMode: "Modalità scura",
  noDarkMode: "solo intermedio e premium",
  onScreen: "{template} sullo schermo scelto",
  fixed:
    "{template} ha una larghezza fissa di {width, number} pixel: sugli schermi più piccoli appare rimpicciolito.",
  responsive: "{template} si adatta a ogni schermo.",
};

export const sharedPreview = {
  label: "Informazioni su questa pagina",
  note: "Informazioni su questi testi",
  draft: "Una bozza non pubblicata, condivisa da qualcuno. Non l’ha scritta Presetry.",
  report: "Segnala",
  inColorsOf: "{template} nei colori di {company}, un modello di {shop}",
  inSharedColors: "{template} in colori condivisi, un modello di {shop}",
  tryYourOwn: "Mostra nei miei colori",
  editCopy: "Modifica una copia",
};

/** Said by the script of a shared preview. */
export const sharedScript = {
  unreadable:
    "Non è possibile leggere il testo di questo link: compaiono i testi di esempio del modello.",
  takenBack: "Questo link non è più condiviso: compaiono i testi di esempio del modello.",
  unreachable: "Non è stato possibile caricare il testo di questo link. Riprovi tra poco.",
};
