/** Where a draft is kept. */
export const draftStatus = {
  saving: "Enregistrement…",
  kept: "Enregistré sur cet appareil",
  saved: "Brouillon enregistré",
  waiting: "Enregistré sur cet appareil : boutique injoignable",
  conflict: "Non enregistré : aussi modifié ailleurs",
  refused: "Enregistré sur cet appareil seulement.",
  "signed-out": "Enregistré sur cet appareil : reconnectez-vous",
  lost: "Non enregistré : ce navigateur ne le permet pas. Téléchargez le fichier",
};

/** The fields of a site besides its slots. */
export const siteFields = {
  "@language": "Langue du site",
  "@title": "Titre de la page",
  "@description": "Description",
  "@hasLanguageLinks": "Liens entre les langues",
  "@primary": "Fond principal",
  "@secondary": "Fond secondaire",
  "@text01": "Texte 1",
  "@text02": "Texte 2",
  "@name": "Nom de l’entreprise",
  "@logo": "Logo",
};

export const editor = {
  title: "Modifier {template}",
  description: "Placez vos textes et vos images avant d’acheter.",
  back: "Retour à l’aperçu",
  loading: "Chargement de l’éditeur. Vous pouvez déjà écrire sur la page.",
  failed:
    "L’éditeur n’a pas pu être chargé. Ce que vous écrivez sur la page est conservé ; rechargez-la.",
  toolbar: "Éditeur",
  undo: "Annuler",
  redo: "Rétablir",
  nothingToUndo: "Il n’y a rien à annuler",
  nothingToRedo: "Il n’y a rien à rétablir",
  undone: "Annulé",
  undoneOf: "Annulé : {slot}",
  redone: "Rétabli",
  redoneOf: "Rétabli : {slot}",
  hint: "Cliquez sur un texte pour le modifier",
  screen: "Écran",
  cart: "Panier",
  page: "{template}, votre page",
  tooLong: "{slot} : trop long, {max, number} caractères au maximum.",
};

export const editorPanel = {
  label: "Panneau",
  open: "Ouvrir le panneau",
  close: "Réduire le panneau",
  content: "Contenu",
  design: "Style",
  page: "Page",
  check: "Vérifier",
  history: "Historique",
};

/** Words that agree with nothing: names of slots, sections and items are of any gender. */
export const outline = {
  shown: "Afficher {section}",
  isShown: "{section} : visible",
  isHidden: "{section} : invisible",
  showOnPage: "Montrer {slot} sur la page",
  backToSample: "Revenir à l’exemple : {slot}",
  isSample: "{slot} : retour à l’exemple",
  backToOwn: "Revenir au texte d’origine ({language}) : {slot}",
  isUntranslated: "{slot} : retour au texte d’origine ({language})",
  add: "Ajouter : {item}",
  added: "Ajout : {item}",
  full: "{max, number} au maximum.",
  moved: "{item}, désormais n° {place, number} sur {of, number}",
  isFirst: "{item}, déjà en première place",
  isLast: "{item}, déjà en dernière place",
  duplicated: "Copie : {item}",
  removed: "Suppression : {item}. « Annuler » permet de revenir en arrière.",
  item: "{label} {number, number}",
  namedItem: "{label} {number, number} : {name}",
};

/** Of the items of any list that can be sorted. */
export const sortable = {
  moveUp: "Monter {item}",
  moveDown: "Descendre {item}",
  drag: "Déplacer {item}",
  duplicate: "Dupliquer {item}",
  remove: "Supprimer {item}",
};

export const slotFields = {
  bold: "Gras",
  italic: "Italique",
  link: "Lien",
  selectFirst: "Sélectionnez d’abord du texte.",
  linkedTo: "Le lien mène à",
  amount: "Montant",
  currency: "Monnaie",
  notAnAmount: "Saisissez un montant, par exemple 48 ou 12,50.",
  linkText: "Texte",
  leadsTo: "Mène à",
  part: "Partie de la page",
  textPage: "Page de texte",
  web: "Adresse web",
  mail: "Adresse e-mail",
  phone: "N° de téléphone",
  noTarget: "Ce lien ne mène encore nulle part. Complétez-le.",
  chooseFile: "Choisir une image",
  takePhoto: "Prendre une photo",
  dropHere: "ou déposez-en ou collez-en une ici",
  storing: "Un instant…",
  stored: "Votre image est ajoutée.",
  notStored: "Ce fichier ne peut pas servir d’image.",
  alt: "Texte alternatif",
  altHint: "Ce que montre l’image, pour les personnes qui ne la voient pas.",
  altMissing: "Décrivez ce que montre votre image.",
  altOfSample: "Ce texte décrit encore l’image d’exemple. Décrivez la vôtre.",
  decorative: "Décorative : elle n’ajoute rien au texte",
  focus: "Ce qui reste visible si l’image est recadrée",
  across: "Depuis la gauche, en pour cent",
  down: "Depuis le haut, en pour cent",
  blockKind: "Type du bloc {place, number}",
  block: "{kind}, bloc {place, number}",
  addBlock: "Ajouter un bloc",
};

