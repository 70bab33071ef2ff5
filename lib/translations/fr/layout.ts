/** What the shop says of itself, also to search engines. */
export const shop = {
  tagline: "Des modèles de sites web à vos couleurs",
  about:
    "Presetry vend aux entreprises des modèles de sites web prêts à l’emploi. Découvrez-les à vos couleurs, avec votre logo et votre nom. Téléchargez le vôtre ou confiez-nous la mise en ligne : il est à vous pour toujours.",
};

/** The frame of every page. */
export const layout = {
  skipToContent: "Aller au contenu",
  main: "Principale",
  mainSmallScreen: "Principale, petit écran",
  menu: "Menu",
  home: "Accueil",
  shop: "Boutique",
  team: "Équipe",
  switchTheme: "Changer de mode, clair ou sombre",
  language: "Langue",
  seeInThisLanguage: "Voir cette page en français",
  cart: "Panier",
  cartWith: "Panier, {count, plural, =0 {vide} one {# modèle} other {# modèles}}",
};

export const accountMenu = {
  account: "Compte",
  oneMoment: "Un instant…",
  login: "Se connecter",
  register: "Créer un compte",
  profile: "Profil",
  purchases: "Achats",
  drafts: "Vos brouillons",
  saved: "Favoris",
  adminPanel: "Administration",
  logOut: "Se déconnecter",
  areYouSure: "Se déconnecter ?",
  aboutToLogOut: "Vous allez quitter votre compte.",
  yesLogOut: "Oui, me déconnecter",
  cancel: "Annuler",
};

export const footer = {
  about: "À propos",
  shop: "Boutique",
  allPresets: "Tous les modèles",
  premium: "Premium",
  trades: "Par activité",
  team: "L’équipe",
  reference: "Référence API",
  legal: "Informations légales",
  socialLinks: "Réseaux sociaux",
  follow: "Nous suivre",
  contact: "Contact",
  talkToUs: "Nous contacter",
  imprint: "Mentions légales",
  terms: "CGV",
  license: "Licence",
  refunds: "Remboursements",
  privacy: "Confidentialité",
  dataProcessing: "Sous-traitance RGPD",
  accessibility: "Accessibilité",
  reportSite: "Signaler un site",
  /** The words of the law: « renoncer au contrat ici ». */
  withdraw: "Renoncer au contrat ici",
};

export const team = {
  title: "L’équipe",
  description: "Les huit personnes qui dessinent, développent et font vivre les modèles.",
  intro:
    "Huit personnes dessinent, développent et font vivre les modèles. Toutes écrivent du code, toutes répondent aux clients, et chacune s’est déjà battue pour une nuance de vert. Ce sont des personnages fictifs, dessinés pour cette boutique.",
  role: "Développement full stack",
  portraitOf: "Portrait : {name}",
  linkedin: "LinkedIn",
  github: "GitHub",
  profileOf: " ({name})",
};

export const notFound = {
  pageTitle: "Page introuvable",
  title: "Cette page est introuvable",
  text: "L’adresse contient peut-être une erreur, ou la page a été déplacée.",
  browseAll: "Voir tous les modèles",
};

export const errorPage = {
  title: "Une erreur est survenue",
  tryAgain: "Réessayer",
  text: "Cette page ne peut pas s’afficher pour le moment. Vous n’avez rien perdu.",
  code: "Si cela se reproduit, indiquez-nous ce code : {digest}",
  goHome: "Retour à l’accueil",
  shopFailed: "La boutique n’a pas pu s’afficher. Veuillez réessayer dans un instant.",
};
