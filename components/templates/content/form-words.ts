import type { Translations } from "./languages";

/** Small words of the forms that a site's visitors send. */

export const name: Translations = {
  en: "Name",
  es: "Nombre",
  pt: "Nome",
  fr: "Nom",
  de: "Name",
  it: "Nome",
};

export const email: Translations = {
  en: "E-mail",
  es: "Correo electrónico",
  pt: "E-mail",
  fr: "E-mail",
  de: "E-Mail",
  it: "E-mail",
};

export const note: Translations = {
  en: "Note",
  es: "Nota",
  pt: "Observação",
  fr: "Remarque",
  de: "Anmerkung",
  it: "Nota",
};

export const yourOrder: Translations = {
  en: "Your order",
  es: "Tu pedido",
  pt: "Seu pedido",
  fr: "Votre commande",
  de: "Ihre Bestellung",
  it: "Il tuo ordine",
};

export const nothingYet: Translations = {
  en: "Nothing chosen yet.",
  es: "Aún no has elegido nada.",
  pt: "Nada escolhido ainda.",
  fr: "Rien n’est encore choisi.",
  de: "Noch nichts ausgewählt.",
  it: "Non hai ancora scelto nulla.",
};

export const orderConsent: Translations = {
  en: "You may use my details for this order.",
  es: "Pueden usar mis datos para este pedido.",
  pt: "Vocês podem usar meus dados para este pedido.",
  fr: "Vous pouvez utiliser mes coordonnées pour cette commande.",
  de: "Meine Angaben dürfen für diese Bestellung verwendet werden.",
  it: "Potete usare i miei dati per questo ordine.",
};

export const requestConsent: Translations = {
  en: "You may use my details to answer me.",
  es: "Pueden usar mis datos para responderme.",
  pt: "Vocês podem usar meus dados para me responder.",
  fr: "Vous pouvez utiliser mes coordonnées pour me répondre.",
  de: "Meine Angaben dürfen für die Antwort verwendet werden.",
  it: "Potete usare i miei dati per rispondermi.",
};

export const sendOrder: Translations = {
  en: "Send the order",
  es: "Enviar el pedido",
  pt: "Enviar o pedido",
  fr: "Envoyer la commande",
  de: "Bestellung senden",
  it: "Invia l’ordine",
};

export const sendRequest: Translations = {
  en: "Send the request",
  es: "Enviar la solicitud",
  pt: "Enviar a solicitação",
  fr: "Envoyer la demande",
  de: "Anfrage senden",
  it: "Invia la richiesta",
};

export const notYet: Translations = {
  en: "This form does not send requests yet.",
  es: "Este formulario aún no envía solicitudes.",
  pt: "Este formulário ainda não envia solicitações.",
  fr: "Ce formulaire n’envoie pas encore de demandes.",
  de: "Dieses Formular sendet noch keine Anfragen.",
  it: "Questo modulo non invia ancora richieste.",
};