export const linkTargets = {
  part: "Une partie de la page",
  page: "Une page de texte",
  web: "Une adresse web",
  mail: "Une adresse e-mail",
  phone: "Un n° de téléphone",
};

export const blockKinds = {
  heading: "Titre",
  paragraph: "Paragraphe",
  item: "Puce",
};

export const pagePresets = {
  imprint: "Mentions légales",
  privacy: "Confidentialité",
  terms: "Conditions générales",
};

export const siteDesign = {
  own: "Couleur d’origine",
  company: "Nom de l’entreprise",
  companyPlaceholder: "Votre entreprise",
  logo: "Logo",
  chooseLogo: "Choisir un logo",
  removeLogo: "Retirer le logo",
  logoRefused: "Ce fichier ne peut pas servir de logo.",
  customerBrand: "Les modèles sont présentés pour {name}, avec le logo de votre profil.",
  changeInProfile: "Modifier dans votre profil",
  colors: "Couleurs",
  brand: "Votre marque",
};

export const pageSettings = {
  language: "Langue du site",
  languageHint: "Les prix s’y adaptent, ainsi que les libellés que vous n’avez pas modifiés.",
  title: "Titre de la page",
  titleHint: "S’il est vide, le nom de votre entreprise s’affiche.",
  description: "Description",
  descriptionHint: "Ce que les moteurs de recherche affichent sous le titre.",
  searchPreview: "Dans les résultats de recherche",
  noDescription: "Les moteurs de recherche choisissent une phrase de la page.",
  address: "www.votre-adresse.example",
};

export const siteLanguages = {
  edited: "Langue de vos textes",
  shows: "Langue affichée sur la page : {language}.",
  further: "Autres langues",
  add: "Ajouter une langue",
  addHint:
    "Votre site peut se lire dans six langues au maximum. Les images, les couleurs et l’ordre sont les mêmes dans toutes.",
  choose: "Choisir une langue",
  left: "{count, plural, =0 {Tout est traduit} one {# texte à traduire} other {# textes à traduire}}",
  next: "Prochain texte à traduire",
  show: "Afficher",
  remove: "Retirer {language}",
  removed: "Langue retirée : {language}. « Annuler » la rétablit.",
  links: "La page renvoie vers ses autres langues",
};

/** Many follow the name of a slot or « La page », as one sentence. */
export const pageCheck = {
  start: "Vérifier la page",
  again: "Vérifier à nouveau",
  intro:
    "Cherche les textes vides ou trop longs, les images sans description, les liens rompus, les couleurs peu lisibles, les problèmes d’accessibilité et les chargements lents. Vous pouvez télécharger la page dans tous les cas.",
  checking: "Vérification de la page…",
  failed: "La page n’a pas pu être vérifiée. Veuillez réessayer.",
  none: "Aucun problème trouvé.",
  incomplete: "L’accessibilité n’a pas pu être vérifiée : la boutique est injoignable.",
  weight: "La page pèse {megabytes} Mo avec ses images.",
  wholePage: "La page",
  found: "{count, plural, one {# point à revoir} other {# points à revoir}}",
  empty: "est vide",
  openPrice: "n’est pas encore indiqué : écrivez votre prix",
  placeholder: "attend vos propres mots : remplacez ce qui est entre crochets",
  written: "a été écrit par une IA à partir de vos informations : à lire avant de publier",
  alt: "a un texte alternatif qui décrit l’image d’exemple",
  altMissing: "n’a pas encore de texte alternatif : décrivez ce que montre votre image",
  dead: "mène à une partie qui n’est pas affichée",
  deadPage: "mène à une page de texte qui n’existe pas",
  tooLong: "dépasse la place disponible",
  overLimit: "compte {length, number} caractères, pour {max, number} au maximum",
  missing: "affiche une image qui n’est ni sur cet appareil ni dans votre compte",
  sameFile: "a le même nom de fichier qu’une autre page",
  untranslated:
    "{count, plural, one {a encore # texte à traduire} other {a encore # textes à traduire}}",
  noImprint:
    "Pas encore de mentions légales : vos visiteurs doivent pouvoir lire qui tient ce site.",
  heavy: "pèse {megabytes} Mo avec ses images ; jusqu’à 2 Mo, elle se charge vite.",
  goThere: "Aller à {slot}",
};

