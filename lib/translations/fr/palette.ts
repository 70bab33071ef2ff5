/** The four colors of a template, by their keys. */
export const colorPickers = {
  primary: "Fond principal",
  secondary: "Fond secondaire",
  text01: "Couleur de texte 1",
  text02: "Couleur de texte 2",
  own: "Couleur d’origine",
};

/** Where the four colors have little room. */
export const shortColors = {
  primary: "Principal",
  secondary: "Secondaire",
  text01: "Texte 1",
  text02: "Texte 2",
};

/** Also said by scripts without the formatter of messages: the values are plain texts. */
export const contrast = {
  onPrimary: "{text} est peu lisible sur le fond principal.",
  onSecondary: "{text} est peu lisible sur le fond secondaire.",
  text01: "Texte 1",
  text02: "Texte 2",
  use: "Choisir {swatch}",
};

/** Said when four colors were chosen at once; the values are plain texts. */
export const paletteIdeas = {
  undone: "Vos couleurs précédentes sont de retour.",
  palette: "{colors}. Tous les textes sont bien lisibles dans ces couleurs.",
  noColors:
    "Cette image n’a qu’une seule couleur. Essayez-en une autre, ou choisissez les couleurs vous-même.",
  unreadable: "Ce fichier n’est pas une image lisible. Essayez un PNG, JPEG, WebP ou SVG.",
  tooLarge: "Cette image dépasse 20 Mo. Essayez-en une plus petite.",
};

export const ownPicture = {
  title: "{template} à votre façon",
};

export const previewPage = {
  title: "{template}, aperçu en direct",
  description:
    "Le modèle de site web {template}, en direct : essayez-le à vos couleurs, avec votre logo et le nom de votre entreprise.",
  sharedFor: "{template} pour {company}",
  shared: "{template}, partagé",
  notFound: "Modèle introuvable",
};

export const previewToolbar = {
  label: "Barre d’outils de l’aperçu",
  colors: "Couleurs",
  more: "Plus",
  reset: "Rétablir",
  brand: "Marque",
  screens: "Écrans",
  share: "Partager",
  edit: "Modifier textes et images",
  editShort: "Modifier",
  cart: "Panier",
  addToCart: "Ajouter au panier, {price}",
  hide: "Masquer",
  allFour: "Les quatre à la fois",
  fromPicture: "D’après une image",
  surprise: "Surprenez-moi",
  undo: "Annuler",
  yourBrand: "Votre marque",
  customerBrand: "Les modèles sont présentés pour {name}, avec le logo de votre profil.",
  changeInProfile: "Modifier dans votre profil",
  companyName: "Nom de l’entreprise",
  companyPlaceholder: "Votre entreprise",
  logo: "Logo",
  chooseLogo: "Choisir un logo",
  removeLogo: "Retirer le logo",
  staysOnDevice: "L’un et l’autre restent sur cet appareil.",
  shareTitle: "Partager cet aperçu",
  link: "Lien",
  copyLink: "Copier le lien",
  linkToCopy: "Créer un lien complet",
  signIn: "Se connecter",
  toEditor: "Aller à l’éditeur",
};

/** Said by the toolbar's scripts; the values are plain texts. */
export const toolbarScript = {
  goToCart: "Voir le panier",
  bought: "Acheté",
  logoIsIn: "Votre logo est en place.",
  logoRefused: "Ce fichier ne peut pas servir de logo.",
  logoRemoved: "Le logo a été retiré.",
  copied: "Copié.",
  copyByHand: "Copiez le lien vous-même.",
  withLogo: "Il montre vos couleurs, le nom de votre entreprise et votre logo.",
  withoutLogo: "Il montre vos couleurs et le nom de votre entreprise, mais pas votre logo.",
  withWords: "Il montre aussi vos propres textes, tels qu’ils sont maintenant.",
  withoutPicture: "Il ne montre pas votre image, mais celle du modèle.",
  withoutPictures: "Il ne montre pas vos {count} images, mais celles du modèle.",
  tooLong:
    "Il ne montre pas vos propres textes : ils prennent {kilobytes} Ko, et un lien ne peut en contenir que 6.",
  signInForWords:
    "Connectez-vous, et nous garderons une copie pour le lien. Ou envoyez le fichier à télécharger dans l’éditeur.",
  signInForPictures: "Connectez-vous, et nous garderons pour le lien une copie qui les contient.",
  offerCopy:
    "Nous pouvons garder une copie complète pour le lien, jusqu’à ce que vous arrêtiez le partage dans « Vos brouillons ».",
  copyStored:
    "Toute personne qui a ce lien voit vos textes tels qu’ils sont maintenant, jusqu’à ce que vous arrêtiez le partage dans « Vos brouillons ».",
  failed: "La copie n’a pas pu être enregistrée. Veuillez réessayer.",
};

export const previewFrame = {
  title: "{template} sur d’autres écrans",
  back: "Retour à l’aperçu ({template})",
  screen: "Écran",
  darkMode: "Mode sombre",
  noDarkMode: "confort et premium seulement",
  onScreen: "{template} sur l’écran choisi",
  fixed:
    "{template} a une largeur fixe de {width, number} pixels : il s’affiche réduit sur les écrans plus petits.",
  responsive: "{template} s’adapte à tous les écrans.",
};

export const sharedPreview = {
  label: "À propos de cette page",
  note: "À propos de ces textes",
  draft: "Brouillon non publié, partagé par quelqu’un. Presetry n’en est pas l’auteur.",
  report: "Le signaler",
  inColorsOf: "{template} pour {company}, un modèle de {shop}",
  inSharedColors: "{template} aux couleurs partagées, un modèle de {shop}",
  tryYourOwn: "Essayer mes couleurs",
  editCopy: "Modifier une copie",
};

/** Said by the script of a shared preview. */
export const sharedScript = {
  unreadable: "Les textes de ce lien sont illisibles : vous voyez ceux d’exemple du modèle.",
  takenBack: "Ce lien n’est plus partagé : vous voyez les textes d’exemple du modèle.",
  unreachable: "Les textes de ce lien n’ont pas pu être chargés. Réessayez dans un instant.",
};
