export const account = {
  caption: "Un seul compte pour tout",
  login: "Se connecter",
  register: "Créer un compte",
  email: "E-mail",
  password: "Mot de passe",
  success: "C’est fait",
  backToHome: "Retour à l’accueil",
  backToLogin: "Retour à la connexion",
  needsScript: "Ce formulaire nécessite JavaScript : activez-le ou rechargez la page.",
  loading: "Chargement",
};

export const login = {
  intro: "Bon retour parmi nous. Votre panier et vos couleurs sont là où vous les avez laissés.",
  isNew: "Pas encore de compte ?",
  signingIn: "Connexion…",
  code: "Code",
  codeHint:
    "Il s’affiche dans votre application d’authentification. À défaut, saisissez un code de secours ou écrivez-nous.",
  withPasskey: "Utiliser une clé d’accès",
  waitingForPasskey: "Votre navigateur demande votre clé d’accès…",
  confirmSent:
    "Nous vous avons envoyé un lien par e-mail : ouvrez-le quand vous voulez pour confirmer votre adresse. Vous pouvez vous connecter dès maintenant.",
};

export const identityLogin = {
  or: "ou",
  signInWith: "Se connecter avec…",
  tookTooLong: "La connexion a pris trop de temps. Veuillez réessayer.",
  waiting: "Continuez dans la petite fenêtre.",
  leaving: "Votre navigateur a bloqué la petite fenêtre. Un instant, nous vous redirigeons.",
  finishing: "Connexion en cours…",
  code: "Votre compte demande aussi un code.",
  closed: "La petite fenêtre a été fermée avant la fin de la connexion.",
};

export const popup = {
  pageTitle: "Connexion",
  opening: "Connexion avec {provider}",
  redirecting: "Un instant, la page de connexion va s’ouvrir.",
  backToShop: "Retour à la boutique",
  closes: "Cette fenêtre se ferme toute seule. Vous pouvez aussi la fermer maintenant.",
};

export const register = {
  intro: "Un compte réunit votre panier, vos couleurs et vos achats en un seul endroit.",
  hasAccount: "Déjà un compte ?",
  name: "Nom",
  nameHint:
    "Le nom que voient vos clients. Nous vous demanderons votre raison sociale au moment du paiement.",
  keepsBrand:
    "Vos aperçus gardent le nom « {name} ». Nous vous demanderons votre raison sociale au moment du paiement.",
  creating: "Création de votre compte…",
  created: "Votre compte est créé !",
};

export const newPassword = {
  confirm: "Confirmer le mot de passe",
  rules: "Règles du mot de passe",
  met: "respectée",
  notMet: "non respectée",
  rulesMet: "Règles du mot de passe respectées : {met, number} sur {all, number}",
};

/** The rules of a new password, as its form lists them. */
export const passwordRules = {
  uppercase: "Une lettre majuscule",
  lowercase: "Une lettre minuscule",
  length: "De 8 à 30 caractères",
  number: "Au moins un chiffre",
  special: "Un caractère spécial",
};

export const reset = {
  title: "Changer le mot de passe",
  intro:
    "Choisissez un nouveau mot de passe. Il servira ensuite à vous connecter, sur cet appareil comme sur tous les autres.",
  newPassword: "Nouveau mot de passe",
  reset: "Changer le mot de passe",
  saving: "Enregistrement…",
  updated: "Votre mot de passe a été changé.",
  noLink: "Ouvrez le lien que nous vous avons envoyé par e-mail, ou demandez-en un nouveau.",
};

export const forgot = {
  forgotPassword: "Mot de passe oublié ?",
  title: "Mot de passe oublié",
  description: "Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  send: "Envoyer le lien",
  sending: "Envoi…",
  notSent: "L’envoi a échoué. Vérifiez l’adresse e-mail saisie ou réessayez plus tard.",
  sent: "Consultez votre messagerie. Vous allez recevoir un lien pour choisir un nouveau mot de passe.",
};

