import type { Language } from "@/components/templates/content/languages";

/** The messages of a site's forms for its visitors, in the language of the site. */
const en = {
  name: "Name",
  email: "E-mail",
  message: "Message",
  note: "Note",
  order: "Your order",
  consent: "My message may be kept for an answer.",
  send: "Send",
  back: "Back to the site",
  pay: "To the payment",
  thanks: "Thank you",
  thanksText: "Your message has arrived. You will get an answer by e-mail.",
  orderText: "Your order has arrived. You will get an answer by e-mail.",
  check: "Please check what you wrote",
  noName: "Please write your name.",
  longName: "Please shorten your name to 100 characters.",
  noEmail: "Please write your e-mail address, such as ann@example.com.",
  noMessage: "Please write a message.",
  longMessage: "Please shorten your message to 5,000 characters.",
  noConsent: "Please agree, so that your message may be kept.",
  badOrder: "This order cannot be read. Please go back to the site and put it together again.",
  longFields: "Please shorten what you wrote in the fields to 500 characters each.",
  wait: "Please wait a moment",
  waitText: "Many messages are arriving. Nothing is lost: what you wrote is below. Try again soon.",
  large: "This is too long",
  largeText: "A form may have 32 KB, and no files. Go back to it and send less.",
  unreadable: "This could not be read",
  unreadableText: "Please go back to the form and send it again.",
  closed: "This site takes no messages now",
  closedText: "It is not online. Your message was not sent: keep a copy of what is below.",
  paused: "This form is paused",
  pausedText:
    "We are checking this site. Your message was not sent: keep a copy of what is below, and try again tomorrow. Never send passwords or card numbers by a form.",
  proof: "One moment",
  proofText: "Your device is showing that it is no robot. This takes a few seconds.",
  proofKept: "Your message was kept, among those that look like spam. It will be found there.",
};

export type FormTexts = typeof en;

/** The messages about an invalid field. */
export type ProblemKey =
  | "noName"
  | "longName"
  | "noEmail"
  | "noMessage"
  | "longMessage"
  | "noConsent";

const es: FormTexts = {
  name: "Nombre",
  email: "Correo electrónico",
  message: "Mensaje",
  note: "Nota",
  order: "Su pedido",
  consent: "Mi mensaje puede guardarse para responderme.",
  send: "Enviar",
  back: "Volver al sitio",
  pay: "Ir al pago",
  thanks: "Gracias",
  thanksText: "Su mensaje ha llegado. Recibirá una respuesta por correo electrónico.",
  orderText: "Su pedido ha llegado. Recibirá una respuesta por correo electrónico.",
  check: "Revise lo que ha escrito",
  noName: "Escriba su nombre.",
  longName: "Acorte su nombre a 100 caracteres.",
  noEmail: "Escriba su correo electrónico, por ejemplo ann@example.com.",
  noMessage: "Escriba un mensaje.",
  longMessage: "Acorte su mensaje a 5000 caracteres.",
  noConsent: "Dé su consentimiento para que su mensaje pueda guardarse.",
  badOrder: "No se puede leer este pedido. Vuelva al sitio y prepárelo de nuevo.",
  longFields: "Acorte lo que ha escrito en los campos a 500 caracteres cada uno.",
  wait: "Espere un momento",
  waitText:
    "Están llegando muchos mensajes. No se ha perdido nada: lo que escribió está abajo. Inténtelo pronto.",
  large: "Es demasiado largo",
  largeText: "Un formulario puede tener 32 KB y ningún archivo. Vuelva a él y envíe menos.",
  unreadable: "No se ha podido leer",
  unreadableText: "Vuelva al formulario y envíelo de nuevo.",
  closed: "Este sitio no recibe mensajes ahora",
  closedText: "No está en línea. Su mensaje no se envió: guarde una copia de lo que está abajo.",
  paused: "Este formulario está en pausa",
  pausedText:
    "Estamos comprobando este sitio. Su mensaje no se envió: guarde una copia de lo que está abajo y vuelva a intentarlo mañana. No envíe nunca contraseñas ni números de tarjeta por un formulario.",
  proof: "Un momento",
  proofText: "Su dispositivo está demostrando que no es un robot. Tarda unos segundos.",
  proofKept: "Su mensaje se guardó entre los que parecen correo no deseado. Allí se encontrará.",
};

