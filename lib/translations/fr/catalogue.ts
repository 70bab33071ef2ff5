/** The words that a preset is described with, also as filters. */
export const presetWords = {
  basic: "Essentiel",
  medium: "Confort",
  premium: "Premium",
  white: "Blanc",
  green: "Vert",
  blue: "Bleu",
  yellow: "Jaune",
  brown: "Marron",
  red: "Rouge",
  shop: "Boutique",
  home: "Accueil",
  detail: "Produit",
  cart: "Panier",
  about: "À propos",
  phones: "Adapté aux mobiles",
  desktopOnly: "Ordinateur seulement",
  alsoForPhones: "Aussi pour mobiles : {name}",
  alsoForDesktop: "Aussi pour ordinateur seulement : {name}",
};

export const categoryPromises = {
  premium: "Adapté à tous les écrans, avec mode sombre",
  medium: "Mode sombre, non adapté aux mobiles",
  basic: "Sans mode sombre, non adapté aux mobiles",
};

/** For search engines and feeds. */
export const presetDescription = {
  description:
    "{name}, modèle de site web pour {type, select, about {une page de présentation} home {une page d’accueil} shop {une boutique} detail {une page produit} cart {un panier} other {{typeName}}}. Gamme : {category} ; couleur : {color}. {promise}. À voir en direct, à vos couleurs, avec votre logo et votre nom, avant d’acheter.",
};

export const categoryTexts = {
  premium:
    "Un modèle premium s’adapte à tous les écrans, du petit mobile au grand moniteur, et possède son propre mode sombre.",
  medium:
    "Un modèle confort possède son propre mode sombre. Il est conçu pour les écrans d’ordinateur et ne s’adapte pas aux mobiles.",
  basic:
    "Un modèle essentiel est une mise en page nette pour les écrans d’ordinateur. Il ne s’adapte pas aux mobiles et n’a pas de mode sombre.",
};

export const preset = {
  rated: "Note : {average} sur 5",
  bought: "Acheté",
  live: "{name}, en direct",
};

export const salePrice = {
  reducedTo: "Prix réduit : {price} au lieu de {before}",
  lowestPrice: "Prix le plus bas des 30 derniers jours : {price}",
};

export const myColors = {
  label: "À mes couleurs",
  hint: "Affiche les modèles en direct, avec les couleurs et le nom que vous choisissez dans un aperçu",
};

export const mark = {
  save: "Favori",
  savePreset: "Ajouter {name} aux favoris",
  compare: "Comparer",
  comparePreset: "Comparer {name}",
};

export const shopPage = {
  presets: "Modèles",
  count: "{count, plural, one {# modèle} other {# modèles}}",
  saved: "Favoris et modèles consultés",
  orderBy: "Trier par",
  orderMenu: "Trier par",
};

/** For its title and for search engines: the words are in no sentence, for they do not agree. */
export const shopTitle = {
  shop: "Boutique",
  or: "{first} ou {second}",
  templates: "Modèles : {words}",
  templatesForPhones: "Modèles pour mobiles : {words}",
  forPhones: "Modèles adaptés aux mobiles",
  page: "{title}, page {page, number}",
  description:
    "{words} : les modèles de sites web de la boutique, avec leurs prix et des aperçus en direct à vos couleurs.",
  descriptionForPhones:
    "{words} : les modèles de sites web adaptés aux mobiles, avec leurs prix et des aperçus en direct à vos couleurs.",
  all: "Tout le catalogue",
  descriptionOfPage: "{description} Page {page, number}.",
};

export const noResults = {
  title: "Aucun modèle ne correspond",
  hint: "Retirez un filtre, ou affichez tous les modèles. De nouveaux modèles arrivent régulièrement.",
  showAll: "Voir tous les modèles",
};

export const sortOrders = {
  "name-a": "A-Z",
  "name-d": "Z-A",
  "rating-a": "Meilleures notes",
  "rating-d": "Notes croissantes",
  "release-a": "Nouveautés",
  "release-d": "Les plus anciens",
  "price-d": "Prix décroissant",
  "price-a": "Prix croissant",
};

