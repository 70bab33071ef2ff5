export const withdrawal = {
  title: "Recedere dal contratto",
  intro:
    "I consumatori possono recedere dal contratto entro {days, plural, one {# giorno} other {# giorni}} dal pagamento dell’ordine, senza indicare alcun motivo. Non serve un account.",
  order: "Numero d’ordine",
  orderHint: "Lo trova nelle e-mail relative al suo ordine.",
  name: "Nome e cognome",
  email: "E-mail",
  emailHint: "L’indirizzo usato per l’ordine: è lì che le invieremo la conferma di ricevimento.",
  next: "Continua",
  checkFields: "Controlli i campi evidenziati.",
  tooManyTries: "Ci sono stati troppi tentativi. Attenda qualche minuto o ci scriva.",
  didNotWork: "L’operazione non è riuscita. Riprovi o ci scriva.",
  confirmTitle: "Confermi il recesso",
  confirmIntro: "Controlli i dati. Con il pulsante qui sotto ci invia la dichiarazione di recesso.",
  statement: "Recedo dal contratto relativo all’ordine {order}.",
  confirm: "Conferma recesso",
  change: "Modifica",
  nothingTyped: "Compili prima il modulo.",
  toForm: "Vai al modulo",
  receivedTitle: "Abbiamo ricevuto il suo recesso",
  receivedText: "Le stiamo inviando per e-mail la conferma di ricevimento, con data e ora.",
  receivedHint:
    "Lo esaminerà una persona. Se il numero e l’indirizzo corrispondono a un ordine, le rimborseremo l’importo con lo stesso mezzo di pagamento.",
  home: "Vai alla home",
};

export const withdrawalFields = {
  orderMissing:
    "Inserisca il numero d’ordine, per esempio 1042. Lo trova nelle e-mail dell’ordine.",
  nameMissing: "Inserisca il suo nome e cognome",
  nameOnly: "Inserisca solo nome e cognome",
  emailMissing: "Inserisca il suo indirizzo e-mail",
};

/** Change `startConsentVersion` together with these words, which emails quote. */
export const startConsent = {
  text: "Inizio immediato: acconsento espressamente a che l’esecuzione inizi prima della scadenza del periodo di recesso e riconosco che in tal modo perdo il diritto di recesso.",
};