const pt: FormTexts = {
  name: "Nome",
  email: "E-mail",
  message: "Mensagem",
  note: "Observação",
  order: "Seu pedido",
  consent: "Minha mensagem pode ser guardada para que me respondam.",
  send: "Enviar",
  back: "Voltar ao site",
  pay: "Ir para o pagamento",
  thanks: "Obrigado",
  thanksText: "Sua mensagem chegou. Você vai receber uma resposta por e-mail.",
  orderText: "Seu pedido chegou. Você vai receber uma resposta por e-mail.",
  check: "Confira o que você escreveu",
  noName: "Escreva seu nome.",
  longName: "Encurte seu nome para até 100 caracteres.",
  noEmail: "Escreva seu e-mail, por exemplo ann@example.com.",
  noMessage: "Escreva uma mensagem.",
  longMessage: "Encurte sua mensagem para até 5.000 caracteres.",
  noConsent: "Dê seu consentimento para que a mensagem possa ser guardada.",
  badOrder: "Não é possível ler este pedido. Volte ao site e prepare-o de novo.",
  longFields: "Encurte o que você escreveu: cabem até 500 caracteres em cada campo.",
  wait: "Aguarde um momento",
  waitText:
    "Estão chegando muitas mensagens. Nada se perdeu: o que você escreveu está abaixo. Tente de novo daqui a pouco.",
  large: "É longo demais",
  largeText: "Um formulário pode ter até 32 KB e nenhum arquivo. Volte a ele e envie menos.",
  unreadable: "Não foi possível ler",
  unreadableText: "Volte ao formulário e envie-o de novo.",
  closed: "Este site não recebe mensagens agora",
  closedText:
    "Ele não está no ar. Sua mensagem não foi enviada: guarde uma cópia do que está abaixo.",
  paused: "Este formulário está pausado",
  pausedText:
    "Estamos analisando este site. Sua mensagem não foi enviada: guarde uma cópia do que está abaixo e tente de novo amanhã. Nunca envie senhas nem números de cartão por um formulário.",
  proof: "Um momento",
  proofText: "Seu aparelho está mostrando que não é um robô. Isso leva alguns segundos.",
  proofKept: "Sua mensagem foi guardada entre as que parecem spam. Vai ser encontrada lá.",
};

const fr: FormTexts = {
  name: "Nom",
  email: "E-mail",
  message: "Message",
  note: "Remarque",
  order: "Votre commande",
  consent: "Mon message peut être conservé afin de me répondre.",
  send: "Envoyer",
  back: "Retour au site",
  pay: "Vers le paiement",
  thanks: "Merci",
  thanksText: "Votre message est arrivé. Vous recevrez une réponse par e-mail.",
  orderText: "Votre commande est arrivée. Vous recevrez une réponse par e-mail.",
  check: "Vérifiez ce que vous avez écrit",
  noName: "Écrivez votre nom.",
  longName: "Raccourcissez votre nom à 100 caractères.",
  noEmail: "Écrivez votre adresse e-mail, par exemple ann@example.com.",
  noMessage: "Écrivez un message.",
  longMessage: "Raccourcissez votre message à 5 000 caractères.",
  noConsent: "Donnez votre accord pour que votre message puisse être conservé.",
  badOrder: "Cette commande est illisible. Retournez au site et composez-la à nouveau.",
  longFields: "Raccourcissez ce que vous avez écrit à 500 caractères par champ.",
  wait: "Un instant, s’il vous plaît",
  waitText:
    "Beaucoup de messages arrivent. Rien n’est perdu : votre texte est ci-dessous. Réessayez bientôt.",
  large: "C’est trop long",
  largeText: "Un formulaire peut faire 32 Ko, sans fichier. Revenez-y et envoyez-en moins.",
  unreadable: "Lecture impossible",
  unreadableText: "Revenez au formulaire et envoyez-le à nouveau.",
  closed: "Ce site ne reçoit pas de messages en ce moment",
  closedText:
    "Il n’est pas en ligne. Votre message n’a pas été envoyé : gardez une copie du texte ci-dessous.",
  paused: "Ce formulaire est en pause",
  pausedText:
    "Nous vérifions ce site. Votre message n’a pas été envoyé : gardez une copie du texte ci-dessous et réessayez demain. N’envoyez jamais de mot de passe ni de numéro de carte par un formulaire.",
  proof: "Un instant",
  proofText: "Votre appareil montre qu’il n’est pas un robot. Cela prend quelques secondes.",
  proofKept: "Votre message est conservé parmi les indésirables. On l’y trouvera.",
};