export const takeShared = {
  title: "Remplacer votre brouillon ?",
  hasDraft:
    "Vous avez déjà un brouillon de ce modèle. Les textes du lien remplaceront les vôtres ; « Annuler » les rétablira.",
  confirm: "Remplacer",
  cancel: "Garder le mien",
  taken: "Les textes du lien sont dans votre brouillon.",
  withoutPictures:
    "Ses images sont à la personne qui les a partagées : celles du modèle les remplacent.",
  notTaken: "Ce lien ne peut pas être copié",
  unreadable: "Ses textes sont illisibles. Rien n’a été modifié.",
  takenBack: "Il n’est plus partagé. Rien n’a été modifié.",
};

export const draftHistory = {
  label: "Versions enregistrées",
  guest:
    "Ce que vous écrivez est enregistré sur cet appareil, et « Annuler » remonte pas à pas. Connectez-vous pour enregistrer chaque modification dans votre compte : vous pourrez alors revenir aux 50 dernières versions.",
  login: "Se connecter",
  loading: "Chargement…",
  failed: "L’historique ne peut pas être chargé pour le moment. Veuillez réessayer.",
  again: "Réessayer",
  none: "Aucune modification pour l’instant. Chacune apparaîtra ici.",
  intro: "Les 50 dernières versions sont conservées. En restaurer une en ajoute une nouvelle.",
  newest: "Version actuelle",
  deployed: "Sur votre site",
  oldest: "La plus ancienne version",
  unchanged: "Aucune modification",
  more: "et {count, number} de plus",
  look: "Voir",
  lookAt: "Voir la version : {when}",
  restore: "Restaurer",
  restoreOf: "Restaurer la version : {when}",
  restored: "Version restaurée. « Annuler » permet de revenir en arrière.",
  same: "C’est déjà votre version actuelle.",
  shown: "Version affichée sur la page : {when}.",
  back: "Revenir à la version actuelle",
};

export const contentFile = {
  menu: "Fichier",
  download: "Télécharger le contenu en JSON",
  load: "Charger un contenu JSON",
  loaded: "Le fichier est chargé. « Annuler » permet de revenir en arrière.",
  withoutPictures: "{count, plural, one {Il manque une image} other {Il manque # images}}",
  seeCheck:
    "Le fichier mentionne des images qui ne sont ni sur cet appareil ni dans votre compte. « Vérifier » en donne la liste et mène à chacune : choisissez-les à nouveau.",
  notJson: "Ce fichier n’est pas du JSON.",
  problems: "Ce fichier n’a pas été chargé",
  problemsIntro: "Rien n’a été modifié. Voici les problèmes :",
  resetAll: "Revenir partout à l’exemple",
  resetTitle: "Revenir à l’exemple ?",
  resetText:
    "Tous vos textes et toutes vos images seront retirés de cette page. Dans l’éditeur, « Annuler » les rétablira.",
  resetYes: "Oui, tout retirer",
  /** Not « Annuler », which is what brings texts back. */
  cancel: "Tout garder",
  allSample: "Tout est revenu à l’exemple. « Annuler » rétablit vos textes.",
};

export const draftConflict = {
  title: "Modifié à deux endroits",
  intro:
    "Ces éléments ont aussi été modifiés sur un autre appareil ou dans un autre onglet. Que voulez-vous garder ?",
  mine: "Ici",
  theirs: "Ailleurs",
  keep: "Garder ce choix",
};

/** Of words that should be checked before they are paid or published. */
export const contentNotice = {
  label: "Vos propres textes",
  found:
    "{count, plural, one {Il y a # point à revoir dans vos textes pour {template}.} other {Il y a # points à revoir dans vos textes pour {template}.}}",
  look: "Voir",
  lookAt: " dans {template}",
};