export const profile = {
  title: "Profil",
  partsLabel: "Rubriques de votre profil",
  company: "Entreprise",
  security: "Sécurité",
  data: "Vos données",
  logoOf: "Logo : {company}",
  defaultLogo: "Logo par défaut",
  noAbout: "Aucune présentation pour l’instant",
  backOffice: "Ouvrir l’administration",
  saving: "Enregistrement…",
  success: "C’est fait",
  isUpdated: "Votre profil a été mis à jour",
};

export const company = {
  title: "Votre entreprise",
  name: "Nom de l’entreprise",
  about: "Présentation",
  aboutHint: "Présentez votre entreprise en quelques phrases.",
  language: "Langue",
  languageHint: "Celle des e-mails et des documents que nous vous envoyons.",
  save: "Enregistrer",
};

export const logo = {
  yourLogo: "Votre logo",
  upload: "Choisir une image",
  uploading: "Envoi…",
  limits: "PNG, JPEG ou WebP. Les grandes photos sont réduites.",
  notSaved: "Pas encore enregistré : enregistrez vos modifications pour le garder.",
  updating: "Mise à jour du logo",
  pleaseWait: "Veuillez patienter pendant la mise à jour de votre logo",
  failed: "L’envoi de votre image a échoué",
  tryAgain: "Veuillez réessayer.",
};

export const invoice = {
  title: "Pour vos factures",
  intro: "Au moment du paiement, ces champs seront remplis pour vous.",
  firstName: "Prénom",
  lastName: "Nom",
  legalName: "Raison sociale",
  legalNameHint:
    "Le nom de votre entreprise sur les factures, s’il diffère de celui indiqué plus haut.",
  issuedStay:
    "Enregistré pour vos prochaines commandes. Les factures déjà émises ne changent pas ; si l’une d’elles contient une erreur, écrivez-nous depuis la page Achats.",
  street: "Numéro et rue",
  street2: "Complément d’adresse",
  region: "Région",
  regionHint: "État, province ou comté, dans les pays où l’adresse en comporte.",
  zipCode: "Code postal",
  city: "Ville",
  country: "Pays",
  vatId: "N° de TVA",
  vatIdHint: "Si votre entreprise en a un.",
  fill: "Reprendre mes informations",
  filled: "Champs remplis d’après vos informations. Vérifiez-les avant d’enregistrer.",
  save: "Enregistrer ces données",
};

export const brand = {
  title: "Votre marque",
  intro: "Chaque aperçu montre votre logo, votre nom et ces couleurs.",
  preview: "Un modèle à vos couleurs",
  change: "Changer les couleurs dans un aperçu",
  opensInNewTab: "(nouvel onglet)",
};

export const data = {
  title: "Vos données",
  intro: "Tout ce que nous conservons sur vous est à vous : téléchargez-le ou faites-le supprimer.",
};

export const dataExport = {
  label: "Une copie de vos données",
  what: "Un fichier zip avec votre compte, vos commandes, vos factures, vos brouillons, vos images, vos sites et vos messages.",
  ask: "Préparer mes données",
  askAgain: "Préparer à nouveau",
  preparing: "Nous la préparons et vous enverrons un lien par e-mail. Cela prend quelques minutes.",
  ready:
    "Elle est prête. Le lien que nous vous avons envoyé par e-mail est valable jusqu’au {until}.",
};

