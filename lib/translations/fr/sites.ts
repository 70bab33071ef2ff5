/** The cards of the sites of a customer. */
export const siteCards = {
  title: "Vos sites",
  beingPutOnline: "Mise en ligne en cours",
  online: "En ligne",
  couldNotBePutOnline: "La mise en ligne a échoué",
  beingTakenOffline: "Mise hors ligne en cours",
  notOnline: "Hors ligne",
  yoursToDownload: "Prêt à télécharger",
  underWay:
    "{count, plural, one {Votre site est en cours de mise en ligne. Son adresse s’affichera ici automatiquement.} other {Vos sites sont en cours de mise en ligne. Leurs adresses s’afficheront ici automatiquement.}}",
  /** A date follows. */
  refunded: "Remboursé. Votre site reste en ligne jusqu’au",
  takenDown: "Nous l’avons retiré",
  held: "Nous l’examinons avant sa mise en ligne",
  newVersionHeld: "Nous examinons vos modifications avant leur mise en ligne",
  hidden:
    "Pas encore affiché par les moteurs de recherche : rédigez vos propres textes, puis publiez-les",
  opensInNewTab: " (nouvel onglet)",
  siteOf: "Votre site {template}",
  of: " ({template})",
  edit: "Modifier",
  publish: "Publier",
  overview: "Vue d’ensemble",
  messages:
    "{unread, plural, =0 {Messages} one {Messages (# non lu)} other {Messages (# non lus)}}",
  putOnline: "Faire mettre en ligne : {price}",
  writeWords: "1. Rédiger vos textes",
  connectDomain: "2. Relier votre domaine",
};

/** Of a template that was bought without deployment. */
export const noSite = {
  title: "Modèle sans mise en ligne",
  text: "Vous avez acheté {template} pour votre propre hébergement. Téléchargez-le avec vos textes, votre logo et vos couleurs, décompressez-le chez votre hébergeur, et le voilà en ligne.",
  download: "Aller au téléchargement",
  offerTitle: "Ou confiez-nous la mise en ligne pour {price}",
  offer:
    "Nous publions votre site en quelques minutes, à sa propre adresse. Vous pouvez ensuite modifier ses textes, relier votre domaine, lire les messages de vos visiteurs et compter les visites. Vous payez une seule fois.",
  buy: "Mettre en ligne",
  buyOf: "Mettre {template} en ligne",
};

export const sitePage = {
  yourSite: "Votre site",
  title: "Votre site {template}",
  backToPurchases: "Achats",
  parts: "Rubriques de votre site",
  edit: "Modifier textes et images",
  overview: "Vue d’ensemble",
  history: "Historique",
  messages: "Messages",
  visits: "Visites",
  domain: "Domaine",
  settings: "Réglages",
};

export const sitePicture = { pictureOf: "Image de votre site : {what}" };

export const deployment = {
  deploymentOf: "Mise en ligne : {template}",
  history: "Déroulement",
  takeOffline: "Mettre hors ligne",
  retry: "Réessayer",
  redeploy: "Republier",
  confirmTitle: "Mettre hors ligne ?",
  confirmText:
    "Plus personne ne pourra voir votre site {template}. Vous pourrez le republier à tout moment.",
  confirmYes: "Oui, mettre hors ligne",
  confirmNo: "Non, laisser en ligne",
  opensInNewTab: " (nouvel onglet)",
  orderedText: "C’est commandé. Nous commençons dans un instant.",
  tryingAgain: "{reason} Nous réessayons bientôt.",
  buildingText: "Publication de votre site…",
  /** Addresses follow these three. */
  liveAt: "Votre site est en ligne à l’adresse",
  stillLiveAt: "Il n’a pas pu être mis hors ligne : {reason} Il reste en ligne à l’adresse",
  failedText: "La publication a échoué : {reason}",
  previousLiveAt: "La version précédente reste en ligne à l’adresse",
  leavingText: "Mise hors ligne de votre site…",
  offlineText: "Votre site est hors ligne. Republiez-le quand vous le voulez.",
  takenDown: "Nous avons retiré votre site : {reason}",
  ordered: "Commandé",
  building: "Publication",
  live: "En ligne",
  failed: "Échec",
  leaving: "Mise hors ligne",
  offline: "Hors ligne",
};

export const download = {
  download: "Télécharger",
  title: "Télécharger {template}",
  description:
    "Avec votre nom, votre logo et vos couleurs, ou avec d’autres pour ce téléchargement.",
  preview: "{template} tel que vous allez le télécharger",
  companyName: "Nom de l’entreprise",
  downloadZip: "Télécharger le zip",
  packing: "Préparation…",
  asInProfile: "Comme dans mon profil",
  done: "Le voici. Décompressez-le, puis ouvrez index.html d’un double-clic.",
};

