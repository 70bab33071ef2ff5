export const drafts = {
  title: "Vos brouillons",
  description: "Les modèles que vous avez commencé à modifier.",
  introGuest:
    "Enregistrés uniquement sur cet appareil. Le navigateur peut les effacer après une semaine sans visite : connectez-vous pour les enregistrer dans votre compte.",
  introCustomer: "Enregistrés dans votre compte.",
  empty: "Vous n’avez pas encore de brouillon.",
  emptyHint:
    "Ouvrez un modèle et cliquez sur un texte pour le modifier. Vos brouillons apparaîtront ici.",
  toShop: "Voir tous les modèles",
  edit: "Reprendre",
  preview: "Aperçu",
  remove: "Supprimer",
  confirmTitle: "Supprimer votre brouillon « {name} » ?",
  confirmGuest: "Ses textes et ses images ne sont enregistrés nulle part ailleurs.",
  confirmCustomer:
    "Ses textes et son historique seront supprimés de tous vos appareils. Un site publié reste tel quel, tout comme les liens que vous avez partagés.",
  confirm: "Oui, supprimer",
  cancel: "Annuler",
  changedAt: "Modifié le {date}",
};

export const draftEmail = {
  label: "Me rappeler par e-mail mes brouillons inachevés",
  hint: "Un seul e-mail par brouillon, une semaine après sa dernière modification, sauf si vous avez commandé le modèle. Chaque e-mail contient un lien pour ne plus en recevoir.",
  isOn: "Les rappels sont activés.",
  isOff: "Les rappels sont désactivés.",
  notVerified: "Confirmez d’abord que cette adresse e-mail est bien la vôtre.",
  toProfile: "La confirmer dans votre profil",
};

export const stopDraftEmail = {
  title: "Ne plus recevoir de rappels",
  intro: "Vos brouillons sont conservés. Nous cessons seulement de vous écrire à leur sujet.",
  stop: "Arrêter ces e-mails",
  stopping: "Un instant…",
  stopped: "C’est fait. Nous ne vous écrirons plus au sujet de vos brouillons.",
  noLink: "Ouvrez le lien reçu par e-mail, ou désactivez les rappels dans « Vos brouillons ».",
  toDrafts: "Voir vos brouillons",
};

/** Of a guest's drafts, which become those of the account. */
export const taken = {
  title: "Vos brouillons sont dans votre compte",
  text: "{names} : ce que vous avez écrit sur cet appareil se trouve désormais dans votre compte.",
  replaced:
    "{names} : l’ancien texte de votre compte se trouve sous « Historique » dans l’éditeur.",
};

export const sharedLinks = {
  title: "Liens partagés",
  intro:
    "Nous conservons une copie par lien. Toute personne qui a le lien peut la voir, tant que vous n’arrêtez pas le partage.",
  sharedAt: "Partagé le {date}",
  open: "Ouvrir",
  copy: "Copier le lien",
  copied: "Copié.",
  copyByHand: "Ouvrez le lien et copiez son adresse.",
  takeBack: "Arrêter le partage",
  confirmTitle: "Arrêter de partager {name} ?",
  confirmText:
    "Toute personne qui a le lien verra alors les textes et les images d’exemple du modèle.",
  confirm: "Oui, arrêter",
  cancel: "Annuler",
};

export const draftErrors = {
  businessChanged: "Cette entreprise a été modifiée ailleurs entre-temps.",
  manyBusinesses: "Un compte peut avoir {max} entreprises au maximum. Retirez-en d’abord une.",
  businessGone: "Vous n’avez plus cette entreprise.",
  someoneSaves: "Un autre enregistrement est en cours. Veuillez réessayer.",
  otherPicture: "Cette image n’est pas dans votre compte. Choisissez-la à nouveau.",
  noVersion: "Vous n’avez pas de version {version} de vos textes pour ce modèle.",
  notChanged: "Vous n’avez pas encore modifié ce modèle.",
  noLicense: "Vous n’avez pas de licence {license} pour ce modèle.",
  checkInput: "Vérifiez ce que vous avez envoyé",
  textTooLarge: "Vos textes dépassent {limit} Ko au total.",
  changedElsewhere:
    "Ces textes ont aussi été modifiés ailleurs. Choisissez ce que vous voulez garder.",
  noLanguage: "Ce site n’a pas de textes dans la langue « {language} ».",
  confirmFirst: "Confirmez d’abord votre adresse e-mail dans votre profil.",
  linkNotValid: "Ce lien n’est plus valable. Désactivez les rappels dans « Vos brouillons ».",
  picturesFull:
    "Vos images occupent {used, number} Mo sur {max, number}, et celle-ci demande {needed, number} Mo. Supprimez des images qu’aucun site n’affiche plus, puis réessayez.",
  noPicture: "Cette image n’existe pas.",
  pictureShown:
    "Une version enregistrée, un lien que vous avez partagé ou un site affiche encore cette image.",
  unknownPicture: "Cette image n’existe pas",
  manyCopies:
    "Vous partagez déjà {max} copies. Arrêtez d’abord un partage dans « Vos brouillons ».",
  notShared: "Vous ne partagez plus ce lien.",
};

