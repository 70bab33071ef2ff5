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
  takenDown: "Retiré par nos soins",
  held: "Nous l’examinons avant sa mise en ligne",
  newVersionHeld: "Nous examinons vos modifications avant leur mise en ligne",
  hidden: "Masqué aux moteurs de recherche : publiez vos propres textes",
  opensInNewTab: " (nouvel onglet)",
  siteOf: "Votre site {template}",
  of: " ({template})",
  edit: "Modifier",
  publish: "Publier",
  messages:
    "{unread, plural, =0 {Messages} one {Messages (# non lu)} other {Messages (# non lus)}}",
  putOnline: "Mise en ligne par nos soins : {price}",
  writeWords: "1. Rédiger vos textes",
  connectDomain: "2. Relier votre domaine",
};

/** Of a template that was bought without deployment. */
export const noSite = {
  title: "Site non publié par nos soins",
  text: "Vous avez acheté {template} pour votre propre hébergement. Téléchargez-le avec vos textes, votre logo et vos couleurs, décompressez-le chez votre hébergeur, et le voilà en ligne.",
  download: "Aller au téléchargement",
  offerTitle: "Ou confiez-nous la mise en ligne pour {price}",
  offer:
    "Nous publions votre site en quelques minutes, à sa propre adresse. Vous pouvez ensuite modifier ses textes, relier votre domaine, lire les messages de vos visiteurs et compter les visites. Vous payez une seule fois.",
  buy: "Mettre en ligne",
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
  confirmNo: "Non, le garder",
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
  withdrawn: "Cette licence a été retirée",
  allows:
    "Elle permet à une entreprise d’utiliser {template} pour un site web. Nous ne révélons pas qui la détient.",
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
