export const threadList = {
  lastMessage: "Letzte Nachricht",
  customer: "Kunde",
  noName: "Ohne Namen",
  about: "Betrifft",
  order: "Bestellung {id}",
  contact: "Nachricht an uns",
  message: "Nachricht",
  assignee: "Zugewiesen an",
  nobody: "Noch niemanden",
  state: "Status",
  waiting: "Antwort nötig",
  open: "Offen",
  done: "Erledigt",
  all: "Alle",
  nobodys: "Nicht zugewiesen",
  mine: "Meine",
  read: "Lesen",
  readAndAnswer: "Lesen",
  ofCustomer: ": {email}",
  search: "Text, Firma oder E-Mail",
  empty: "Noch keine Nachrichten.",
  markDone: "Als erledigt markieren",
  reopen: "Wieder öffnen",
  doneCount: "{count, plural, one {Ein Gespräch ist erledigt.} other {# Gespräche sind erledigt.}}",
  openCount:
    "{count, plural, one {Ein Gespräch ist wieder offen.} other {# Gespräche sind wieder offen.}}",
  row: "Nachrichten von {email}",
};

export const thread = {
  title: "Nachrichten von {email}",
  earlier: "Frühere Nachrichten",
  customer: "Kunde",
  shop: "Shop",
  by: "Shop ({email})",
  fromElsewhere: "Diese E-Mail kam von {address}. Das ist nicht die Adresse des Kunden.",
  fromUnknown: "Diese E-Mail kam von einer anderen Adresse als der des Kunden.",
  noText: "Die E-Mail enthielt keinen Text.",
  attachments:
    "{count, plural, one {Ein Anhang wurde nicht aufbewahrt.} other {# Anhänge wurden nicht aufbewahrt.}}",
  shortened: "Die E-Mail war länger: Das ist ihr Anfang.",
};

/** How a message of a customer came, after the word for the customer. */
export const threadChannels = {
  form: "über das Kontaktformular",
  web: "unter „Bestellungen“",
  mail: "per E-Mail",
};

/** What staff writes to a customer. */
export const writtenMessage = {
  hint: "Der Kunde bekommt Ihre Nachricht per E-Mail und kann einfach darauf antworten.",
  insert: "Textbaustein einfügen",
  insertNone: "Bitte wählen …",
  missing: "Bitte schreiben Sie eine Nachricht",
  isDone: "Nach dem Senden als erledigt markieren",
};

export const threadAnswer = {
  message: "Antwort",
  send: "Antwort senden",
  sent: "Die Antwort ist unterwegs.",
};

/** For the first message, if the shop wrote it. */
export const newThread = {
  title: "Zu einer Bestellung schreiben",
  order: "Bestellnummer",
  message: "Nachricht",
  send: "Nachricht senden",
  sent: "Die Nachricht ist unterwegs.",
};

export const orderThread = {
  title: "Nachrichten",
  none: "Dazu gibt es noch keine Nachrichten.",
  begin: "Dem Kunden schreiben",
  all: "Alle Nachrichten zu dieser Bestellung",
};

export const cannedAnswers = {
  heading: "Textbausteine",
  intro: "'{name}' und '{order}' werden ausgefüllt, wenn Sie einen Textbaustein einfügen.",
  name: "Titel",
  body: "Text",
  change: "Ändern",
  edit: "Bearbeiten",
  remove: "Löschen",
  removeTitle: "„{title}“ löschen?",
  removeText: "Nachrichten, die damit gesendet wurden, bleiben, wie sie sind.",
  ofAnswer: ": {title}",
  add: "Textbaustein anlegen",
  editTitle: "Textbaustein bearbeiten",
  save: "Speichern",
  empty: "Noch keine Textbausteine.",
};
