/** The four colors of a template, by their keys. */
export const colorPickers = {
  primary: "Hintergrund 1",
  secondary: "Hintergrund 2",
  text01: "Textfarbe 1",
  text02: "Textfarbe 2",
  own: "Originalfarbe",
};

/** Where the four colors have little room. */
export const shortColors = {
  primary: "Grund 1",
  secondary: "Grund 2",
  text01: "Text 1",
  text02: "Text 2",
};

/** Also said by scripts without the formatter of messages: the values are plain texts. */
export const contrast = {
  onPrimary: "{text} ist auf Hintergrund 1 schlecht zu lesen.",
  onSecondary: "{text} ist auf Hintergrund 2 schlecht zu lesen.",
  text01: "Text 1",
  text02: "Text 2",
  use: "{swatch} nehmen",
};

/** Said when four colors were chosen at once; the values are plain texts. */
export const paletteIdeas = {
  undone: "Ihre vorigen Farben sind wieder da.",
  palette: "{colors}. In diesen Farben ist jeder Text gut zu lesen.",
  noColors:
    "Dieses Bild hat nur eine Farbe. Versuchen Sie es mit einem anderen, oder wählen Sie die Farben selbst.",
  unreadable:
    "Diese Datei lässt sich nicht als Bild lesen. Versuchen Sie es mit PNG, JPEG, WebP oder SVG.",
  tooLarge: "Dieses Bild ist größer als 20 MB. Versuchen Sie es mit einem kleineren.",
};

export const ownPicture = {
  title: "{template} in Ihrer Fassung",
};

export const previewPage = {
  title: "{template}, Live-Vorschau",
  description:
    "Die Website-Vorlage {template}, live: Probieren Sie sie in Ihren eigenen Farben aus, mit Ihrem Logo und Firmennamen.",
  sharedFor: "{template} für {company}",
  shared: "{template}, geteilt",
  notFound: "Vorlage nicht gefunden",
};

export const previewToolbar = {
  label: "Vorschauleiste",
  colors: "Farben",
  more: "Mehr",
  reset: "Original",
  brand: "Marke",
  screens: "Bildschirme",
  share: "Teilen",
  edit: "Texte und Bilder bearbeiten",
  editShort: "Bearbeiten",
  cart: "Warenkorb",
  addToCart: "In den Warenkorb, {price}",
  hide: "Einklappen",
  allFour: "Alle vier auf einmal",
  fromPicture: "Aus einem Bild",
  surprise: "Zufallsfarben",
  undo: "Rückgängig",
  yourBrand: "Ihre Marke",
  customerBrand: "Die Vorlagen zeigen {name}, mit dem Logo aus Ihrem Profil.",
  changeInProfile: "Im Profil ändern",
  companyName: "Firmenname",
  companyPlaceholder: "Ihr Unternehmen",
  logo: "Logo",
  chooseLogo: "Logo wählen",
  removeLogo: "Logo entfernen",
  staysOnDevice: "Beides bleibt auf diesem Gerät.",
  shareTitle: "Diese Vorschau teilen",
  link: "Link",
  copyLink: "Link kopieren",
  linkToCopy: "Link zu einer Kopie",
  signIn: "Anmelden",
  toEditor: "Zum Editor",
};

/** Said by the toolbar's scripts; the values are plain texts. */
export const toolbarScript = {
  goToCart: "Zum Warenkorb",
  bought: "Gekauft",
  logoIsIn: "Ihr Logo ist eingefügt.",
  logoRefused: "Diese Datei lässt sich nicht als Logo verwenden.",
  logoRemoved: "Das Logo ist entfernt.",
  copied: "Kopiert.",
  copyByHand: "Bitte kopieren Sie den Link von Hand.",
  withLogo: "Er zeigt Ihre Farben, Ihren Firmennamen und Ihr Logo.",
  withoutLogo: "Er zeigt Ihre Farben und Ihren Firmennamen, aber nicht Ihr Logo.",
  withWords: "Er zeigt auch Ihren eigenen Text, so wie er jetzt ist.",
  withoutPicture: "Ihr Bild zeigt er nicht: Dort steht das Bild der Vorlage.",
  withoutPictures: "Ihre {count} Bilder zeigt er nicht: Dort stehen die Bilder der Vorlage.",
  tooLong:
    "Ihren eigenen Text zeigt er nicht: Der braucht {kilobytes} KB, und in einen Link passen 6.",
  signInForWords:
    "Melden Sie sich an, dann bewahren wir für den Link eine Kopie auf. Oder verschicken Sie die Datei, die Sie im Editor herunterladen können.",
  signInForPictures:
    "Melden Sie sich an, dann bewahren wir für den Link eine Kopie samt Bildern auf.",
  offerCopy:
    "Wir können für den Link eine Kopie mit allem aufbewahren, bis Sie unter „Ihre Entwürfe“ das Teilen beenden.",
  copyStored:
    "Wer diesen Link hat, sieht Ihren Text so, wie er jetzt ist, bis Sie unter „Ihre Entwürfe“ das Teilen beenden.",
  failed: "Die Kopie konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
};

export const previewFrame = {
  title: "{template} auf anderen Bildschirmen",
  back: "Zurück zur Vorschau von {template}",
  screen: "Bildschirm",
  darkMode: "Dunkelmodus",
  noDarkMode: "nur Medium und Premium",
  onScreen: "{template} auf dem gewählten Bildschirm",
  fixed:
    "{template} ist immer {width, number} Pixel breit: Kleinere Bildschirme zeigen alles kleiner.",
  responsive: "{template} passt sich jedem Bildschirm an.",
};

export const sharedPreview = {
  label: "Über diese Seite",
  note: "Über diese Texte",
  draft: "Ein unveröffentlichter Entwurf, den jemand geteilt hat. Er stammt nicht von Presetry.",
  report: "Melden",
  inColorsOf: "{template} in den Farben von {company}, eine Vorlage von {shop}",
  inSharedColors: "{template} in geteilten Farben, eine Vorlage von {shop}",
  tryYourOwn: "Eigene Farben testen",
  editCopy: "Kopie bearbeiten",
};

/** Said by the script of a shared preview. */
export const sharedScript = {
  unreadable: "Der Text dieses Links ist nicht lesbar: Sie sehen den Beispieltext der Vorlage.",
  takenBack: "Dieser Link wird nicht mehr geteilt: Sie sehen den Beispieltext der Vorlage.",
  unreachable:
    "Der Text dieses Links konnte nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.",
};
