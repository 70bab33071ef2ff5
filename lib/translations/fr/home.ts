export const hero = {
  caption: "12 modèles de sites web, présentés à vos couleurs",
  title: "Votre site web à vos couleurs, avant de l’acheter",
  intro:
    "Choisissez un site prêt à l’emploi et voyez-le aussitôt avec vos couleurs, votre logo et votre nom. Achetez-le, puis téléchargez les fichiers ou confiez-nous la mise en ligne.",
  shop: "Voir les modèles",
  talkToUs: "Nous contacter",
};

export const bestSellers = {
  title: "Meilleures ventes",
  intro: "Les trois modèles que les entreprises choisissent le plus.",
  picksTitle: "Nos coups de cœur",
  picksIntro: "Trois modèles pour commencer.",
};

export const howItWorks = {
  title: "Comment ça marche",
  choose: "Choisissez",
  chooseText:
    "Chaque modèle est une création complète, avec son caractère : une page d’accueil, une boutique, une page produit ou un panier.",
  color: "Personnalisez",
  colorText:
    "Choisissez deux couleurs de fond et deux couleurs de texte. Votre nom et votre logo apparaissent à mesure que vous écrivez.",
  keep: "Adoptez",
  keepText:
    "Payez une seule fois : les fichiers sont à vous pour toujours. Téléchargez-les autant de fois que vous le voulez, ou confiez-nous la mise en ligne.",
};

export const examples = {
  title: "Exemples",
  intro:
    "Trois modèles, et ce qu’ils deviennent avec d’autres textes, d’autres couleurs et d’autres images. Les entreprises sont fictives ; tout ce que vous voyez se modifie dans l’éditeur.",
  citrusGrower: "Un restaurant devient un producteur d’agrumes, en italien.",
  kites: "Lampes et horloges deviennent des cerfs-volants, en français.",
  handpan: "Un casque audio devient un handpan, en espagnol.",
  sample: "{template} tel quel",
  example: "Le même modèle pour {company}",
  write: "Personnaliser {template}",
  byTrade: "D’autres exemples, par activité",
};

export const testimonials = {
  anonymous: "Un ancien client",
  title: "Ce qu’en disent les clients",
  intro:
    "Les derniers avis à cinq étoiles, écrits par des clients qui ont acheté le modèle. Tous les avis, quelle que soit leur note, sont pris en compte sur la page du modèle.",
  fiveStarsFor: "Cinq étoiles pour {preset}",
};

/** Shown in the demo, as samples, until there are five-star reviews. */
export const sampleTestimonials = {
  title: "Ce que pourraient dire les clients",
  intro: "Ces exemples sont de notre plume. Les avis de vrais clients les remplaceront.",
  paperMill: "Client fictif, un moulin à papier",
  paperMillSays:
    "À dix heures, nous avions choisi notre mise en page, à onze heures nos verts, et avant midi la direction découvrait un site à notre nom.",
  bicycleWorkshop: "Client fictif, un atelier de vélos",
  bicycleWorkshopSays:
    "J’ai eu exactement ce que montrait l’aperçu. Pas de police inattendue, pas de page qui change de tête une fois notre logo en place.",
  teaImporter: "Client fictif, un importateur de thé",
  teaImporterSays:
    "Quatre couleurs, cela me semblait peu. C’était exactement le nombre de décisions que j’avais envie de prendre.",
};

export const callToAction = {
  title: "Trouvez le modèle qui vous va",
  text: "À partir de {price}. Pas besoin de compte pour regarder.",
  browseAll: "Voir tous les modèles",
};

export const tryOn = {
  label: "Voyez-les à vos couleurs",
  company: "Votre entreprise",
  companyExample: "Maison Sommer",
  trade: "Votre activité",
  tradeExample: "Boulangerie, avocat…",
  language: "Langue de votre site",
  fromLogo: "D’après votre logo",
  colors: "Couleurs",
  own: "Couleurs d’origine",
  surprise: "Surprenez-moi",
  hint: "Dites qui vous êtes et ce que vous faites : les modèles l’affichent aussitôt. Rien ne quitte cet appareil, sauf si vous nous laissez lire votre site.",
  site: "Vous avez déjà un site ?",
  siteExample: "votre-site.fr",
  read: "Lire le site",
  otherWays: "Ou collez un texte, choisissez un fichier ou saisissez vos informations",
};

/** What the first screen says and offers once it is used. */
export const tryOnLive = {
  templates: "Modèle",
  open: "Ouvrir",
  inYourBrand: " {template} à vos couleurs",
  live: "{template}, en direct",
  ownWords:
    "Chaque modèle parle désormais de votre entreprise. Il ne vous reste qu’à compléter les mots entre crochets.",
  nearest: "Activité la plus proche : {trade}. ",
  unknownTrade:
    "Aucune de nos seize activités ne correspond à « {words} ». Choisissez-en une dans la liste ; d’ici là, rien ne change.",
  kept: "Vos informations sont conservées et affichées jusqu’à ce que vous les effaciez.",
  remove: "Effacer mes informations",
  removed: "Vos informations ont été effacées. Votre nom et vos couleurs restent.",
  factsShown: "Chaque modèle affiche désormais vos informations. Ce qui manque reste vide.",
  all: "Voir les douze",
  edit: "Rédiger les textes",
  buy: "Acheter",
  sampleWords: "Chaque modèle avec ses textes d’exemple.",
  ownColors: "Chaque modèle avec ses couleurs d’origine.",
  undo: "Annuler",
  undone: "Tout est comme avant.",
  colorsOnly: "Couleurs seules",
  logoRemoved: "Le logo a été retiré, les couleurs restent.",
  logoToo: " C’est aussi votre logo, désormais.",
  logoOnly: " C’est désormais votre logo.",
  ofProfile: "Les modèles s’affichent pour {company}, d’après votre profil.",
  changeInProfile: "Modifier",
};

export const paletteNames = {
  Paper: "Papier",
  Lemon: "Citron",
  Poppy: "Coquelicot",
  Clay: "Argile",
  Plum: "Prune",
  Harbor: "Port",
  Mint: "Menthe",
  Forest: "Forêt",
  Ink: "Encre",
};