export const facetTitles = {
  categories: "Gammes",
  colors: "Couleurs",
  types: "Types",
  screens: "Écrans",
};

export const filterBy = {
  categories: "Filtrer par gamme",
  colors: "Filtrer par couleur",
  types: "Filtrer par type",
  screens: "Filtrer par écran",
};

export const filters = {
  filters: "Filtres",
  close: "Fermer les filtres",
  chosen: "actifs : {count, number}",
  all: "Tout",
  presets: "{count, plural, one { modèle} other { modèles}}",
};

export const activeFilters = {
  remove: "Retirer le filtre {filter}",
  clear: "Effacer les filtres",
};

export const pager = {
  pages: "Pages",
  back: "Préc.",
  next: "Suiv.",
  page: "Page {page, number} sur {pages, number}",
};

export const carousel = {
  carousel: "carrousel",
  slide: "diapositive",
  slideOf: "{name}, {number, number} sur {count, number}",
  previous: "Modèle précédent",
  next: "Modèle suivant",
};

export const searchField = {
  label: "Rechercher un modèle",
  placeholder: "Nom, activité, couleur ou type",
  submit: "Rechercher",
};

/** Of suggestions and of results. */
export const searchFound = {
  found: "{count, plural, one {# modèle correspond} other {# modèles correspondent}} à « {words} »",
  foundMost: "{count, number} modèles ou plus correspondent à « {words} »",
  best: "{found}. Voici les meilleurs.",
  bestOf: "{found}. Voici les {shown, number} meilleurs.",
  none: "Rien ne correspond à « {words} »",
};

export const searchSuggestions = {
  suggestions: "Modèles suggérés",
  failed: "Aucune suggestion pour le moment. Appuyez sur Entrée pour rechercher.",
  all: "Tous les résultats pour « {words} »",
};

export const searchPage = {
  title: "Recherche",
  titleOf: "Recherche : {words}",
  titleOfPage: "Recherche : {words}, page {page, number}",
  description:
    "Les modèles de sites web qui correspondent à « {words} », avec leurs prix et des aperçus.",
  key: "Touche / pour rechercher",
  noneHint:
    "Vérifiez l’orthographe, ou essayez une activité, une couleur ou un type : restaurant, bleu, boutique.",
  trade: "Pour votre activité :",
  trades: "Ce qu’il faut à un site web, par activité",
  tooLong: "Votre recherche est trop longue",
  tooLongHint: "{most, number} caractères au maximum : quelques mots suffisent.",
};

export const detail = {
  pageTitle: "{name}, modèle de site web : {category}, {type}",
  breadcrumb: "Fil d’Ariane",
  shop: "Boutique",
  notSold: "Ce modèle n’est plus en vente. Si vous l’avez acheté, vous le gardez.",
  preview: "APERÇU",
  onOtherScreens: "Sur d’autres écrans",
  edit: "Modifier textes et images",
  opensInNewTab: "(nouvel onglet)",
  similar: "Modèles similaires",
  compareSimilar: "Comparer {preset} à ceux-ci",
};

/** The pictures of a preset's page, by what they show. */
export const detailViews = {
  wholePage: "La page entière",
  onTablet: "Sur tablette",
  onPhone: "Sur mobile",
  otherPalette: "Avec d’autres couleurs",
};

/** The alternative texts of the pictures. */
export const detailPictures = {
  wholePage: "{preset} : la page entière",
  onTablet: "{preset} : sur tablette",
  onPhone: "{preset} : sur mobile",
  otherPalette: "{preset} : avec d’autres couleurs",
};

/** The titles of the live previews that replace the pictures. */
export const detailFrames = {
  wholePage: "{preset}, en direct : la page entière",
  onTablet: "{preset}, en direct : sur tablette",
  onPhone: "{preset}, en direct : sur mobile",
  otherPalette: "{preset}, en direct : avec d’autres couleurs",
};