const de: FormTexts = {
  name: "Name",
  email: "E-Mail",
  message: "Nachricht",
  note: "Anmerkung",
  order: "Ihre Bestellung",
  consent: "Meine Nachricht darf für eine Antwort gespeichert werden.",
  send: "Senden",
  back: "Zurück zur Website",
  pay: "Zur Zahlung",
  thanks: "Vielen Dank",
  thanksText: "Ihre Nachricht ist angekommen. Sie erhalten eine Antwort per E-Mail.",
  orderText: "Ihre Bestellung ist angekommen. Sie erhalten eine Antwort per E-Mail.",
  check: "Bitte prüfen Sie Ihre Angaben",
  noName: "Bitte schreiben Sie Ihren Namen.",
  longName: "Bitte kürzen Sie Ihren Namen auf 100 Zeichen.",
  noEmail: "Bitte schreiben Sie Ihre E-Mail-Adresse, zum Beispiel ann@example.com.",
  noMessage: "Bitte schreiben Sie eine Nachricht.",
  longMessage: "Bitte kürzen Sie Ihre Nachricht auf 5.000 Zeichen.",
  noConsent: "Bitte stimmen Sie zu, damit Ihre Nachricht gespeichert werden darf.",
  badOrder:
    "Diese Bestellung ist nicht lesbar. Bitte stellen Sie sie auf der Website neu zusammen.",
  longFields: "Bitte kürzen Sie Ihre Angaben auf 500 Zeichen je Feld.",
  wait: "Bitte warten Sie einen Moment",
  waitText:
    "Es kommen viele Nachrichten an. Nichts ist verloren: Ihr Text steht unten. Versuchen Sie es gleich noch einmal.",
  large: "Das ist zu lang",
  largeText: "Ein Formular darf 32 KB haben und keine Dateien. Bitte senden Sie weniger.",
  unreadable: "Das war nicht lesbar",
  unreadableText: "Bitte gehen Sie zum Formular zurück und senden Sie es noch einmal.",
  closed: "Diese Website nimmt gerade keine Nachrichten an",
  closedText:
    "Sie ist nicht online. Ihre Nachricht wurde nicht gesendet: Bewahren Sie eine Kopie des Textes unten auf.",
  paused: "Dieses Formular ist vorübergehend gesperrt",
  pausedText:
    "Wir prüfen diese Website. Ihre Nachricht wurde nicht gesendet: Bewahren Sie eine Kopie des Textes unten auf und versuchen Sie es morgen noch einmal. Senden Sie nie Passwörter oder Kartennummern über ein Formular.",
  proof: "Einen Moment",
  proofText: "Ihr Gerät zeigt, dass es kein Roboter ist. Das dauert einige Sekunden.",
  proofKept:
    "Ihre Nachricht wurde bei denen abgelegt, die wie Spam aussehen. Dort wird sie gefunden.",
};

const it: FormTexts = {
  name: "Nome",
  email: "E-mail",
  message: "Messaggio",
  note: "Nota",
  order: "Il Suo ordine",
  consent: "Il mio messaggio può essere conservato per una risposta.",
  send: "Invia",
  back: "Torna al sito",
  pay: "Vai al pagamento",
  thanks: "Grazie",
  thanksText: "Il Suo messaggio è arrivato. Riceverà una risposta per e-mail.",
  orderText: "Il Suo ordine è arrivato. Riceverà una risposta per e-mail.",
  check: "Controlli ciò che ha scritto",
  noName: "Scriva il Suo nome.",
  longName: "Accorci il Suo nome a 100 caratteri.",
  noEmail: "Scriva il Suo indirizzo e-mail, per esempio ann@example.com.",
  noMessage: "Scriva un messaggio.",
  longMessage: "Accorci il Suo messaggio a 5.000 caratteri.",
  noConsent: "Dia il Suo consenso, affinché il messaggio possa essere conservato.",
  badOrder: "Questo ordine non è leggibile. Torni al sito e lo componga di nuovo.",
  longFields: "Accorci ciò che ha scritto nei campi a 500 caratteri ciascuno.",
  wait: "Attenda un momento",
  waitText:
    "Stanno arrivando molti messaggi. Nulla è perduto: il Suo testo è qui sotto. Riprovi tra poco.",
  large: "È troppo lungo",
  largeText: "Un modulo può avere 32 KB e nessun file. Torni al modulo e invii di meno.",
  unreadable: "Impossibile leggere",
  unreadableText: "Torni al modulo e lo invii di nuovo.",
  closed: "Questo sito non riceve messaggi adesso",
  closedText:
    "Non è online. Il Suo messaggio non è stato inviato: conservi una copia del testo qui sotto.",
  paused: "Questo modulo è sospeso",
  pausedText:
    "Stiamo controllando questo sito. Il Suo messaggio non è stato inviato: conservi una copia del testo qui sotto e riprovi domani. Non invii mai password o numeri di carta con un modulo.",
  proof: "Un momento",
  proofText: "Il Suo dispositivo dimostra di non essere un robot. Bastano pochi secondi.",
  proofKept: "Il Suo messaggio è stato conservato tra quelli che sembrano spam. Lì sarà trovato.",
};

export const formTexts: Readonly<Record<Language, FormTexts>> = { en, es, pt, fr, de, it };
