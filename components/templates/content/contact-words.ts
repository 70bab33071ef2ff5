import type { Translations } from "./languages";

/** Small words of the contact form. */

export const message: Translations = {
  en: "Message",
  es: "Mensaje",
  pt: "Mensagem",
  fr: "Message",
  de: "Nachricht",
  it: "Messaggio",
};

export const optional: Translations = {
  en: "optional",
  es: "opcional",
  pt: "opcional",
  fr: "facultatif",
  de: "freiwillig",
  it: "facoltativo",
};

export const consent: Translations = {
  en: "I agree that my details are kept to answer this message.",
  es: "Acepto que se guarden mis datos para responder a este mensaje.",
  pt: "Concordo que meus dados sejam guardados para responder a esta mensagem.",
  fr: "J’accepte que mes données soient conservées pour répondre à ce message.",
  de: "Ich bin einverstanden, dass meine Angaben gespeichert werden, um diese Nachricht zu beantworten.",
  it: "Acconsento che i miei dati siano conservati per rispondere a questo messaggio.",
};

export const send: Translations = {
  en: "Send",
  es: "Enviar",
  pt: "Enviar",
  fr: "Envoyer",
  de: "Senden",
  it: "Invia",
};

export const notYet: Translations = {
  en: "This form does not send messages yet.",
  es: "Este formulario aún no envía mensajes.",
  pt: "Este formulário ainda não envia mensagens.",
  fr: "Ce formulaire n’envoie pas encore de messages.",
  de: "Dieses Formular sendet noch keine Nachrichten.",
  it: "Questo modulo non invia ancora messaggi.",
};

export const thanksTitle: Translations = {
  en: "Thank you",
  es: "Gracias",
  pt: "Obrigado",
  fr: "Merci",
  de: "Vielen Dank",
  it: "Grazie",
};

export const thanksText: Translations = {
  en: "Your message has arrived. We answer by e-mail.",
  es: "Tu mensaje ha llegado. Te responderemos por correo electrónico.",
  pt: "Sua mensagem chegou. Responderemos por e-mail.",
  fr: "Votre message est arrivé. Nous vous répondrons par e-mail.",
  de: "Ihre Nachricht ist angekommen. Wir antworten per E-Mail.",
  it: "Il tuo messaggio è arrivato. Ti risponderemo via e-mail.",
};