/** The file README.txt of the copy of one's data. */
export const exportReadme = {
  title: "Tout ce que {shop} détient sur vous.",
  account:
    "Votre compte : adresse e-mail, entreprise, adresse de facturation, couleurs, connexions, comptes associés, clés d’accès, votre rôle, vos jetons d’API et votre choix de recevoir ou non des rappels de brouillons",
  cart: "Votre panier",
  saved: "Vos modèles favoris et les derniers que vous avez consultés",
  orders: "Vos commandes et leurs paiements",
  invoices: "Vos factures en PDF",
  reviews: "Vos avis",
  emails: "Les e-mails que nous vous avons envoyés. Leur contenu est supprimé après l’envoi",
  activity: "Ce qui a été fait avec votre compte, et d’où",
  contact: "Ce qui nous a été écrit depuis votre adresse",
  messages: "Les messages que nous avons échangés",
  facts: "Ce que vous nous avez dit de vos entreprises",
  drafts: "Toutes les versions conservées de ce que vous avez écrit dans les modèles",
  shared: "Les copies de brouillons que vous partagez",
  pictures: "Vos images, dans la plus grande largeur conservée",
  logos: "Vos logos",
  sites: "Vos sites : réglages, versions, domaines, visites et messages de leurs visiteurs",
  notInHere:
    "Ne s’y trouvent pas : votre mot de passe, que nous n’avons pas (nous n’en avons qu’une empreinte), la clé de votre\napplication d’authentification et les empreintes de liens, cookies, jetons d’API et codes de secours.",
};

export const deletion = {
  label: "Supprimer le compte",
  what: "Vos sites seront mis hors ligne, et nous supprimerons tout ce que la loi ne nous oblige pas à conserver. Vous avez deux semaines pour changer d’avis.",
  whatWeKeep: "Ce que nous conservons, et combien de temps",
  ask: "Supprimer mon compte",
  dialogTitle: "Supprimer votre compte ?",
  dialogText:
    "Pendant {days, number} jours, rien ne change et vous pouvez encore annuler. Ensuite, vos sites seront mis hors ligne, et votre compte, vos brouillons, vos images et vos messages seront supprimés définitivement. Nous conservons les factures aussi longtemps que la loi l’exige.",
  noPassword:
    "Vous vous connectez sans mot de passe : nous vous enverrons donc par e-mail un lien de confirmation.",
  submit: "Supprimer mon compte",
  submitLink: "M’envoyer le lien",
  submitting: "Un instant…",
  linkSent: "C’est envoyé. Consultez votre messagerie : le lien est valable un jour.",
  kept: "Votre compte est conservé.",
};

/** The banner on every page of a customer whose account will be deleted. */
export const leaving = {
  label: "Suppression de votre compte",
  leaving: "Votre compte sera supprimé le {date}.",
  keep: "Garder mon compte",
  failed: "Cela n’a pas fonctionné. Veuillez réessayer.",
};

export const exportLink = {
  title: "Vos données",
  intro: "Un fichier zip avec tout ce que nous conservons sur vous. Gardez-le en lieu sûr.",
  action: "Télécharger",
  busy: "Téléchargement…",
  done: "C’est fait : le fichier est dans vos téléchargements.",
  noLink:
    "Ouvrez le lien que nous vous avons envoyé par e-mail. Vous pouvez demander vos données dans votre profil.",
};

export const deletionLink = {
  title: "Supprimer votre compte",
  intro:
    "Un clic, et votre compte sera supprimé dans deux semaines. D’ici là, vous pouvez annuler.",
  action: "Supprimer mon compte",
  busy: "Un instant…",
  noLink:
    "Ouvrez le lien que nous vous avons envoyé par e-mail. Vous pouvez en demander un nouveau dans votre profil.",
};

export const confirm = {
  title: "Confirmez votre adresse e-mail",
  intro: "Un clic nous suffit pour vérifier que nos e-mails vous parviennent.",
  action: "Confirmer",
  busy: "Confirmation…",
  verified: "Merci. L’adresse {email} est confirmée.",
  half: "Merci. Ouvrez maintenant le lien reçu dans l’autre messagerie : votre adresse sera alors {email}.",
  changed: "C’est fait. Votre adresse est désormais {email}.",
  back: "Revenir là où vous étiez",
  noLink:
    "Ouvrez le lien que nous vous avons envoyé par e-mail. Vous pouvez en demander un nouveau dans votre profil.",
};

/** Texts that all pages of emailed links share. */
export const link = {
  signInFirst:
    "Connectez-vous d’abord au compte concerné par cet e-mail, puis continuez sur cette page.",
  signIn: "Se connecter",
  signedInAs: "Compte utilisé : {email}.",
  toProfile: "Voir votre profil",
};