export const licenseKey = {
  license: "Licence",
  copyKeyOf: " la clé de licence ({template})",
};

export const licenseCheck = {
  pageTitle: "Cette licence est-elle valable ?",
  valid: "Cette licence est valable",
  withdrawn: "Cette licence a pris fin",
  allows:
    "Elle permet à une entreprise ou à une personne d’utiliser {template} pour un site web. Nous ne révélons pas qui la détient.",
  wasFor: "Elle valait pour {template}. Le site qui l’utilise doit être mis hors ligne.",
  whatItAllows: "Ce que permet une licence",
  unknown: "Licence inconnue",
  neverGiven: "Nous n’avons jamais délivré cette clé.",
  compare: "Comparez-la à celle de LICENSE.txt : cinq groupes de quatre lettres.",
};

export const whatYouGet = {
  title: "Ce que vous recevez",
  seeIt: "Voyez-le à vos couleurs, avec votre nom et votre logo, avant de payer.",
  download:
    "Téléchargez-le : de simples fichiers qui s’ouvrent d’un double-clic. Sans autre logiciel, sans compte.",
  putOnline: "Ou confiez-nous la mise en ligne pour {price}.",
  keepIt: "Gardez-le pour toujours, même quand il ne sera plus en vente.",
  license: "Ce que permet la licence",
};

/** The page of what a license allows. */
export const licenseTerms = {
  pageTitle: "Licence",
  pageDescription:
    "Ce que vous pouvez faire d’un modèle acheté : une entreprise, un site, pour toujours.",
  title: "Ce que vous pouvez faire d’un modèle",
  intro:
    "Chaque modèle est livré avec sa propre licence et sa clé. Le même texte se trouve dans son fichier LICENSE.txt.",
  categories: "Ce que permet chaque gamme",
  categoriesIntro:
    "Les droits sont les mêmes pour les trois gammes. Ce dont les modèles sont capables varie de l’une à l’autre.",
};

/** The file LICENSE.txt of a site. */
export const licenseFile = {
  title: "Licence de {template}",
  key: "Clé de licence",
  licensedTo: "Titulaire",
  category: "Gamme",
  validity: "Encore valable ?",
  promises: "Ce qu’offre la gamme {category}",
};

/** The file README.txt of a site. */
export const siteReadme = {
  title: "{template} pour {company}",
  open: "Ouvrez index.html d’un double-clic. La page n’a besoin de rien d’autre : ni installation, ni compilation, ni connexion.",
  contents: "Ce que contient ce dossier",
  index: "la page",
  styles: "son apparence ; les quatre couleurs sont dans les premières lignes",
  script: "ce qui s’anime sur la page",
  images: "les images et votre logo",
  fonts: "les polices, chacune avec sa propre licence",
  notFound: "la page des adresses qui n’existent pas ; 404.css règle son apparence",
  manifest: "le nom et les icônes affichés par les mobiles",
  robots: "ce que les moteurs de recherche peuvent lire : tout",
  sitemap: "vos pages, pour les moteurs de recherche",
  agents: "vos pages, pour les modèles de langage",
  colors: "les quatre couleurs, pour vos outils de conception",
  content: "vos textes et vos images, que l’éditeur de la boutique peut charger",
  license: "ce que vous pouvez en faire, et votre clé de licence",
  page: "la page « {title} »",
  samePages: "les mêmes pages en {language}",
  colorTitle: "Changer les couleurs",
  color: "Modifiez les quatre couleurs au début de styles.css. Tout le reste suit.",
  textTitle: "Changer un texte ou une image",
  text: "Ouvrez index.html dans un éditeur de texte, ou placez une autre image du même nom dans le dossier images.",
  webTitle: "Mettre en ligne",
  web: "Envoyez le dossier entier chez l’hébergeur de votre choix. index.html est la page d’accueil.",
  messagesTitle: "Messages",
  received:
    "Ce que les visiteurs envoient par les formulaires de index.html vous attend sur la page de votre site dans la boutique et vous est transmis par e-mail. Pour le recevoir ailleurs, remplacez dans index.html l’adresse qui suit action= par celle d’un autre service de formulaires.",
  unset:
    "Le formulaire de index.html n’envoie encore rien, car la boutique reçoit les messages des seuls sites qu’elle met en ligne. Tout service de formulaires peut s’en charger : dans index.html, inscrivez son adresse dans la première balise du formulaire, par exemple",
  unsetThen:
    "et faites commencer le bouton du formulaire par {tag}. Supprimez ensuite la phrase placée dessous.",
  formNote: "Ce formulaire n’envoie encore rien : README.txt explique ce qu’il lui faut.",
  addressTitle: "Être trouvé et partagé",
  address:
    "Dès que vous connaissez l’adresse de votre site, inscrivez-la à la place de {example} dans robots.txt et sitemap.xml, et devant images/share.png dans index.html : c’est l’image que les messageries affichent à côté d’un lien.",
  folder:
    "404.html convient à un site placé à la racine de son adresse, comme {example}/. Dans un dossier, ajoutez ce dossier devant ce qu’elle charge : /dossier/404.css.",
  robotsNote:
    "Une fois l’adresse de votre site connue, indiquez-la ci-dessous et retirez le # devant Sitemap",
  madeBy: "Réalisé par {shop}. Questions : {email}",
};