export const specification = {
  title: "Caractéristiques",
  category: "Gamme",
  type: "Type",
  color: "Couleur",
  layout: "Mise en page",
  released: "Sortie",
  number: "Numéro",
  numberOf: "N° {number}",
};

export const reviews = {
  count: "{count, plural, one {# avis} other {# avis}}",
  checked:
    "Seuls les clients qui ont acheté et payé ce modèle peuvent donner leur avis. Aucun avis n’est écarté à cause de sa note : tous comptent, et les plus récents figurent ici. Nous ne masquons un avis qu’en cas de propos illicites ou injurieux.",
  answerOf: "Réponse de {shop}",
};

/** What each template is, in one sentence, for its page in the shop. */
export const templateSummaries = {
  silent:
    "Une page d’entreprise tout en calme : une grande image, un menu discret sur le côté et de la place pour quelques mots clairs.",
  "gourmet-grove":
    "La page d’accueil d’un restaurant : un plat occupe tout l’écran, puis images et récits se répondent.",
  atlantic:
    "Un catalogue paisible : huit produits et leurs prix sur une seule page, prêts à être commandés.",
  corporate:
    "Une page qui présente votre entreprise : qui vous êtes, ce que vous faites et comment vous joindre, avec un menu sur le côté.",
  simple:
    "Un panier qui glisse par-dessus votre boutique, avec les quantités, le sous-total et l’accès au paiement.",
  cosmo:
    "La page d’accueil d’une boutique : trois grandes images qui se succèdent, et un menu pour votre équipe, vos projets et vos dates.",
  prestige:
    "Une page pour un seul objet précieux : deux grandes images, son histoire et les quatre caractéristiques qui comptent.",
  motion:
    "Une liste de produits avec recherche et filtres, pour les clients qui savent ce qu’ils veulent.",
  cali: "Une page de boutique avec huit produits, des filtres par couleur et par catégorie, et un total tenu à jour.",
  trend:
    "Une prestation et son prix : des images, des avis, des formats au choix et un seul bouton pour réserver.",
  sonic:
    "Une page pour lancer un produit : une grande image, trois détails à ouvrir et, à côté de chacun, une raison d’acheter.",
  thunder:
    "Une page panier complète : les articles, un code promo, la livraison, les taxes et le total, prête pour le paiement.",
};

export const detailNotFound = {
  title: "Modèle introuvable",
  text: "Impossible d’afficher ce modèle pour le moment",
  hint: "Ce modèle n’existe pas, ou son adresse contient une erreur.",
  browseAll: "Voir tous les modèles",
};

export const compareBar = {
  label: "Modèles à comparer",
  remove: "Ne plus comparer {preset}",
  clear: "Effacer",
  compare: "{count, plural, one {Le comparer} other {Comparer les #}}",
};

export const shareComparison = {
  share: "Partager",
  copied: "Le lien est copié.",
  colors: "Il montre les couleurs que vous voyez ici.",
  colorsAndName: "Il montre les couleurs et le nom d’entreprise que vous voyez ici.",
  colorsAndLogo: "Il montre les couleurs et le logo que vous voyez ici.",
  colorsNameAndLogo: "Il montre les couleurs, le nom d’entreprise et le logo que vous voyez ici.",
  plain: "Il ne montre aucune marque, car vous n’en avez défini aucune ici.",
  withoutLogo: "Il ne montre pas votre logo, qui n’existe que sur cet appareil.",
  withoutWords:
    "Il ne montre pas vos propres textes : pour les partager, utilisez « Partager » dans un aperçu.",
};