export const notMe = {
  title: "Ce n’était pas vous ?",
  intro:
    "Dans ce cas, protégez votre compte : tous les appareils seront déconnectés, votre mot de passe actuel ne sera plus valable et vous en choisirez un nouveau.",
  close: "Protéger mon compte",
  closing: "Un instant…",
  noLink: "Ouvrez le lien que nous vous avons envoyé par e-mail.",
  putBack:
    "Plus personne d’autre n’a accès à votre compte. Ces réglages de vos sites avaient été modifiés depuis cet e-mail, et nous les avons rétablis :",
  ofSite: "{template} : {settings}",
  choosePassword: "Choisir un nouveau mot de passe",
};

export const security = {
  title: "Connexion",
  intro: "Vos moyens de connexion, et les appareils connectés à votre compte.",
  cancel: "Annuler",
};

export const proof = {
  password: "Votre mot de passe",
  code: "Code de votre application, ou code de secours",
  busy: "Un instant…",
};

export const keepTokens = {
  keep: "{count, plural, one {Garder mon jeton d’API. Sinon, le programme qui l’utilise perdra son accès.} other {Garder mes # jetons d’API. Sinon, les programmes qui les utilisent perdront leur accès.}}",
};

export const email = {
  label: "Adresse e-mail",
  verified: "Confirmée",
  unverified: "Non confirmée",
  why: "Confirmez-la pour recevoir les messages de vos sites et envoyer autant d’images qu’il vous en faut.",
  change: "Changer l’adresse",
  dialogTitle: "Changer votre adresse",
  confirmBoth:
    "Nous vous écrirons à l’adresse actuelle et à la nouvelle. Le changement prendra effet dès que vous aurez confirmé les deux.",
  confirmNew:
    "Nous vous écrirons à la nouvelle adresse. Le changement prendra effet dès que vous l’aurez confirmée.",
  newEmail: "Nouvelle adresse e-mail",
  sendLinks: "Envoyer les liens",
  sendLink: "Envoyer le lien",
  pending: "Nouvelle adresse : {email}",
  isConfirmed: "{email} : confirmée",
  isAwaited: "{email} : en attente de confirmation",
  keep: "Garder l’adresse actuelle",
};

/** The button that sends the link which confirms an address. */
export const sendLink = {
  send: "M’envoyer le lien",
  sending: "Envoi…",
  sent: "C’est envoyé. Consultez votre messagerie : le lien est valable un jour.",
};

export const password = {
  label: "Mot de passe",
  isSet: "Défini. Nous ne le connaissons pas.",
  none: "Vous vous connectez sans mot de passe.",
  change: "Changer le mot de passe",
  choose: "M’envoyer un lien pour en choisir un",
  linkSent: "C’est envoyé. Consultez votre messagerie : le lien est valable une heure.",
  dialogTitle: "Changer votre mot de passe",
  dialogText: "Vos autres appareils seront déconnectés.",
  currentPassword: "Mot de passe actuel",
  newPassword: "Nouveau mot de passe",
  submit: "Changer le mot de passe",
  submitting: "Enregistrement…",
  changed: "Votre mot de passe a été changé et vos autres appareils ont été déconnectés.",
};

