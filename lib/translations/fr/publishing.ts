/** The overview of a customer's site. */
export const siteOverview = {
  online: "En ligne",
  opensInNewTab: " (nouvel onglet)",
  onlineSince: "En ligne depuis le {date}, version {number, number}",
  allOnline: "Tout est en ligne",
  allOnlineHint:
    "Rien à publier : vos visiteurs voient la dernière version de vos textes, de votre logo et de vos couleurs.",
  notListed: "Votre site n’est pas encore référencé",
  toBeListed:
    "{count, plural, =0 {Il pourra l’être dès que vous aurez publié vos propres textes. Pour l’instant, tous sont des exemples : rédigez-en au moins un, le titre par exemple, puis publiez.} one {# texte est déjà de vous, mais vous ne l’avez pas encore publié. Publiez-le : les moteurs de recherche pourront alors afficher votre site.} other {# textes sont déjà de vous, mais vous ne les avez pas encore publiés. Publiez-les : les moteurs de recherche pourront alors afficher votre site.}}",
  writeWords: "Rédiger vos textes",
  orderedOnline: "Votre site est en ligne tel que commandé",
  orderedOnlineHint:
    "Nous avons publié ce que vous aviez enregistré. Relisez votre site, puis publiez-le vous-même.",
  changes:
    "{count, plural, one {# modification n’est pas encore en ligne} other {# modifications ne sont pas encore en ligne}}",
  sendingDraft: "Enregistrement de vos dernières modifications…",
  notSent: "Vos dernières modifications ne sont pas encore enregistrées",
  unsent: "Elles ne sont que sur cet appareil et ne peuvent donc pas être publiées : {reason}",
  changedElsewhere:
    "Elles ont aussi été modifiées ailleurs. Ouvrez l’éditeur et choisissez ce qui doit rester.",
  logInAgain: "Veuillez vous reconnecter.",
  backToEditor: "Ouvrir l’éditeur",
  lookAtIt: "Voir",
  noImprint: "Pas encore de mentions légales.",
  addImprint: "Les ajouter",
  publishFirst: "Publiez votre site",
  publishFirstHint:
    "Il sera mis en ligne tel que vous le voyez ici, avec vos textes, votre logo et vos couleurs.",
  publish: "Publier",
  publishAgain: "Republier",
  tryAgain: "Réessayer",
  now: "En ligne",
  after: "Après publication",
  draft: "Tel qu’il sera publié",
  ordered: "En attente",
  building: "Publication",
  live: "En ligne",
  publishing: "Publication en cours. En attendant, vos visiteurs voient la version précédente.",
  done: "C’est fait : votre site est en ligne.",
  failed: "La publication a échoué : {reason}",
  stillOnline: "La version précédente reste en ligne.",
  notOnline: "Rien n’est en ligne.",
  offline: "Votre site est hors ligne",
  offlineHint: "Personne ne peut le voir. Publiez-le quand vous le voulez.",
  leaving: "Mise hors ligne de votre site…",
  confirmFirst: "Confirmez d’abord votre adresse e-mail",
  confirmFirstHint:
    "Votre site a un formulaire, et ce que vos visiteurs envoient vous parvient par e-mail. Ouvrez le lien que nous vous envoyons, puis publiez.",
  confirmSoon: "Confirmez votre adresse e-mail",
  confirmSoonHint:
    "Vous ne pourrez publier un site avec formulaire qu’une fois votre adresse confirmée : ce que vos visiteurs envoient vous parvient par e-mail.",
  waitsToPublish: "Ce que vous avez publié n’est pas encore en ligne",
  takenDown: "Nous avons retiré ce site",
  takenDownHint:
    "Cette décision a été prise par une personne. Vos textes, vos images et vos versions sont conservés.",
  notRecorded:
    "La version en ligne a été publiée avant que nous ne conservions les versions. Publiez encore une fois, et vous pourrez revenir à cette version.",
};

/** For a publication of words with placeholders. */
export const openPlaces = {
  waiting:
    "{count, plural, one {Il reste # passage à compléter} other {Il reste # passages à compléter}}",
  hint: "Vos visiteurs y liraient des mots entre crochets, un prix que vous n’avez pas fixé, ou des textes d’IA que vous n’avez pas lus.",
  fillIn: "Compléter",
  publishAnyway: "Publier quand même",
};