export const siteDescription = {
  pages: "Pages",
  contact: "Contact",
  address: "Adresse",
  hours: "Horaires",
  phone: "Téléphone",
  email: "E-mail",
};

/** What was measured of a template. */
export const measured = {
  title: "Mesures",
  /** A date follows. */
  intro:
    "Le site téléchargé : jusqu’à 100 points avec Lighthouse, sur un mobile lent ; accessibilité vérifiée avec axe, le",
  performance: "Performances",
  accessibility: "Accessibilité",
  bestPractices: "Bonnes pratiques",
  seo: "SEO",
  barriers: "Accessibilité, test automatique",
  problems:
    "{count, plural, =0 {aucun problème trouvé} one {# problème trouvé} other {# problèmes trouvés}}",
  weight: "Poids de la page entière",
  kilobytes: "{count, number} Ko",
  fitsNarrowPhone: "Tient sur un écran de 320 pixels",
  darkMode: "Mode sombre",
  yes: "oui",
  no: "non",
};

export const domainErrors = {
  off: "Cette boutique ne propose pas encore de relier un domaine.",
  notAName: "Saisissez un nom, par exemple www.example.com",
  noAddress: "C’est une adresse IP. Saisissez un nom, par exemple www.example.com",
  ownName: "Ce nom est celui de la boutique. Saisissez l’un des vôtres.",
  shared: "{host} est partagé par tout le monde. Saisissez votre propre nom dans ce domaine.",
  notWhole: "Saisissez un nom complet, par exemple www.example.com",
  noOther: "Seul un nom avec ou sans www peut mener à l’autre.",
};

/** Of the addresses of an earlier site, and of the tags of search engines. */
export const moveErrors = {
  /** One of the next four follows. */
  line: "Ligne {line} : {what}",
  twoAddresses: "il y a plus de deux adresses.",
  oldAddress: "l’ancienne adresse doit commencer par / ou https://",
  newPage: "indiquez une page de ce site, qui commence par /",
  unreadable: "cette adresse est illisible.",
  manyAddresses: "Indiquez {max} adresses au maximum. Il y en a {count}.",
  circle: "{circle} figure dans la liste des anciennes adresses : personne n’y arriverait.",
  wholeTag: "Collez la balise entière, qui commence par {tag}",
  knownTags: "Nous connaissons ces balises : {names}.",
  incomplete: "Le contenu de {name} est incomplet. Copiez à nouveau la balise.",
};

export const reportFields = {
  site: "Collez l’adresse du site, par exemple https://www.example.com/page",
  unknownSite:
    "Nous n’hébergeons ni site ni brouillon partagé à cette adresse. Copiez-la depuis votre navigateur ; nous ne pouvons pas agir sur les sites hébergés ailleurs.",
  kind: "Choisissez un motif",
  explanation: "Dites ce qui pose problème, et à quel endroit du site",
  nameMissing: "Saisissez votre nom",
  nameOnly: "Saisissez uniquement votre nom",
  emailMissing: "Saisissez votre adresse e-mail",
  goodFaith: "Veuillez le confirmer",
};