export const factor = {
  label: "Double authentification",
  off: "Désactivée. Vous vous connectez avec votre seul mot de passe.",
  on: "Activée depuis le {date}. Un code est demandé à chaque connexion.",
  codesLeft: "{left, plural, one {Il reste # code de secours} other {Il reste # codes de secours}}",
  turnOn: "Activer",
  turnOff: "Désactiver",
  renew: "Nouveaux codes de secours",
  setUpTitle: "Activer la double authentification",
  setUpText:
    "Il vous faut une application qui génère des codes, par exemple votre gestionnaire de mots de passe. Vos autres appareils seront déconnectés.",
  next: "Suivant",
  scan: "Scannez ce code avec l’application, ou saisissez-y la clé.",
  qrCode: "QR code pour votre application d’authentification",
  key: "Clé",
  code: "Code affiché par l’application",
  confirm: "Activer",
  codesTitle: "Vos codes de secours",
  codesText:
    "Chacun permet une connexion quand vous n’avez pas l’application sous la main. Gardez-les en lieu sûr : ils ne s’affichent qu’une seule fois.",
  allCodes: " tous les codes de secours",
  done: "Je les ai enregistrés",
  renewTitle: "Nouveaux codes de secours",
  renewText: "Vos codes actuels ne seront plus valables.",
  renewSubmit: "Voir les codes",
  offTitle: "Désactiver la double authentification ?",
  offText:
    "Vous vous connecterez alors avec votre seul mot de passe, et vos codes de secours ne seront plus valables. Vos autres appareils seront déconnectés.",
  offSubmit: "Désactiver",
  busy: "Un instant…",
};

export const passkey = {
  label: "Clés d’accès",
  none: "Aucune. Avec une clé d’accès, vous vous connectez par empreinte digitale, par reconnaissance faciale ou avec le code de votre appareil, sans mot de passe.",
  add: "Ajouter une clé d’accès",
  addTitle: "Ajouter une clé d’accès",
  addText:
    "Votre navigateur vous demandera où l’enregistrer : sur cet appareil, sur un autre ou sur une clé de sécurité. Vos autres appareils seront déconnectés.",
  name: "Nom",
  nameHint: "Pour la reconnaître, par exemple « Mobile ».",
  make: "Créer",
  rename: "Renommer",
  renameTitle: "Renommer cette clé d’accès",
  save: "Enregistrer",
  remove: "Supprimer",
  removeTitle: "Supprimer « {name} » ?",
  removeText:
    "Elle ne permettra plus de vous connecter, et vos autres appareils seront déconnectés. Supprimez-la aussi sur votre appareil.",
  removeYes: "Oui, supprimer",
  ofPasskey: " la clé d’accès {name}",
  notUsed: "Ajoutée le {added}, pas encore utilisée",
  lastUsed: "Ajoutée le {added}, utilisée le {used}",
  busy: "Un instant…",
  inDoubt:
    "Elle est bloquée, car quelqu’un a choisi « Ce n’était pas moi » dans l’un de nos e-mails. Pour la débloquer, connectez-vous avec votre mot de passe, puis utilisez-la une fois.",
};

export const gate = {
  label: "Administration",
  title: "Encore une étape",
  app: "L’administration affiche des données personnelles de clients : un mot de passe seul ne suffit pas. Il vous faut une application qui génère des codes, par exemple votre gestionnaire de mots de passe.",
  passkey:
    "L’administration affiche des données personnelles de clients : un mot de passe seul ne suffit pas. Une clé d’accès ouvre l’administration par empreinte digitale, par reconnaissance faciale ou avec le code de votre appareil.",
  ratherPasskey: "Utiliser plutôt une clé d’accès",
  ratherApp: "Utiliser plutôt une application",
  proveApp: "Déconnectez-vous, puis reconnectez-vous avec un code de votre application.",
  provePasskey: "Votre compte a une clé d’accès, mais cette connexion s’est faite sans elle.",
  lost: "Si vous l’avez perdue, le propriétaire de la boutique peut la supprimer : npm run reset-second-factor, sur le serveur.",
  usePasskey: "Utiliser la clé d’accès",
  signOut: "Se déconnecter",
};

export const linkedAccounts = {
  label: "Comptes associés",
  linkedSince: "Associé depuis le {date}",
  unlink: "Dissocier",
  unlinkTitle: "Dissocier {provider} ?",
  unlinkText:
    "Ce compte ne permettra plus de vous connecter ici, et vos autres appareils seront déconnectés. Le compte lui-même n’est pas supprimé.",
  unlinkYes: "Oui, dissocier",
};

