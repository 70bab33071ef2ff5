import { type Language, languages } from "@/components/templates/content/languages";

/** The names of the sites' languages, each in its own language. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  pt: "Português",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};

export const siteLanguages: readonly Language[] = languages;

/** A paragraph for the privacy page of a site with a form: what is stored, by whom, and for how long. */
export const privacyTexts: Record<Language, (shop: string) => string> = {
  en: (shop) =>
    `What you write in a form of this site (your name, your e-mail address, your message, and what you order or ask for) is stored by ${shop} on our behalf and sent to us by e-mail, so that we can answer you. Messages are deleted after 12 months, those that look like spam after 30 days. To keep robots away, messages from your network address are counted for up to two hours; the address is not stored with your message. No cookies are set. You may ask us at any time what is stored about you, and have it deleted.`,
  es: (shop) =>
    `Lo que escribe en un formulario de este sitio (su nombre, su correo electrónico, su mensaje y lo que pide o solicita) lo guarda ${shop} por encargo nuestro y nos lo envía por correo electrónico, para que podamos responderle. Los mensajes se borran a los 12 meses, los que parecen no deseados a los 30 días. Para evitar robots se cuentan durante dos horas como máximo los mensajes de su dirección de red; la dirección no se guarda con su mensaje. No se usan cookies. Puede preguntarnos en cualquier momento qué datos suyos se guardan y pedir que se borren.`,
  pt: (shop) =>
    `O que escreve num formulário deste site (o seu nome, o seu e-mail, a sua mensagem e o que encomenda ou pede) é guardado por ${shop} em nosso nome e enviado para nós por e-mail, para lhe podermos responder. As mensagens são apagadas após 12 meses, as que parecem spam após 30 dias. Para afastar robôs, as mensagens do seu endereço de rede são contadas durante duas horas no máximo; o endereço não é guardado com a mensagem. Não são usados cookies. Pode perguntar-nos a qualquer momento que dados seus estão guardados e pedir que sejam apagados.`,
  fr: (shop) =>
    `Ce que vous écrivez dans un formulaire de ce site (votre nom, votre adresse e-mail, votre message et ce que vous commandez ou demandez) est conservé par ${shop} pour notre compte et nous est envoyé par e-mail, afin que nous puissions vous répondre. Les messages sont supprimés au bout de 12 mois, ceux qui ressemblent à du spam au bout de 30 jours. Pour écarter les robots, les messages venant de votre adresse réseau sont comptés pendant deux heures au plus ; l’adresse n’est pas conservée avec votre message. Aucun cookie n’est utilisé. Vous pouvez à tout moment nous demander ce qui est conservé à votre sujet et le faire supprimer.`,
  de: (shop) =>
    `Was Sie in ein Formular dieser Website schreiben (Ihren Namen, Ihre E-Mail-Adresse, Ihre Nachricht und was Sie bestellen oder anfragen), speichert ${shop} in unserem Auftrag und sendet es uns per E-Mail, damit wir Ihnen antworten können. Nachrichten werden nach 12 Monaten gelöscht, solche, die wie Spam aussehen, nach 30 Tagen. Gegen Roboter werden Nachrichten Ihrer Netzadresse bis zu zwei Stunden lang gezählt; die Adresse wird nicht mit Ihrer Nachricht gespeichert. Es werden keine Cookies gesetzt. Sie können jederzeit erfahren, was über Sie gespeichert ist, und es löschen lassen.`,
  it: (shop) =>
    `Ciò che scrive in un modulo di questo sito (nome, indirizzo e-mail, messaggio e ciò che ordina o richiede) è conservato da ${shop} per nostro conto e ci viene inviato per e-mail, affinché possiamo risponderLe. I messaggi sono cancellati dopo 12 mesi, quelli che sembrano spam dopo 30 giorni. Per tenere lontani i robot, i messaggi dal Suo indirizzo di rete sono contati per due ore al massimo; l’indirizzo non è conservato con il messaggio. Non si usano cookie. Può chiederci in qualsiasi momento quali dati Suoi sono conservati e farli cancellare.`,
};
