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