/** What a change of the profile was about, in the list of activities. */
export const profileFields = {
  name: "nom de l’entreprise",
  logo: "logo",
  about: "présentation",
  legalName: "raison sociale",
  firstname: "prénom",
  lastname: "nom",
  street: "rue",
  street2: "complément d’adresse",
  region: "région",
  zipcode: "code postal",
  city: "ville",
  country: "pays",
  vatId: "n° de TVA",
  language: "langue",
};

export const activity = {
  title: "Activité récente",
  intro: "Ce qui s’est passé récemment sur votre compte, et d’où.",
  nothing: "Rien pour l’instant.",
  earlier: "Voir l’activité antérieure",
  byGuest: "Une personne non connectée",
  byShop: "Par nous",
};

export const session = {
  label: "Appareils connectés",
  unknownDevice: "Appareil inconnu",
  thisDevice: "Cet appareil",
  lastUsed: "Utilisé le {date}",
  openedAt: "Connecté le {date}",
  signOut: "Déconnecter",
  ofDevice: " {device}, connecté le {date}",
  everywhere: "Se déconnecter partout",
  confirmTitle: "Se déconnecter partout ?",
  confirmText: "Tous vos appareils seront déconnectés immédiatement, celui-ci compris.",
  confirmYes: "Oui, partout",
  done: "Vous êtes déconnecté partout",
  doneText: "Il faudra vous reconnecter sur chaque appareil, celui-ci compris.",
  busy: "Un instant…",
  deviceOn: "{browser} sur {system}",
};

export const program = {
  title: "Accès pour les programmes",
  intro:
    "Avec un jeton, un programme, par exemple un assistant, peut lire vos données. Il ne peut rien modifier.",
  /** An address follows. */
  address: "Le programme se connecte à",
  label: "Jetons d’API",
  none: "Aucun programme n’a accès.",
  confirmFirst: "Confirmez d’abord votre adresse e-mail : vous pourrez ensuite créer un jeton.",
  make: "Créer un jeton",
  name: "Nom",
  nameHint: "Le programme qui l’utilise, par exemple « Mon assistant ».",
  days: "Durée de validité en jours",
  mayRead: "Il peut lire",
  orders: "Vos commandes",
  sites: "Vos sites",
  submit: "Créer",
  busy: "Un instant…",
  madeTitle: "Votre jeton",
  madeText: "Copiez-le maintenant dans le programme : il ne s’affiche qu’une seule fois.",
  reads: "Lit {scopes}",
  ordersInList: "vos commandes",
  sitesInList: "vos sites",
  never: "pas encore utilisé",
  lastUsed: "utilisé le {when}",
  until: "valable jusqu’au {day}",
  expired: "Expiré",
  revoked: "Révoqué",
  revoke: "Révoquer",
  ofToken: " le jeton {name}",
  revokeTitle: "Révoquer « {name} » ?",
  revokeText: "Les programmes qui l’utilisent perdront aussitôt leur accès. C’est définitif.",
};

export const madeToken = {
  /** What the program sends follows. */
  usage: "Le programme l’envoie avec chaque requête, sous la forme",
  what: " le jeton d’API",
  done: "Je l’ai enregistré",
};

