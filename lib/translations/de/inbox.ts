/** The messages of the visitors of a customer's site. */
export const siteMessages = {
  kept: "Nachrichten bewahren wir 12 Monate lang auf, Spam und den Papierkorb 30 Tage. Danach werden sie gelöscht.",
  filters: "Welche Nachrichten",
  search: "Nachrichten suchen",
  find: "Suchen",
  export: "CSV herunterladen",
  list: "Nachrichten, die neueste zuerst",
  unread: "Ungelesen",
  reply: "Antworten",
  replySubject:
    "{kind, select, order {Ihre Bestellung} request {Ihre Anfrage} other {Ihre Nachricht}}",
  select: "Nachricht von {name} auswählen",
  selectAll: "Ganze Seite auswählen",
  selected: "{count, plural, one {# ausgewählt} other {# ausgewählt}}",
  markRead: "Als gelesen markieren",
  markUnread: "Als ungelesen markieren",
  archive: "Archivieren",
  toInbox: "In den Posteingang",
  isSpam: "Das ist Spam",
  notSpam: "Kein Spam",
  delete: "Löschen",
  deleteForGood: "Endgültig löschen",
  pages: "Seiten mit Nachrichten",
  older: "Ältere Nachrichten",
  newest: "Neueste Nachrichten",
  undo: "Rückgängig",
  confirmDelete:
    "{count, plural, one {Diese Nachricht endgültig löschen?} other {# Nachrichten endgültig löschen?}}",
  confirmDeleteMany: "Das lässt sich nicht rückgängig machen.",
  confirmDeleteText:
    "Was {name} geschrieben hat, ist dann weg. Das lässt sich nicht rückgängig machen.",
  confirmYes: "Ja, löschen",
  confirmNo: "Behalten",
  total: "Summe",
  confirmFirst: "Nachrichten kommen noch nicht per E-Mail zu Ihnen",
  confirmFirstHint:
    "Sie kommen hier an, und nichts geht verloren. Per E-Mail schicken wir sie Ihnen, sobald Sie den Link geöffnet haben, den wir an {email} senden.",
  looksLikeSpam: "Anzeichen für Spam: {reasons}.",
  toEditor: "Zum Editor",
  noOlder: "Keine älteren Nachrichten",
  noOlderHint: "Neuere Nachrichten stehen auf den Seiten davor.",
  nothingFound: "Nichts gefunden zu „{typed}“",
  nothingFoundHint:
    "Versuchen Sie es mit weniger oder kürzeren Wörtern, oder sehen Sie in einem anderen Ordner nach.",
  clearSearch: "Suche löschen",
};

export const messageKinds = { contact: "Nachricht", order: "Bestellung", request: "Anfrage" };

export const messageFilters = {
  inbox: "Posteingang",
  unread: "Ungelesen",
  archive: "Archiv",
  spam: "Spam",
  trash: "Papierkorb",
};

/** Said after messages were changed. */
export const messagesChanged = {
  inbox:
    "{count, plural, one {In den Posteingang verschoben.} other {# Nachrichten in den Posteingang verschoben.}}",
  archive: "{count, plural, one {Archiviert.} other {# Nachrichten archiviert.}}",
  spam: "{count, plural, one {In den Spam-Ordner verschoben.} other {# Nachrichten in den Spam-Ordner verschoben.}}",
  trash: "{count, plural, one {Gelöscht.} other {# Nachrichten gelöscht.}}",
  read: "{count, plural, one {Als gelesen markiert.} other {# Nachrichten als gelesen markiert.}}",
  unread:
    "{count, plural, one {Als ungelesen markiert.} other {# Nachrichten als ungelesen markiert.}}",
  deleted: "{count, plural, one {Endgültig gelöscht.} other {# Nachrichten endgültig gelöscht.}}",
};

/** Whether the owner of the site got an email about a message. */
export const messageMail = {
  none: "Nicht per E-Mail an Sie gesendet.",
  held: "Noch nicht per E-Mail an Sie gesendet: Ihre Adresse ist nicht bestätigt.",
  due: "Die E-Mail dazu ist unterwegs zu Ihnen.",
  sent: "Per E-Mail an Sie gesendet.",
  dead: "Die E-Mail dazu konnte nicht zugestellt werden. Prüfen Sie die Adresse in Ihrem Profil.",
};

/** They follow "Anzeichen für Spam:", as a list. */
export const spamReasons = {
  "hidden field": "ein ausgefülltes Feld, das Menschen nicht sehen",
  "sent at once": "nach weniger als drei Sekunden abgeschickt",
  links: "Links im Text",
  "link in the name": "ein Link im Namen",
  repeated: "derselbe Text wie in einer früheren Nachricht",
  "many from there": "viele Nachrichten aus derselben Quelle",
  "many to this site": "viele Nachrichten an diese Website",
};

/** Of lists of messages that have none. */
export const noMessages = {
  inbox: "Noch keine Nachrichten",
  unread: "Alles gelesen",
  archive: "Nichts archiviert",
  spam: "Kein Spam",
  trash: "Nichts gelöscht",
};

export const noMessagesHint = {
  inbox:
    "Was Besucher in das Formular Ihrer Website schreiben, kommt hier und per E-Mail bei Ihnen an. Zeigt Ihre Website noch kein Formular, blenden Sie im Editor den Kontaktbereich ein, und veröffentlichen Sie sie neu.",
  unread: "Neue Nachrichten stehen hier, bis Sie sie öffnen.",
  archive:
    "Archivieren Sie, was erledigt ist: Es verlässt den Posteingang und bleibt 12 Monate lang erhalten.",
  spam: "Was nach Spam aussieht, bleibt hier 30 Tage lang. Nichts wird ungesehen weggeworfen.",
  trash: "Was Sie löschen, bleibt hier 30 Tage lang.",
};
