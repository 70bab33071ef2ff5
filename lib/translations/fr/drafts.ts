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