export const accountErrors = {
  notSent: "L’envoi a échoué. Vérifiez l’adresse e-mail saisie ou réessayez plus tard.",
  wrongLogin: "L’adresse e-mail ou le mot de passe est incorrect.",
  emailTaken:
    "Cette adresse e-mail est déjà utilisée. Connectez-vous, ou utilisez une autre adresse.",
  linkUsed:
    "Ce lien n’est plus valable. Pour en recevoir un nouveau, utilisez « Mot de passe oublié ? ».",
  closed: "Ce compte est fermé.",
  justChanged: "Votre compte vient d’être modifié. Veuillez vous reconnecter.",
  loginUsed: "Cette connexion a déjà servi. Veuillez réessayer.",
  pageOutdated: "Cette page n’est plus à jour. Veuillez réessayer.",
  loginAgain: "Veuillez vous reconnecter avec votre compte.",
  manyPasswords:
    "Trop de mots de passe ont été essayés pour ce compte. Connectez-vous depuis un navigateur déjà utilisé avec ce compte, choisissez un nouveau mot de passe avec « Mot de passe oublié ? », ou patientez un quart d’heure.",
  manyPasskeys: "Vous avez déjà beaucoup de clés d’accès. Supprimez-en d’abord une.",
  passkeyStored: "Cette clé d’accès est déjà enregistrée.",
  passkeyUnchecked: "Cette clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.",
  tookTooLong: "L’opération a pris trop de temps ou a été commencée ailleurs. Veuillez réessayer.",
  passkeyUnknown:
    "Cette clé d’accès ne correspond à aucun compte chez nous. Elle a peut-être été supprimée : connectez-vous avec votre mot de passe.",
  passkeyBlocked:
    "Cette clé d’accès est bloquée, car quelqu’un a choisi « Ce n’était pas moi » dans l’un de nos e-mails. Connectez-vous d’abord avec votre mot de passe, puis utilisez-la une fois.",
  passkeyGone: "Vous n’avez plus cette clé d’accès.",
  passwordCommon:
    "Beaucoup de gens utilisent un mot de passe comme celui-ci : il est facile à deviner. Choisissez-en un autre.",
  passwordPersonal:
    "Votre nom et votre adresse sont faciles à deviner. Ne les utilisez pas dans votre mot de passe.",
  passwordOfShop:
    "Les mots de cette boutique sont faciles à deviner. Ne les utilisez pas dans votre mot de passe.",
  noAccount: "Ce compte n’existe pas.",
  codesUnreadable:
    "Les codes de votre application ne peuvent pas être vérifiés pour le moment. Utilisez un code de secours.",
  manyCodesHere:
    "Trop de codes erronés ont été saisis ici. Patientez un quart d’heure, ou essayez depuis un navigateur déjà utilisé avec ce compte.",
  manyCodesToday:
    "Trop de codes erronés ont été saisis aujourd’hui pour ce compte : quelqu’un connaît peut-être votre mot de passe. Utilisez un code de secours ou un navigateur qui a déjà servi à vous connecter, et choisissez un nouveau mot de passe.",
  manyCodes: "Trop de codes erronés ont été saisis. Patientez un quart d’heure.",
  codeWrong:
    "Ce code est erroné ou a déjà servi. Attendez le suivant, ou utilisez un code de secours.",
  codeMissing: "Saisissez un code de votre application, ou un code de secours",
  factorOff: "La double authentification n’est pas activée.",
  typeCode: "Saisissez le code affiché par votre application d’authentification.",
  appCodeWrong: "Ce code est erroné ou a déjà servi. Attendez le suivant.",
  factorOn: "La double authentification est déjà activée.",
  beginAgain: "Veuillez recommencer : il n’y a rien à confirmer.",
  manyChanges:
    "Vous avez déjà demandé plusieurs changements. Consultez les deux messageries, ou réessayez dans une heure.",
  sameEmail: "C’est déjà votre adresse",
  noPassword:
    "Vous n’avez pas encore de mot de passe. Demandez un lien par e-mail pour en choisir un.",
  passwordChanged: "Votre mot de passe vient d’être changé. Veuillez vous reconnecter.",
  linkExpired:
    "Ce lien a expiré ou appartient à un autre compte. Vous pouvez en demander un nouveau dans votre profil.",
  addressUnusable: "Cette adresse ne peut pas être utilisée. Choisissez-en une autre.",
  addressTaken:
    "Votre adresse est désormais utilisée par un autre compte. Écrivez à {email} : nous trouverons une solution.",
  noOtherWay:
    "Vous n’avez pas d’autre moyen de vous connecter. Demandez d’abord un lien pour choisir un mot de passe ; vous pourrez ensuite supprimer celui-ci.",
  unlinked: "Ce compte n’est plus associé.",
  manyLinks:
    "Nous vous avons déjà envoyé plusieurs liens. Consultez votre messagerie, y compris les spams, ou réessayez dans une heure.",
  confirmedAlready: "Votre adresse est déjà confirmée.",
  manyOwnPasswords:
    "Trop de mots de passe ont été essayés. Patientez un quart d’heure, ou déconnectez-vous et choisissez-en un nouveau avec « Mot de passe oublié ? ».",
  passwordWrong: "Ce n’est pas votre mot de passe",
  loginNotRecent:
    "Votre compte n’a pas de mot de passe que nous pourrions demander. Déconnectez-vous, puis reconnectez-vous : vous aurez alors un quart d’heure pour le faire.",
  confirmFirst:
    "Confirmez d’abord votre adresse e-mail. Vous pouvez demander le lien dans votre profil.",
};

