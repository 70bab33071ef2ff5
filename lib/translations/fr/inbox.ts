/** The messages of the visitors of a customer's site. */
export const siteMessages = {
  kept: "Nous conservons les messages 12 mois, le spam et la corbeille 30 jours. Passé ce délai, ils sont supprimés.",
  filters: "Filtrer les messages",
  search: "Rechercher un message",
  find: "Rechercher",
  export: "Télécharger en CSV",
  list: "Messages, du plus récent au plus ancien",
  unread: "Non lu",
  reply: "Répondre",
  replySubject:
    "{kind, select, order {Votre commande} request {Votre demande} other {Votre message}}",
  select: "Sélectionner le message : {name}",
  selectAll: "Sélectionner toute la page",
  selected: "{count, plural, one {# sélectionné} other {# sélectionnés}}",
  markRead: "Marquer comme lu",
  markUnread: "Marquer comme non lu",
  archive: "Archiver",
  toInbox: "Déplacer vers Réception",
  isSpam: "C’est du spam",
  notSpam: "Pas du spam",
  delete: "Supprimer",
  deleteForGood: "Supprimer définitivement",
  pages: "Pages de messages",
  older: "Messages précédents",
  newest: "Derniers messages",
  undo: "Annuler",
  confirmDelete:
    "{count, plural, one {Supprimer définitivement ce message ?} other {Supprimer définitivement # messages ?}}",
  confirmDeleteMany: "Vous ne pourrez plus les récupérer.",
  confirmDeleteText: "Vous ne pourrez plus récupérer ce que {name} a écrit.",
  confirmYes: "Oui, supprimer",
  confirmNo: "Garder",
  total: "Total",
  confirmFirst: "Vous ne recevez pas encore les messages par e-mail",
  confirmFirstHint:
    "Ils arrivent ici, et rien n’est perdu. Vous les recevrez par e-mail dès que vous aurez ouvert le lien que nous envoyons à {email}.",
  looksLikeSpam: "Ce message ressemble à du spam : {reasons}.",
  toEditor: "Ouvrir l’éditeur",
  noOlder: "Aucun message plus ancien",
  noOlderHint: "Les plus récents sont sur les pages qui précèdent.",
  nothingFound: "Rien ne correspond à « {typed} »",
  nothingFoundHint:
    "Essayez avec moins de mots ou des mots plus courts, ou cherchez dans un autre dossier.",
  clearSearch: "Effacer la recherche",
};

export const messageKinds = { contact: "Message", order: "Commande", request: "Demande" };

export const messageFilters = {
  inbox: "Réception",
  unread: "Non lus",
  archive: "Archives",
  spam: "Spam",
  trash: "Corbeille",
};

/** Said after messages were changed. */
export const messagesChanged = {
  inbox:
    "{count, plural, one {Remis dans la boîte de réception.} other {# messages remis dans la boîte de réception.}}",
  archive: "{count, plural, one {Archivé.} other {# messages archivés.}}",
  spam: "{count, plural, one {Classé dans le spam.} other {# messages classés dans le spam.}}",
  trash: "{count, plural, one {Mis à la corbeille.} other {# messages mis à la corbeille.}}",
  read: "{count, plural, one {Marqué comme lu.} other {# messages marqués comme lus.}}",
  unread: "{count, plural, one {Marqué comme non lu.} other {# messages marqués comme non lus.}}",
  deleted:
    "{count, plural, one {Supprimé définitivement.} other {# messages supprimés définitivement.}}",
};

/** Whether the owner of the site got an email about a message. */
export const messageMail = {
  none: "Nous ne vous l’avons pas envoyé par e-mail.",
  held: "Nous ne vous l’avons pas encore envoyé par e-mail : votre adresse n’est pas confirmée.",
  due: "L’e-mail qui vous l’annonce est en route.",
  sent: "Nous vous l’avons envoyé par e-mail.",
  dead: "L’e-mail qui vous l’annonçait n’a pas pu être remis. Vérifiez l’adresse indiquée dans votre profil.",
};

export const spamReasons = {
  "hidden field": "un champ invisible a été rempli",
  "sent at once": "il a été envoyé en moins de trois secondes",
  links: "il contient des liens",
  "link in the name": "le nom contient un lien",
  repeated: "le même texte avait déjà été envoyé",
  "many from there": "beaucoup de messages viennent du même endroit",
  "many to this site": "votre site a reçu beaucoup de messages",
};

/** Of lists of messages that have none. */
export const noMessages = {
  inbox: "Aucun message pour l’instant",
  unread: "Tout est lu",
  archive: "Aucun message archivé",
  spam: "Aucun spam",
  trash: "La corbeille est vide",
};

export const noMessagesHint = {
  inbox:
    "Ce que vos visiteurs écrivent dans le formulaire de votre site arrive ici et dans votre messagerie. Si votre site n’a pas encore de formulaire, affichez sa section contact dans l’éditeur, puis publiez.",
  unread: "Les nouveaux messages restent ici jusqu’à ce que vous les ouvriez.",
  archive:
    "Archivez ce qui est traité : le message quitte la boîte de réception et reste conservé 12 mois.",
  spam: "Ce qui ressemble à du spam est conservé ici 30 jours. Rien n’est jeté à votre insu.",
  trash: "Ce que vous supprimez est conservé ici 30 jours.",
};
