/** Of requests of components to the server. */
export const connection = {
  unreachable: "La boutique est injoignable. Vérifiez votre connexion, puis réessayez.",
  unreadable: "La réponse de la boutique est illisible. Veuillez réessayer.",
  unreadableAnswer: "La réponse de la boutique est illisible. Veuillez réessayer.",
};

/** Errors that any part of the API may answer with. */
export const errors = {
  bug: "Une erreur est survenue. Si cela se reproduit, indiquez-nous ce code : {id}",
  manyAttempts: "Trop de tentatives. Patientez un instant.",
  largeRequest: "Cette requête dépasse {kib} Kio.",
  unknownCountry: "Le pays « {typed} » n’existe pas. Vouliez-vous dire {nearest} ?",
  otherSite: "Cette requête vient d’un autre site.",
  queueFull: "La boutique est très sollicitée. Veuillez réessayer dans un instant.",
  logIn: "Veuillez vous connecter.",
  nothingHere: "Il n’y a rien à cette adresse.",
  busy: "La boutique est momentanément indisponible. Veuillez réessayer dans un instant.",
  unknownInvoice: "Cette facture n’existe pas.",
  sendJson: "Envoyez du JSON (Content-Type: application/json).",
  notJson: "Le corps de cette requête n’est pas du JSON valide.",
  unreadableBody: "Le corps de cette requête est illisible.",
  serviceDown: "{service} est injoignable pour le moment. Veuillez réessayer dans une minute.",
  wrongMethod: "Cette adresse ne permet pas cela.",
  checkInput: "Vérifiez ce que vous avez envoyé.",
  onlyShop: "Seule la boutique elle-même peut le faire.",
  notYourRole: "Votre rôle ne le permet pas. Le propriétaire de la boutique peut le modifier.",
  loggedOutAlready: "Cet appareil est déjà déconnecté.",
  otherAccount: "Ce compte n’est pas le vôtre.",
  unknownEmail: "Aucun compte n’a cette adresse e-mail.",
  onlyOwner: "Seul le propriétaire peut modifier un compte de l’administration.",
  needsFactor:
    "L’administration demande la double authentification. Ouvrez /admin dans un navigateur pour l’activer, puis connectez-vous avec un code.",
  manyMeasurements: "Trop de mesures. Patientez un instant.",
};

/** Of fields that several forms have. */
export const fieldErrors = {
  notText: "Doit être du texte",
  notStorable: "Ce texte contient des caractères qui ne peuvent pas être enregistrés",
  tooLong: "Utilisez {max} caractères au maximum",
  emailLong: "L’adresse e-mail doit compter {max} caractères au maximum",
  emailLetters:
    "N’utilisez que les lettres de a à z dans l’adresse : notre service d’e-mail ne peut pas écrire aux autres",
  emailFormat: "Cette adresse e-mail n’est pas valide",
  invisible: "Retirez les caractères invisibles, par exemple les sauts de ligne",
  vatId: "Saisissez un n° de TVA, par exemple FR12345678901",
};

export const tokenErrors = {
  unknown: "Vous n’avez pas ce jeton.",
  tooMany: "Vous avez {max} jetons. Révoquez-en un dont vous ne vous servez plus.",
  refused:
    "Ce jeton d’API est incorrect, expiré ou révoqué. Créez-en un autre là où vous avez créé celui-ci : dans votre profil ou dans l’administration.",
  notInRole: "Votre rôle ne comprend pas {scopes}",
  notForTokens: "Les jetons d’API ne servent pas à cela. Veuillez vous connecter.",
  needsScope:
    "Ce jeton d’API ne permet pas cela. Créez-en un avec le droit {scope} dans l’administration.",
};

export const tokenFields = {
  scopes: "Choisissez ce que le jeton permet",
  name: "Un jeton a besoin d’un nom, par exemple celui du programme qui l’utilise",
  scopeTwice: "N’indiquez chaque droit qu’une fois",
};

export const uploadErrors = {
  tooLarge: "Choisissez un fichier de {max} Mo au maximum.",
  confirmAddress:
    "Tant que votre adresse n’est pas confirmée, vous pouvez envoyer 10 fichiers par heure. Demandez le lien dans votre profil.",
  sendForm: "Envoyez un formulaire (Content-Type: multipart/form-data).",
  unreadableForm: "Le formulaire est illisible.",
  chooseFile: "Choisissez un fichier.",
  oneFile: "Envoyez un seul fichier à la fois.",
  notNow: "Les images ne peuvent pas être lues pour le moment. Réessayez plus tard.",
  notOurs: "Envoyez votre logo ici : les images d’autres sites ne sont pas affichées",
  unreadable: "Ce fichier n’est pas une image utilisable. Choisissez un PNG, un JPEG ou un WebP.",
  tooManyPixels: "Cette image a trop de pixels. Choisissez-en une de 16 mégapixels au maximum.",
  cropOutside: "La partie à afficher se trouve hors de l’image.",
  tooMuchWork:
    "Cette image est trop lourde à lire. Choisissez un PNG, un JPEG ou un WebP plus petit.",
};

export const pictureErrors = {
  tooLargeFile: "Choisissez un fichier de 5 Mo au maximum.",
  notUploaded: "L’image n’a pas pu être envoyée. Veuillez réessayer.",
  unreadable: "Ce fichier n’est pas une image utilisable. Choisissez un PNG, un JPEG ou un WebP.",
  tooLarge: "Choisissez une image de 5 Mo au maximum.",
};

/** Of requests that are not what the API expects. */
export const inputErrors = {
  missing: "Champ manquant",
  once: "À envoyer une seule fois",
  notText: "Doit être du texte",
  notNumber: "Doit être un nombre",
  notWhole: "Doit être un nombre entier",
  notBoolean: "Doit être true ou false",
  notList: "Doit être une liste",
  notObject: "Doit être un objet",
  notThis: "Doit être d’un autre type",
  notValid: "Valeur non valide",
  noField: "Il n’y a pas de champ {name}",
  known: "Valeurs possibles : {values}",
  tooBig: "{max} au maximum",
  tooSmall: "{min} au minimum",
  tooManyIds: "Demandez {max} {records} au maximum à la fois",
  notADate: "Indiquez une date et une heure, par exemple 2026-01-31T09:30:00Z",
  notAYear: "Indiquez une année, par exemple 2026",
  decimals:
    "{decimals, plural, =0 {Aucune décimale} =2 {Deux décimales au plus} other {Trois décimales au plus}}",
};