export const siteErrors = {
  notDeployed: "Vous avez acheté ce modèle sans mise en ligne.",
  underWay: "Nous travaillons sur ce site. Patientez un instant.",
  takenDown: "Nous avons retiré ce site : {reason}",
  /** The sentence of `confirmAddress` follows. */
  formNeedsAddress:
    "Votre site a un formulaire, et ce que vos visiteurs envoient vous parvient par e-mail.",
  confirmAddress:
    "{why} Confirmez d’abord votre adresse e-mail : vous pouvez demander le lien dans votre profil.",
  noVersion: "Ce site n’a pas de version {number}.",
  dangerousLink:
    "Cette version contient un lien vers {listed}, qui figure sur une liste d’adresses dangereuses. Publiez sans ce lien.",
  hostSettings: "L’hébergeur de ce site a ses propres réglages pour cela.",
  nameTaken: "Ce nom appartient à un autre site. Choisissez-en un autre.",
  nameFixed: "L’hébergeur de ce site ne permet pas de changer son nom.",
  notBought: "Vous n’avez pas acheté ce modèle.",
  noMessage: "Ce message n’existe pas.",
  unknown: "Ce site n’existe pas.",
  noSite: "Vous n’avez aucun site avec cette licence.",
  notTakenDown: "Ce site n’a pas été retiré.",
  objectedAlready: "Vous avez déjà contesté la décision. Une personne vous répondra par e-mail.",
  mailboxForPrograms:
    "Nous ne transmettons les messages qu’aux programmes de personnes que nous pouvons joindre par e-mail.",
  saveProgram: "Enregistrez d’abord l’adresse de votre programme.",
  openPlaces:
    "{count, plural, one {Il reste # passage à compléter avec vos propres mots} other {Il reste # passages à compléter avec vos propres mots}} : {places}. Complétez-les dans l’éditeur, ou publiez depuis la page de votre site, qui demande s’ils peuvent rester tels quels.",
  isTakenDown: "Ce site a été retiré.",
  manyNames: "Un site peut avoir eu {max} noms au maximum.",
  changeHeld:
    "Cette modification n’est pas encore enregistrée : avec elle, votre site ressemble à ceux qui servent à des fraudes. Nous l’examinons, en général dans un délai d’un jour ouvré, et nous vous écrirons. Rien d’autre ne change sur votre site.",
  notShared:
    "Ce contenu n’est pas partagé, car il rappelle les sites qui volent des mots de passe ou de l’argent. Si nous nous trompons, écrivez à {email}.",
  notSharedWith:
    "Ce contenu n’est pas partagé, car il rappelle les sites qui volent des mots de passe ou de l’argent. {reason} : « {evidence} ». Modifiez ces mots ou, si nous nous trompons, écrivez à {email}.",
  tryInAMinute: "Réessayez dans une minute.",
  uploadLogoAgain: "Ajoutez-le à nouveau dans votre profil.",
  /** One of the two before follows. */
  logoNotFetched: "Votre logo n’a pas pu être récupéré chez l’hébergeur d’images. {remedy}",
};

export const siteFormFields = {
  licenseKey: "Ce n’est pas une clé de licence",
  brand: "Cette marque est illisible",
  domain: "Saisissez un nom, par exemple www.example.com",
  known: "Valeurs possibles : {values}",
  nothingChanges: "Indiquez ce qui doit changer",
  objection: "Dites pourquoi le site devrait être en ligne",
  nameShort: "Utilisez au moins {min} caractères",
  nameLong: "Utilisez {max} caractères au maximum",
  nameLetters:
    "Utilisez des lettres sans accent, des chiffres et des traits d’union, par exemple boulangerie-du-nord",
  nameOfShop: "Vos visiteurs prendraient ce nom pour le nôtre. Choisissez-en un autre.",
  nameOfBrand:
    "Vos visiteurs prendraient ce nom pour celui d’une autre entreprise. Choisissez-en un qui soit à vous.",
  longAddress: "Utilisez 500 caractères au maximum",
  longText: "Utilisez {max} caractères au maximum",
  programAddress: "Saisissez l’adresse de votre programme, qui commence par https://",
  payAddress:
    "Saisissez l’adresse de votre page de paiement telle qu’elle s’affiche dans un navigateur, avec https:// au début",
  formAddress:
    "Saisissez l’adresse de l’autre formulaire telle qu’elle s’affiche dans un navigateur, avec https:// au début",
};

/** Why a publication, or a message to the program of a site's owner, failed. */
export const siteFailures = {
  interrupted: "L’opération a été interrompue.",
  hostCannotUse: "L’hébergeur n’a pas pu utiliser le site.",
  hostSlow: "L’hébergeur a mis trop de temps.",
  hostRefused: "L’hébergeur a refusé le site ({status}).",
  hostDown: "L’hébergeur est injoignable pour le moment. Veuillez réessayer dans une minute.",
  noSuchAddress: "Cette adresse n’existe pas.",
  notLookedUp: "Le nom de l’adresse n’a pas pu être résolu.",
  nothingAnswers: "Rien ne répond à cette adresse.",
  brokeOff: "La connexion a été coupée.",
  noAnswer: "Aucune réponse en {seconds} secondes.",
  connectionFailed: "La connexion a échoué.",
  badCertificate: "Le certificat de l’adresse n’est pas valide.",
  privateNetwork: "L’adresse mène à un réseau privé.",
  redirected:
    "La réponse est une redirection (statut {status}). Veuillez indiquer l’adresse à laquelle elle mène.",
  answeredWith: "La réponse a le statut {status}.",
};
