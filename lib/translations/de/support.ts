export const contact = {
  title: "Schreiben Sie uns",
  description: "Jede Nachricht liest ein Mensch, und die Antwort kommt per E-Mail.",
  sent: "Ihre Nachricht ist bei unserem Team. Wir melden uns bald bei Ihnen.",
  backToShop: "Zurück zum Shop",
  missing: "Bitte ausfüllen",
  firstName: "Vorname",
  lastName: "Nachname",
  company: "Firma",
  email: "E-Mail",
  message: "Nachricht",
  send: "Nachricht senden",
  sending: "Wird gesendet …",
};

export const contactErrors = {
  missing: "Bitte geben Sie mindestens Ihre E-Mail-Adresse und eine Nachricht ein",
};

export const messageFields = {
  missing: "Bitte schreiben Sie eine Nachricht",
};

export const messageErrors = {
  unknown: "Diese Nachricht gibt es nicht.",
  otherOrder: "Das ist nicht Ihre Bestellung.",
  accountDeleted: "Das Konto zu dieser Bestellung wurde gelöscht.",
};