export const compare = {
  title: "Comparer des modèles",
  titleOf: "Comparer {names}",
  intro: "Côte à côte, avec vos couleurs, votre logo et vos textes si vous les avez définis.",
  description:
    "{names} côte à côte : aperçus en direct sur trois écrans, prix, contenu de chaque gamme et mesures chiffrées.",
  emptyDescription:
    "Jusqu’à trois modèles de sites web côte à côte : aperçus en direct, prix et contenu de chacun.",
  empty: "Aucun modèle à comparer",
  emptyHint: "Cliquez sur « Comparer » sur trois modèles au plus.",
  toShop: "Voir tous les modèles",
  tooMany: "Vous pouvez en comparer trois au plus",
  tooManyHint: "Voici les trois premiers : {names}.",
  firstThree: "Comparer les trois premiers",
  notFound: "Il n’y a rien à comparer",
  notFoundText: "L’un de ces modèles n’existe pas.",
  browseAll: "Voir tous les modèles",
  another: "En ajouter un",
};

export const comparePreviews = {
  previews: "Aperçus en direct",
  screen: "Écran",
  together: "Défiler ensemble",
  live: "{preset}, en direct",
  open: "Ouvrir l’aperçu",
  ofPreset: " ({preset})",
  remove: "Retirer",
  removePreset: "Retirer {preset}",
  notSold: "Plus en vente",
  inBrandOf: "Présentés pour {company}, comme les voit la personne qui a envoyé le lien.",
  inColors: "Dans les couleurs choisies par la personne qui a envoyé le lien.",
  inOwn: "Voir à mes couleurs",
};

/** The sizes of screens that previews are shown in. */
export const screenNames = {
  desktop: "Ordinateur",
  tablet: "Tablette",
  phone: "Mobile",
};

export const compareTables = {
  price: "Prix",
  withDeployment: "Avec mise en ligne",
  deploymentOf: "{base} une seule fois et {each} pour le modèle",
  screens: "Écrans",
  rating: "Note",
  notRated: "Pas encore noté",
  facts: "Ce que vous recevez et ce que cela coûte",
  measured: "Mesures",
  measuredIntro:
    "Mesures faites sur les sites téléchargés : jusqu’à 100 points avec Lighthouse, sur un mobile lent ; accessibilité vérifiée avec axe.",
  measuredOn: "Mesuré le",
  notMeasured: "Non mesuré",
};

export const review = {
  title: "Donnez votre avis",
  label: "Votre avis en quelques mots",
  submit: "Publier l’avis",
  sending: "Envoi…",
  thanks: "Merci pour votre avis",
  isPublished: "Votre avis sur {preset} figure désormais sur sa page.",
  failed: "Une erreur est survenue",
  tryAgain: "Veuillez réessayer dans un instant.",
  yourRating: "Votre note",
  stars: "{count, plural, one {# étoile} other {# étoiles}}",
  score1: "Mauvais",
  score2: "Moyen",
  score3: "Bon",
  score4: "Très bon",
  score5: "Excellent",
};

/** For search engines. */
export const savedMetadata = {
  title: "Favoris",
  description: "Vos modèles favoris, vos brouillons et les derniers modèles consultés.",
};

export const saved = {
  title: "Favoris",
  introGuest:
    "Enregistrés sur cet appareil. Connectez-vous pour les retrouver aussi sur les autres.",
  introCustomer: "Enregistrés dans votre compte, sur tous vos appareils.",
  loading: "Chargement de vos favoris",
  saved: "Modèles favoris",
  nothingSaved: "Aucun favori pour l’instant",
  nothingSavedHint: "Cliquez sur le cœur d’un modèle pour le retrouver ici.",
  toShop: "Voir tous les modèles",
  // Up to as many presets as fit side by side.
  compare:
    "{count, plural, =2 {Comparer les deux} =3 {Comparer les trois} other {Comparer les trois premiers}}",
  drafts: "Vos brouillons",
  allDrafts: "Tous les brouillons et liens partagés",
  edit: "Reprendre",
  changedAt: "Modifié le {date}",
  noDrafts:
    "Vous n’avez pas encore de brouillon. Ouvrez un modèle et cliquez sur un texte pour le modifier.",
  seen: "Modèles consultés",
  nothingSeen: "Les modèles que vous consultez apparaissent ici.",
  forget: "Vider cette liste",
  notSold: "Plus en vente",
  notLoaded: "Les modèles n’ont pas pu être chargés.",
  tryAgain: "Réessayer",
  needsScript: "Les favoris nécessitent JavaScript",
  needsScriptHint:
    "Activez-le ou rechargez la page, ou ajoutez la page d’un modèle aux favoris de votre navigateur.",
};