/** Some are followed by the sentence of `otherwise`. */
export const factErrors = {
  addressOrText: "Donnez soit l’adresse d’un site, soit un texte.",
  notNow:
    "Les adresses et les fichiers ne peuvent pas être lus pour le moment. Réessayez plus tard, ou saisissez les informations vous-même.",
  addressMissing: "Donnez l’adresse d’un site, par exemple www.example.com.",
  notPublic: "Cette adresse ne mène pas à un site public : nous ne pouvons pas la lire.",
  scheme: "Nous ne lisons que les adresses qui commencent par https:// ou http://.",
  port: "Nous ne lisons pas les adresses avec un port, par exemple :{port}.",
  password: "Nous ne lisons pas les adresses avec un mot de passe.",
  noSuchSite: "Ce site n’existe pas. Vérifiez l’orthographe.",
  noName: "Le nom de ce site n’a pas pu être trouvé dans le DNS.",
  nothingThere: "Rien ne répond à cette adresse.",
  unreadableAnswer: "La réponse du site est illisible pour nous.",
  tooSlow: "Le site met trop de temps à répondre.",
  noCertificate: "Le site n’a pas de certificat valide : nous ne pouvons pas le lire.",
  noAnswer: "Le site ne répond pas.",
  longRedirect: "L’adresse redirige vers une autre, qui est trop longue.",
  endlessRedirect: "Le site redirige sans fin d’une adresse à l’autre.",
  robots: "Le site n’autorise pas les programmes à le lire (robots.txt).",
  refusesPrograms: "Le site refuse d’être lu par des programmes.",
  status: "Le site répond par une erreur (statut {status}).",
  noPage: "À cette adresse, il n’y a pas de page, mais autre chose.",
  largePage: "La page est trop lourde.",
  otherwise: "Vous pouvez coller un texte ou saisir les informations vous-même.",
  emptyFile: "Ce fichier est vide.",
  encryptedFile:
    "Ce PDF est protégé par un mot de passe. Choisissez-en un sans mot de passe, ou collez son texte.",
  noTextInFile:
    "Ce PDF ne contient pas de texte, seulement des images. Choisissez-en un avec du texte, ou saisissez les informations vous-même.",
  notAVcard: "Ce fichier n’est pas une vCard.",
  manyPages: "Ce PDF a plus de 50 pages. Choisissez-en un plus court.",
  unknownKind: "Choisissez un PDF, une vCard, un CSV ou un simple texte.",
  unreadableFile: "Ce fichier est illisible, peut-être endommagé.",
  slowToRead: "La lecture prend trop de temps.",
  notReadable: "C’est illisible.",
  notText: "Doit être du texte",
  clock: "Une heure, par exemple 08:30",
  notAddress: "Ce n’est pas une adresse web",
};

/** What is wrong with the content of a site, also in files that customers write with other programs. */
export const contentFields = {
  tooLong: "Utilisez {max} caractères au maximum",
  hidden: "Ce texte contient des caractères qui masquent ou retournent du texte",
  tags: "Des balises comme {tag} s’afficheraient telles quelles : retirez-les",
  notText: "Doit être du texte",
  notALink:
    "Ce n’est ni une partie de la page, ni une adresse web, ni une adresse e-mail, ni un numéro de téléphone",
  notInline: "Doit être du texte, une mise en valeur, un lien ou le nom de l’entreprise",
  manyParts: "Ce texte a trop de parties",
  notAmount: "Doit être un montant",
  notCurrency: "Ce n’est pas une monnaie",
  notYours: "Cette image n’est pas à vous",
  slug: "Utilisez des minuscules, des chiffres et des traits d’union, par exemple mentions-legales",
  slugTaken: "Ce nom est réservé ; choisissez-en un autre",
  notAnItem: "Ce n’est pas un élément",
  noChoice: "Ce modèle n’offre pas ce choix",
  sectionsOnce: "Chaque section doit figurer une seule fois dans l’ordre",
  manyBlocks: "Ce texte a trop de blocs",
  trueOrFalse: "Doit être true ou false",
  fewItems: "Il en faut au moins {min}",
  manyItems: "{max} au maximum",
  itemsOnce: "Chaque élément ne doit figurer qu’une fois dans sa liste",
  isGroup: "C’est un groupe d’emplacements",
  notThisKind: "Cette valeur ne convient pas à un emplacement de ce type",
  noSlot: "Ce modèle n’a pas d’emplacement « {path} »",
  nothingToTranslate: "Il n’y a pas de texte à traduire à « {path} »",
  otherTemplate: "Ces textes sont ceux d’un autre modèle",
  noVersion: "Le fichier n’indique pas sa version",
  unknownVersion: "Cette version n’existe pas",
  newerVersion: "Ces textes viennent d’une version plus récente",
  noLanguage: "Ce n’est pas une langue de la boutique",
  notSlots: "Doit être un objet d’emplacements",
  notLanguages: "Doit être un objet de langues",
  notValues: "Doit être un objet de valeurs",
  noContent: "Ce n’est pas le contenu d’un site",
  wantsEmails: "Indiquez si vous voulez ces e-mails",
  noSuchLink: "Ce lien n’existe pas",
  notACode: "Ce n’est pas le code d’un aperçu partagé",
};