export const accountFields = {
  passkeyName: "Donnez-lui un nom, par exemple « Mobile »",
  passwordsDiffer: "Les deux mots de passe doivent être identiques",
  emailMissing: "Veuillez saisir votre adresse e-mail",
  emailEmpty: "Veuillez saisir une adresse e-mail",
  emailFormat: "Cette adresse e-mail n’est pas valide",
  emailLong: "L’adresse e-mail doit compter 40 caractères au maximum",
  passwordEmpty: "Veuillez saisir un mot de passe",
  passwordRules:
    "Utilisez de 8 à 30 caractères, avec une majuscule, une minuscule, un chiffre et un caractère spécial",
  nameEmpty: "Veuillez saisir un nom",
  nameLetters: "Le nom ne peut contenir que des lettres",
  nameLong: "Le nom doit compter 20 caractères au maximum",
  ownPassword: "Saisissez votre mot de passe",
  noSwatch: "Cette couleur n’existe pas dans la boutique",
  code: "Saisissez le code",
  presentPassword: "Saisissez votre mot de passe actuel",
};

/** What a login through another service can end with. */
export const identityErrors = {
  cancelled: "Vous avez annulé la connexion.",
  unverified:
    "Le service de connexion n’a pas vérifié votre adresse e-mail : nous ne pouvons donc pas l’utiliser.",
  noEmail:
    "Le service de connexion ne nous a pas transmis votre adresse e-mail, et il nous en faut une.",
  unusable:
    "Nous ne pouvons pas encore utiliser l’adresse e-mail de ce compte : elle est trop longue, ou contient d’autres lettres que celles de a à z, par exemple des lettres accentuées. Utilisez un compte avec une autre adresse.",
  unreachable: "Le service de connexion est injoignable. Veuillez réessayer dans un instant.",
  failed: "La connexion a échoué. Veuillez réessayer.",
};

export const passkeyErrors = {
  madeAlready: "Cet appareil a déjà une clé d’accès pour votre compte.",
  unusable: "Cette clé d’accès ne fonctionne pas ici. Connectez-vous avec votre mot de passe.",
  notMade: "Aucune clé d’accès n’a été créée. Veuillez réessayer.",
  notUsed:
    "Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.",
  unsupported: "Ce navigateur ne peut pas utiliser de clés d’accès pour cette boutique.",
};

export const privacyErrors = {
  manyDeletions: "Vous l’avez déjà demandé plusieurs fois. Réessayez dans une heure.",
  ownerAccount:
    "L’administration appartient à ce compte. Sur le serveur, ADMIN_EMAIL permet d’en désigner un autre.",
  linkExpired:
    "Ce lien a expiré ou appartient à un autre compte. Vous pouvez en demander un nouveau dans votre profil.",
  weeksOver: "Vos deux semaines sont écoulées : votre compte est en cours de suppression.",
  manyExports: "Vous avez demandé vos données plusieurs fois aujourd’hui. Réessayez demain.",
  exportLinkExpired:
    "Ce lien a expiré ou appartient à un autre compte. Vous pouvez redemander vos données dans votre profil.",
  noAccount: "Ce compte n’existe pas.",
};
