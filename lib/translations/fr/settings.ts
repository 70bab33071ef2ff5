/** The settings of a customer's site. */
export const siteSettings = {
  address: "Adresse",
  name: "Nom dans l’adresse",
  nameHint: "Votre site est à l’adresse {address}. L’ancienne redirige vers la nouvelle.",
  fixedName: "Le nom est fixé par l’hébergeur de votre site.",
  save: "Changer l’adresse",
  saving: "Changement…",
  saved: "C’est fait. Votre site est à sa nouvelle adresse.",
  offlineTitle: "Mettre hors ligne",
  offlineHint:
    "Plus personne ne pourra voir votre site. Vos textes, vos versions et vos réglages sont conservés.",
  alreadyOffline: "Votre site n’est pas en ligne.",
  takeOffline: "Mettre hors ligne",
  takingOffline: "Mise hors ligne…",
};

export const settingsForm = {
  save: "Enregistrer",
  saving: "Enregistrement…",
  saved: "C’est enregistré.",
};

export const formSettings = {
  title: "Formulaires",
  paymentLink: "Lien vers votre page de paiement",
  paymentLinkHint: "Affiché après une commande. Laissez vide si vous n’en avez pas.",
  formAddress: "Envoyer les formulaires ailleurs",
  formAddressHint:
    "Les formulaires du site que nous publions arrivent dans « Messages ». Si vous téléchargez les fichiers pour les mettre en ligne vous-même, leurs formulaires seront envoyés à cette adresse.",
  privacy: "Pour votre page de confidentialité",
  privacyHint:
    "Ce paragraphe dit ce qui est conservé quand quelqu’un vous écrit. Copiez-le dans une page de texte.",
  language: "Langue",
  copy: "Copier le paragraphe",
  copied: "Copié.",
};

export const businessSettings = {
  title: "Informations pour les moteurs de recherche",
  business: "Entreprise",
  hint: "Adresse, horaires, prix et profils, tels que vous nous les avez indiqués. Ces informations accompagneront votre prochaine publication, dans le format que lisent les moteurs de recherche et les assistants.",
  noBusiness: "Seulement ce que dit le site",
  none: "Les moteurs de recherche ne connaissent que ce que dit le site. Dès que nous connaîtrons votre adresse, vos horaires et vos prix, nous les leur indiquerons dans leur propre format.",
  tell: "Saisir vos informations",
};

export const webhook = {
  title: "Transmettre les messages à un programme",
  intro:
    "Dès leur arrivée, les messages et les commandes de vos visiteurs peuvent aussi être transmis à l’un de vos logiciels, par exemple votre comptabilité ou votre fichier clients. Le spam est écarté, et tout reste dans votre boîte de réception.",
  address: "Adresse de votre programme",
  addressHint: "Un webhook qui accepte du JSON. Laissez vide si vous n’en avez pas.",
  secret: "Secret de signature",
  secretHint: "Grâce à lui, votre programme vérifie qu’un message vient bien de nous.",
  standard: "Comment vérifier la signature",
  replace: "Remplacer le secret",
  replaceTitle: "Remplacer le secret ?",
  replaceText: "Votre programme n’acceptera aucun message tant qu’il n’aura pas le nouveau.",
  replaceYes: "Oui, le remplacer",
  replaceNo: "Le garder",
  test: "Envoyer un test",
  arrived: "Il est bien arrivé.",
  deliveries: "Derniers messages",
  noDeliveries: "Aucun pour l’instant. Les messages qui arriveront désormais seront transmis.",
  from: "{kind, select, order {Commande : {writer}} request {Demande : {writer}} other {Message : {writer}}}",
  waiting: "Nouvel essai prévu",
  delivered: "Envoi réussi",
  failed: "Échec de l’envoi",
  attempts: "{count, plural, one {# tentative} other {# tentatives}}",
};

/** Where visitors, messages and payments of a site go. */
export const siteDestinations = {
  domain: "Domaine",
  paymentLink: "Lien vers la page de paiement",
  formAddress: "Adresse des formulaires",
  webhook: "Programme qui reçoit les messages",
};

export const moveSettings = {
  title: "Votre site en remplace un autre ?",
  redirects: "Adresses de votre ancien site",
  redirectsExample: "/a-propos.html /#about\n/carte",
  redirectsHint:
    "Une par ligne, ou collez votre ancien sitemap. Chacune mène à votre page d’accueil, ou à la page que vous indiquez à sa suite. Elles fonctionnent aussi sous votre propre domaine.",
  verification: "Balises de vérification",
  verificationHint:
    "Google, Bing et d’autres vous donnent une balise HTML qui prouve que le site est à vous. Collez la balise entière : aucun fichier n’est nécessaire. Si vous avez votre propre domaine, vous pouvez à la place ajouter leur enregistrement DNS (TXT) là où vous gérez ce domaine. À notre adresse, seule la balise fonctionne.",
};