/** Of the catalog, for search engines. */
export const structuredData = {
  websiteTemplate: "Modèle de site web",
  customer: "Un client ou une cliente",
};

/** On the pictures that links to the shop are shared with. */
export const sharingCards = {
  shop: "Tous les modèles",
  shopLine: "12 modèles de sites web à essayer, avec leurs prix",
  trades: "Par activité",
  tradesLine: "Ce qu’il faut à un site, et les modèles qui conviennent",
  compare: "Comparer des modèles",
  compareLine: "Jusqu’à trois côte à côte, en direct",
  team: "L’équipe",
  teamLine: "Huit personnes derrière les modèles",
  trade: "Pour {trade}",
  tradeLine: "Trois modèles de sites web, avec des exemples",
  comparisonLine: "Comparés en direct, avec prix et mesures",
  preset: "{price} · Modèle : {type}, {category}",
  shared: "Dans ces couleurs",
  sharedFor: "{template}, dans ces couleurs",
};

export const catalogueFields = {
  known: "Valeurs possibles : {values}",
  filtersNotJson: "Les filtres ne sont pas du JSON valide.",
  direction: "Valeurs possibles : a, d",
};

export const couponErrors = {
  unknown: "Le code promo {code} n’existe pas. Vérifiez l’orthographe.",
  used: "Vous avez déjà utilisé le code promo {code}, dans votre commande {orderId}.",
  ended: "Le code promo {code} a expiré le {when}.",
  begins: "Le code promo {code} sera valable à partir du {when}.",
  tooLow: "Le total de votre panier est trop bas pour le code promo {code}.",
  none: "Le code promo {code} ne s’applique à rien dans votre panier. Ce qu’il offre : {offer}.",
  usedUp:
    "Le code promo {code} est épuisé : il valait pour {maxUses, plural, =1 {une seule commande} other {# commandes}}.",
};

export const couponFields = {
  notACode: "Un code compte de 3 à 40 lettres, chiffres et traits d’union",
};

export const presetErrors = {
  unknownNumbers: "Il n’existe pas de modèle n° {numbers}",
  unknownPreset: "Ce modèle n’existe pas.",
  notSold: "Ce modèle n’est plus en vente.",
  noDetail: "Impossible d’afficher ce modèle pour le moment",
  bought: "Vous avez déjà acheté ce modèle.",
};

export const reviewErrors = {
  buyFirst: "Vous pourrez donner votre avis sur un modèle une fois que vous l’aurez acheté.",
  reviewedAlready: "Vous avez déjà donné votre avis sur ce modèle.",
  unknown: "Cet avis n’existe pas.",
};

export const reviewFields = {
  reviewer: "Indiquez qui donne son avis",
  text: "Écrivez votre avis en quelques mots",
  stars: "Choisissez de 1 à 5 étoiles",
  trueOrFalse: "Doit être true ou false",
};

export const savedErrors = {
  comparisonFull: "Vous pouvez comparer trois modèles au plus. Retirez-en d’abord un.",
  full: "Vous avez {maxSaved} modèles favoris. Retirez-en un avant d’en ajouter un autre.",
};

/** Lines of a bill. */
export const discounts = {
  basic: "essentiel",
  medium: "confort",
  premium: "premium",
  coupon: "Code promo {code} : {offer}",
  percentOff: "{percent, number} % de réduction sur {what}",
  amountOff: "{amount} de réduction sur {what}",
  yourTemplates: "vos modèles",
  ofCategories: "les modèles de gamme {categories}",
  bundle: "Dès {size, number} modèles de gamme {category} : {percent, number} % de réduction",
  sale: "{name} : {percent, number} % de réduction",
};
