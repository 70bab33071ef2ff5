export const contact = {
  title: "Ci scriva",
  description: "Ogni messaggio viene letto da una persona, che le risponde per e-mail.",
  sent: "Il messaggio è stato inviato. Le risponderemo al più presto.",
  backToShop: "Torna al negozio",
  missing: "Compili questo campo",
  firstName: "Nome",
  lastName: "Cognome",
  company: "Azienda",
  email: "E-mail",
  message: "Messaggio",
  send: "Invia messaggio",
  sending: "Invio in corso…",
};

export const contactErrors = {
  missing: "Compili almeno l’e-mail e il messaggio",
};

export const messageFields = {
  missing: "Scriva un messaggio",
};

export const messageErrors = {
  unknown: "Questo messaggio non esiste.",
  otherOrder: "Questo ordine non è suo.",
  accountDeleted: "Il cliente di questo ordine ha eliminato il proprio account.",
};
