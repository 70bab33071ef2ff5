/** The form with which anybody reports a site, and its receipt. */
export const report = {
  title: "Signaler un site",
  intro:
    "Un site que nous hébergeons, ou un brouillon partagé ici, pose problème ? Dites-le-nous : une personne l’examine et décide s’il reste en ligne. Aucun compte n’est nécessaire.",
  site: "Adresse du site",
  siteHint: "Telle qu’affichée dans votre navigateur, par exemple https://www.example.com/page",
  draftHint:
    "Si ce brouillon contient ses propres textes, collez ici son adresse complète, copiée depuis votre navigateur : ces textes s’y trouvent, et nous ne les avons pas.",
  kind: "Motif",
  choose: "Veuillez choisir",
  explanation: "Pourquoi, et à quel endroit",
  explanationHint:
    "Précisez les textes, les images ou les pages en cause, et en quoi ils enfreignent la loi ou les droits d’une personne.",
  reporter: "Vos coordonnées",
  reporterHint:
    "Nous vous répondons par e-mail. Le propriétaire du site ne saura pas qui l’a signalé. Six mois après notre décision, nous effaçons votre nom et votre adresse.",
  anonymous: "Pour un signalement de pédocriminalité, nous ne demandons ni nom ni adresse.",
  name: "Nom",
  email: "E-mail",
  /** The words of the law: article 16 of the Digital Services Act. */
  goodFaith: "Je pense, de bonne foi, que ce que j’écris est exact et complet.",
  send: "Signaler",
  privacy: "Confidentialité",
  elsewhere: "Un danger immédiat ? Appelez d’abord la police.",
  receivedTitle: "Nous avons reçu votre signalement",
  number: "Il porte le numéro {number}.",
  decidedInHours:
    "Une personne examine le site et rend sa décision dans un délai de {hours, plural, one {# heure} other {# heures}}.",
  decidedInDays:
    "Une personne examine le site et rend sa décision dans un délai de {days, plural, one {# jour} other {# jours}}.",
  receivedHint:
    "Vous recevrez la décision et ses motifs par e-mail, avec les recours possibles si vous n’êtes pas d’accord. Un accusé de réception est en route.",
  anonymousHint:
    "Comme vous n’avez pas donné d’adresse, nous ne pouvons pas vous répondre. Merci de votre signalement.",
  home: "Retour à l’accueil",
};

export const reportProblems = {
  fields: "Veuillez vérifier les champs signalés.",
  site: "Veuillez vérifier les champs signalés.",
  too_many_requests: "Trop de tentatives. Patientez quelques minutes ou écrivez-nous.",
  other: "Cela n’a pas fonctionné. Réessayez ou écrivez-nous.",
};

export const reportKinds = {
  phishing: "Hameçonnage ou fraude",
  children: "Pédocriminalité",
  intellectual_property: "Droit d’auteur ou marque",
  personal_data: "Données personnelles publiées sans autorisation",
  illegal: "Produits ou contenus illicites",
  spam: "Spam",
  other: "Autre chose",
};

/** The objection of an owner whose site was taken down. */
export const objection = {
  title: "Vous n’êtes pas d’accord ?",
  hint: "Vous pouvez contester notre décision une seule fois. C’est gratuit, et une personne vous répond par e-mail.",
  why: "Pourquoi le site devrait être en ligne",
  send: "Contester",
  sent: "Vous avez contesté notre décision le {day}. Une personne vous répondra par e-mail dans un délai de {days, plural, one {# jour} other {# jours}}.",
  answered: "Notre réponse à votre contestation :",
};