/** For a site that a person has to look at. */
export const siteWaiting = {
  title: "Nous examinons d’abord votre site",
  refusedTitle: "Nous n’avons pas mis ce contenu en ligne",
  publication:
    "Quelque chose dans ce que vous avez publié rappelle les sites qui volent des mots de passe ou de l’argent. Une personne de notre équipe l’examine avant que vos visiteurs ne puissent le voir, en général dans un délai d’un jour ouvré, et nous vous écrirons.",
  change:
    "Vous avez demandé à {change, select, settings {modifier les réglages} name {changer le nom dans l’adresse} domain {utiliser votre propre domaine} other {publier}}. Avec cette modification, quelque chose dans votre site rappelle les sites qui volent des mots de passe ou de l’argent. Une personne de notre équipe l’examine d’abord, en général dans un délai d’un jour ouvré, et nous vous écrirons.",
  reasons: "Ce que nous avons remarqué",
  whatToDo:
    "Il s’agit le plus souvent d’un malentendu. Vous pouvez attendre notre décision, ou modifier ces mots et publier à nouveau : la nouvelle version sera vérifiée aussitôt.",
  stopped:
    "D’ici là, tout ce que vous publiez attendra aussi notre décision. Si vous pensez que nous nous trompons, écrivez à {email}.",
  refusedHint:
    "Vous pouvez modifier votre site et le publier à nouveau. Si vous pensez que nous nous trompons, écrivez à {email}.",
  pausedTitle: "Vos formulaires sont suspendus",
  paused:
    "Votre site a été signalé pour hameçonnage, et quelque chose y rappelle les sites qui volent des mots de passe ou de l’argent. Une personne de notre équipe rendra sa décision dans un délai de {hours, plural, one {# heure} other {# heures}}. Votre site reste en ligne, mais ses formulaires ne transmettent rien : vos visiteurs apprennent que leur message n’a pas été envoyé, et gardent leur texte.",
  pausedHint:
    "Il s’agit le plus souvent d’un malentendu. Vous pouvez attendre notre décision, ou modifier ces mots et publier à nouveau : vos formulaires fonctionneront de nouveau aussitôt.",
  pausedContact: "Si vous pensez que nous nous trompons, écrivez à {email}.",
};

/** Nouns, which agree with the names of all that can change. */
export const changeList = {
  label: "Ce qui n’est pas encore en ligne",
  more: "{count, number} de plus",
  what: "{kind, select, added {Ajout} removed {Suppression} moved {Déplacement} other {Modification}}",
  /** Read before the name of what changed. */
  whatOf:
    "{kind, select, added {Ajout} removed {Suppression} moved {Déplacement} other {Modification}} : ",
  empty: "(vide)",
};

export const siteHistory = {
  intro:
    "Nous conservons les 20 dernières versions. Vous pouvez remettre en ligne n’importe laquelle, en une étape.",
  versions: "Versions, de la plus récente à la plus ancienne",
  version: "Version {number, number}",
  online: "En ligne",
  restoredFrom: "Fichiers de la version {number, number}",
  byYou: "par {company}",
  byShop: "après le paiement",
  sample: "Textes d’exemple",
  revision: "Vos textes, enregistrement n° {number, number}",
  changes: "{count, plural, one {# modification} other {# modifications}}",
  noChanges: "Aucune modification depuis la version précédente",
  kilobytes: "{count, number} Ko",
  look: "Voir",
  restore: "Restaurer",
  ofVersion: " la version {number, number}",
  opensInNewTab: " (nouvel onglet)",
  confirmTitle: "Remettre en ligne la version {number, number} ?",
  confirmText:
    "Vos visiteurs la verront aussitôt, comme une nouvelle version. Votre brouillon reste tel quel.",
  confirmYes: "Oui, la restaurer",
  confirmNo: "Plus tard",
  restored: "La version {number, number} est de nouveau en ligne.",
  restoring: "Remise en ligne en cours…",
  none: "Aucune version pour l’instant",
  noneHint:
    "Chaque fois que vous publiez, une version est conservée ici, et vous pouvez y revenir.",
  toOverview: "Voir la vue d’ensemble",
};

/** What changed in a site besides the words and pictures of its template. */
export const siteChanges = {
  company: "Nom de l’entreprise",
  about: "Présentation de l’entreprise",
  facts: "Informations pour les moteurs de recherche",
  logo: "Logo",
  colors: "Couleurs",
  ownColor: "Couleur d’origine",
  title: "Titre de la page",
  description: "Description pour les moteurs de recherche",
  language: "Langue",
  languages: "Autres langues",
  languageLinks: "Liens entre les langues",
  template: "Modèle",
  version: "Version {number, number}",
  // Words without a gender: of sections, of links.
  shown: "Visible",
  hidden: "Invisible",
  link: "{label} ({to})",
  ownPicture: "Votre image : {alt}",
  ownPictureUnnamed: "Votre image",
  samplePicture: "Image d’exemple : {alt}",
  samplePictureUnnamed: "Image d’exemple",
};

export const changedColors = {
  primary: "Fond principal",
  secondary: "Fond secondaire",
  text01: "Texte 1",
  text02: "Texte 2",
};
