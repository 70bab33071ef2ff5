/** What several emails have. */
export const emailParts = {
  subtotal: "Subtotale",
  deployment: "Messa online",
  total: "Totale",
  notAttached: "Non è stato possibile allegare il documento. Lo trova in «Acquisti».",
  purchases: "I suoi acquisti",
};

/** The end of every notice about an account. */
export const notMeEmail = {
  text: "Se era lei, non deve fare nulla. Altrimenti metta al sicuro il suo account: tutti i dispositivi verranno disconnessi e sceglierà una nuova password. Il link è valido per una settimana.",
  notMe: "Non ero io",
};

export const welcomeEmail = {
  subject: "Le diamo il benvenuto su {shop}",
  preview: "Il suo account è pronto.",
  hello: "Buongiorno {name}",
  text: "Il suo account è pronto. Acceda con questo indirizzo e-mail per ritrovare in un unico posto il carrello, gli acquisti e i colori. Confermi che l’indirizzo è suo, così riceverà i messaggi dei suoi siti.",
  confirm: "Conferma questo indirizzo",
  byMistake:
    "Se non ha creato lei questo account, qualcuno ha inserito il suo indirizzo per errore. Non lo confermi: non deve fare nulla.",
};

export const verifyEmailEmail = {
  subject: "Confermi il suo indirizzo e-mail per {shop}",
  preview: "Può usare il link una volta sola, entro un giorno.",
  title: "Confermi il suo indirizzo e-mail",
  text: "Dopo la conferma i messaggi dei suoi siti le arrivano qui e nessun altro può usare questo indirizzo.",
  confirm: "Conferma questo indirizzo",
  howLong:
    "Può usare il link una volta sola, entro un giorno, nel browser in cui ha effettuato l’accesso. Se non ha un account da noi, ignori questa e-mail: senza la sua conferma non succede nulla.",
};

export const resetPasswordEmail = {
  subject: "Scelga una nuova password per {shop}",
  preview: "Può usare il link una volta sola, entro un’ora.",
  title: "Una nuova password",
  text: "Qualcuno ha chiesto una nuova password per il suo account. Se era lei:",
  choose: "Scegli una nuova password",
  howLong:
    "Può usare il link una volta sola, entro un’ora. Se non era lei, ignori questa e-mail: la password resta com’è.",
};

export const passwordChangedEmail = {
  subject: "La sua password di {shop} è cambiata",
  preview: "Tutti gli altri dispositivi sono stati disconnessi.",
  title: "La sua password è cambiata",
  text: "La password del suo account è stata appena cambiata e tutti gli altri dispositivi sono stati disconnessi.",
};

/** To the present address. */
export const changeEmailFromEmail = {
  subject: "Confermi il nuovo indirizzo del suo account {shop}",
  preview: "Cambierà solo se lo conferma.",
  title: "Un nuovo indirizzo per il suo account",
  text: "L’indirizzo del suo account diventerà {email} dopo la conferma da entrambi gli indirizzi. Ha un giorno di tempo.",
  confirm: "Conferma il cambio",
  notYou:
    "Se non lo ha chiesto lei, non lo confermi e cambi la password: chi lo ha chiesto la conosce.",
};

/** To the new one. */
export const changeEmailToEmail = {
  subject: "Confermi il suo nuovo indirizzo per {shop}",
  preview: "Può usare il link una volta sola, entro un giorno.",
  title: "Il suo nuovo indirizzo",
  text: "È stato chiesto di associare un account a questo indirizzo. Se l’account è suo, confermi nel browser in cui ha effettuato l’accesso.",
  confirm: "Conferma questo indirizzo",
  howLong:
    "Può usare il link una volta sola, entro un giorno. Se non ha un account da noi, ignori questa e-mail: senza la sua conferma non succede nulla.",
};

/** To the previous address of the account. */
export const emailChangedEmail = {
  subject: "Il suo account {shop} ha un nuovo indirizzo",
  preview: "Da ora è {email}.",
  title: "Il suo account ha un nuovo indirizzo",
  text: "Da ora accede con {email} e le nostre e-mail arrivano lì.",
};

export const addressTakenEmail = {
  subject: "Ha già un account {shop}",
  preview: "Qualcuno ha provato a usare questo indirizzo per un altro account.",
  title: "Ha già un account",
  text: "Qualcuno ha provato a usare questo indirizzo per un altro account. Non è possibile: lei ha già un account qui. Se era lei, acceda a quell’account.",
  login: "Accedi",
  notYou: "Se non era lei, non deve fare nulla.",
};

export const newDeviceEmail = {
  subject: "Accesso a {shop} da un nuovo dispositivo",
  unknown: "Non sappiamo quale dispositivo fosse.",
  title: "Accesso da un nuovo dispositivo",
  withDevice:
    "Qualcuno ha appena effettuato l’accesso al suo account, per la prima volta con questo browser. Dispositivo: {device}.",
  text: "Qualcuno ha appena effettuato l’accesso al suo account, per la prima volta con questo browser.",
  place: "Paese probabile della connessione: {country}.",
};

export const identityLinkedEmail = {
  subject: "Un nuovo modo di accedere a {shop}",
  preview: "Ora può accedere con {provider}.",
  title: "Un nuovo modo di accedere",
  text: "Ora può accedere al suo account anche con {provider}.",
};

export const identityUnlinkedEmail = {
  subject: "Un modo di accedere a {shop} è stato rimosso",
  title: "Un modo di accedere è stato rimosso",
  text: "Non può più accedere con {provider}.",
};

export const passkeyAddedEmail = {
  subject: "Il suo account {shop} ha una nuova passkey",
  preview: "Con la passkey può accedere senza password.",
  title: "Una nuova passkey",
  text: "Da ora può accedere con la passkey «{name}», senza password.",
};

export const passkeyRemovedEmail = {
  subject: "Una passkey del suo account {shop} è stata rimossa",
  preview: "Non può più usarla per accedere.",
  title: "Una passkey è stata rimossa",
  text: "Non può più accedere con la passkey «{name}».",
};

export const secondFactorOnEmail = {
  subject: "Verifica in due passaggi attivata per il suo account {shop}",
  preview: "Da ora a ogni accesso viene chiesto un codice.",
  title: "La verifica in due passaggi è attiva",
  text: "Da ora a ogni accesso viene chiesto un codice della sua app di autenticazione, oppure uno dei codici di recupero. Gli altri suoi dispositivi sono stati disconnessi.",
};

export const secondFactorOffEmail = {
  subject: "Verifica in due passaggi disattivata per il suo account {shop}",
  preview: "Per accedere non viene più chiesto un codice.",
  title: "La verifica in due passaggi non è più attiva",
  text: "La sua app di autenticazione è stata rimossa e i codici di recupero non valgono più. Può riattivare la verifica nel profilo.",
};

export const codesRenewedEmail = {
  subject: "Il suo account {shop} ha nuovi codici di recupero",
  preview: "Quelli precedenti non valgono più.",
  title: "Nuovi codici di recupero",
  text: "Il suo account ha nuovi codici di recupero. Quelli precedenti non valgono più.",
};

export const recoveryCodeUsedEmail = {
  subject: "È stato usato un codice di recupero del suo account {shop}",
  preview: "È stato usato al posto dell’app di autenticazione.",
  title: "È stato usato un codice di recupero",
  text: "È stato usato un codice di recupero al posto dell’app di autenticazione. Quel codice non vale più. Se gliene restano pochi, può crearne di nuovi nel profilo.",
};

export const codesGuessedEmail = {
  subject: "Codici errati per il suo account {shop}",
  preview: "Qualcuno conosce la sua password, ma non i suoi codici.",
  title: "Codici errati per il suo account",
  text: "Qualcuno ha inserito la sua password e poi molti codici errati, senza riuscire ad accedere. Se non era lei, quella persona conosce la sua password: ne scelga una nuova.",
};

export const apiTokenEmail = {
  subject: "Un nuovo token API per il suo account {shop}",
  subjectOfStaff: "Un nuovo token API per l’area di gestione di {shop}",
  preview: "Con il token un programma può leggere i suoi dati.",
  previewOfStaff: "Con il token un programma può agire a suo nome.",
  title: "Un nuovo token API",
  text: "Nel suo account è stato appena creato il token API «{name}». Con il token un programma può leggere i suoi ordini o i suoi siti, ma non può modificare nulla.",
  textOfStaff:
    "Nel suo account è stato appena creato il token API «{name}». Con il token un programma può agire a suo nome nell’area di gestione.",
};

export const apiTokensEndedEmail = {
  subject: "I token API del suo account {shop} non valgono più",
  preview: "I programmi che li usavano non hanno più accesso.",
  title: "I suoi token API non valgono più",
  text: "Quando tutti i dispositivi sono stati disconnessi dal suo account, sono stati revocati anche questi token API: {names}.",
  name: "«{name}»",
  next: "I programmi che li usavano non hanno più accesso. Per quelli che le servono ancora crei nuovi token nel profilo o nell’area di gestione.",
};

export const exportReadyEmail = {
  subject: "I suoi dati di {shop} sono pronti",
  preview:
    "Il link è valido per {hours, plural, one {# ora} other {# ore}}, nel browser in cui ha effettuato l’accesso.",
  title: "I suoi dati sono pronti",
  text: "Ecco, come ha richiesto, tutto ciò che conserviamo su di lei, in un file ZIP. Il link è valido per {hours, plural, one {# ora} other {# ore}}, nel browser in cui ha effettuato l’accesso.",
  download: "Scarica i dati",
};

/** To an account without a password. */
export const confirmDeletionEmail = {
  subject: "Eliminare il suo account {shop}?",
  preview: "Verrà eliminato solo se lo conferma.",
  title: "Eliminare il suo account?",
  text: "Qualcuno che ha effettuato l’accesso al suo account ha chiesto di eliminarlo. Verrà eliminato solo se conferma entro un giorno, nel browser in cui ha effettuato l’accesso.",
  deleteAccount: "Elimina il mio account",
  notYou:
    "Se non lo ha chiesto lei, non lo confermi e disconnetta tutti i dispositivi nel profilo.",
};

export const deletionAskedEmail = {
  subject: "Il suo account {shop} verrà eliminato",
  preview: "Data di eliminazione: {day}. Fino ad allora può ripensarci.",
  title: "Il suo account verrà eliminato",
  text: "In data {day} i suoi siti vanno offline e il suo account viene eliminato, con le bozze, le immagini e i messaggi. Conserviamo le fatture per {years, plural, one {# anno} other {# anni}}, come prevede la normativa fiscale, ma senza il suo indirizzo e-mail.",
};

export const deletionReminderEmail = {
  subject: "Il suo account {shop} verrà eliminato tra una settimana",
  preview: "Verrà eliminato in data {day}.",
  title: "Il suo account verrà eliminato tra una settimana",
  text: "Ci ha chiesto di eliminare il suo account. Lo faremo in data {day}: i suoi siti vanno offline e le bozze, le immagini e i messaggi vengono eliminati.",
};

/** In the two emails before the deletion of an account. */
export const stillTimeEmail = {
  text: "Fino ad allora può ripensarci: acceda e mantenga il suo account.",
  keep: "Mantieni l’account",
};

/** The last one to a customer. */
export const accountDeletedEmail = {
  subject: "Il suo account {shop} è stato eliminato",
  preview: "Grazie per averci dato fiducia.",
  title: "Il suo account è stato eliminato",
  text: "Le due settimane sono trascorse: i suoi siti sono offline e stiamo eliminando i suoi dati, compresa questa e-mail. Conserviamo le fatture per {years, plural, one {# anno} other {# anni}}, come prevede la normativa fiscale, ma senza il suo indirizzo e-mail.",
  missing: "Se le manca qualcosa, scriva a {email}.",
  whatWeKeep: "Che cosa conserviamo e per quanto",
};

export const keptDraftEmail = {
  subject: "La sua bozza di {template} la aspetta",
  preview: "È tutto dove lo ha lasciato.",
  title: "La sua bozza la aspetta",
  text: "Ultima modifica di {template}: {day}. È tutto dove lo ha lasciato, su tutti i suoi dispositivi.",
  edit: "Riprendi la bozza",
  why: "Ha richiesto questa e-mail in «Bozze». Arriva una volta sola, una settimana dopo l’ultima modifica di una bozza, se non ha ordinato il modello.",
  stop: "Disattiva i promemoria",
};

/** What several emails about orders have. */
export const orderEmails = {
  seePurchases: "Vedi acquisti",
  accountHolder: "Intestatario",
  bank: "Banca",
  account: "Conto",
  bic: "BIC",
  amount: "Importo",
  reference: "Causale",
  keptUntil: "L’ordine resta valido fino a questa data: {day}.",
  onItsWay: "Se il bonifico è già partito, scriva a {email}: troveremo una soluzione.",
  canWithdraw:
    "Può recedere dal contratto entro {days, plural, one {# giorno} other {# giorni}} dal pagamento; le istruzioni sul recesso sono allegate. Il download e la pubblicazione iniziano dopo questo termine. Per iniziare subito, prema «Inizia ora» nella pagina «Acquisti».",
  consented:
    "Ha dato questo consenso ({moment}): «{consent}» Le istruzioni sul recesso sono allegate.",
};

export const bankDetailsEmail = {
  subject: "Come pagare il suo ordine {order}",
  preview: "Effettui un bonifico di {total} con la causale {reference}.",
  title: "Grazie per il suo ordine",
  text: "Effettui un bonifico dell’importo indicato su questo conto:",
  templatesAfter:
    "Indichi la causale nel bonifico: ci dice a quale ordine si riferisce. I modelli saranno suoi appena il pagamento arriva.",
  siteAfter:
    "Indichi la causale nel bonifico: ci dice a quale ordine si riferisce. Mettiamo online il suo sito appena il pagamento arriva.",
  code: "Oppure inquadri con l’app della sua banca il codice QR allegato, che compila il bonifico.",
  ordered: "Ecco che cosa ha ordinato, con l’ordine {order}:",
  terms: "Le condizioni di vendita del suo ordine sono allegate.",
};

export const transferReminderEmail = {
  subject: "Il suo ordine {order} è in attesa del bonifico",
  preview: "Resta valido fino a questa data: {day}.",
  restMissing: "Manca ancora una parte dell’importo.",
  title: "Il suo ordine è in attesa del bonifico",
  text: "Non abbiamo ancora ricevuto il bonifico. Se è già partito, non deve fare altro.",
  textOfRest:
    "Non abbiamo ancora ricevuto la parte restante del bonifico. Se è già partita, non deve fare altro.",
};

export const transferExpiredEmail = {
  subject: "Il suo ordine {order} è stato chiuso",
  preview: "Il bonifico non è arrivato. Non ci deve nulla.",
  title: "Il suo ordine è stato chiuso",
  text: "Il bonifico non è arrivato, perciò abbiamo chiuso l’ordine. Non ci deve nulla e può ordinare di nuovo quando vuole.",
  toShop: "Torna al negozio",
  ifPaid: "Se invece ha pagato, scriva a {email}: troveremo una soluzione.",
};

export const transferCancelledEmail = {
  subject: "Il suo ordine {order} è stato annullato",
  preview: "Non effettui più il bonifico di {total}.",
  title: "Il suo ordine è stato annullato",
  text: "Ha annullato l’ordine {order}. Non effettui più il bonifico di {total} con la causale {reference} e ignori la nostra e-mail con le istruzioni per pagarlo.",
  inCart: "I modelli dell’ordine sono di nuovo nel carrello.",
  toCart: "Vedi carrello",
};

export const transferReplacedEmail = {
  subject: "Non paghi più l’ordine {order}",
  preview: "È stato sostituito dall’ordine {newOrder}. Non effettui più il bonifico di {total}.",
  title: "Il suo ordine è stato sostituito",
  text: "L’ordine {newOrder} con PayPal ha sostituito l’ordine {order}. Non effettui più il bonifico di {total} con la causale {reference} e ignori la nostra e-mail con le istruzioni per pagarlo.",
};

export const vatIdUnknownEmail = {
  subject: "Ordine {order}: la sua partita IVA non risulta",
  preview: "Il VIES non conosce {vatId}. L’importo resta {total}.",
  title: "La sua partita IVA non risulta",
  text: "Al momento dell’ordine il VIES, il servizio dell’Unione europea per le partite IVA, non ha risposto. Ora comunica che la partita IVA {vatId} non esiste. Il suo ordine resta valido e l’importo resta {total}. La fattura indicherà che comprende {tax} di IVA.",
  correct:
    "Se nella partita IVA c’è un errore, prima di effettuare il bonifico la corregga nel suo account, annulli l’ordine nei suoi acquisti e ordini di nuovo.",
  ifPaid:
    "Se ha già effettuato il bonifico, invii la partita IVA corretta a {email}: correggeremo la fattura.",
};

export const receiptEmail = {
  subject: "Ricevuta del suo ordine {order}",
  preview: "Abbiamo ricevuto {total}. I modelli sono suoi.",
  previewOfDeployment: "Abbiamo ricevuto {total}. Mettiamo online il suo sito.",
  title: "Pagato. Grazie!",
  text: "Abbiamo ricevuto {total} per il suo ordine {order}. La fattura è allegata.",
  textWithTerms:
    "Abbiamo ricevuto {total} per il suo ordine {order}. La fattura e le condizioni di vendita sono allegate.",
  tooMuch: "Ha versato {credit} in più: riaccrediteremo l’importo sul conto da cui è arrivato.",
  replaces:
    "Questo pagamento sostituisce il suo bonifico con causale {references}: non lo effettui più.",
  nextOnline:
    "Bastano due passi per rendere suo il sito: nella pagina «Acquisti» scriva i suoi testi, poi colleghi il suo dominio. Fino ad allora ogni sito ha un nostro indirizzo. Le scriviamo appena è online.",
  nextDownload:
    "Bastano due passi per rendere suo il modello: nella pagina «Acquisti» scriva i suoi testi, poi lo scarichi, nei suoi colori e con il suo logo.",
};

export const paymentDeclinedEmail = {
  subject: "Il pagamento dell’ordine {order} è stato rifiutato",
  preview: "Non le è stato addebitato nulla.",
  title: "Il pagamento è stato rifiutato",
  text: "PayPal ha rifiutato il pagamento. Non le è stato addebitato nulla.",
  next: "L’ordine resta nella pagina «Acquisti», da dove può pagarlo, anche in un altro modo. Il carrello è come lo ha lasciato.",
};

/** A part of a transfer has arrived. */
export const partPaymentEmail = {
  subject: "Importo mancante per il suo ordine {order}: {rest}",
  preview: "Abbiamo ricevuto {received} su {total}.",
  title: "Abbiamo ricevuto una parte dell’importo",
  text: "Abbiamo ricevuto {received} su {total} per il suo ordine {order}. Versi la differenza, {rest}, su questo conto. I modelli saranno suoi appena arriva.",
};

/** More has arrived for an order that was paid already. */
export const overpaidEmail = {
  subject: "Ha pagato più del dovuto per l’ordine {order}",
  preview: "Le restituiamo {credit}.",
  title: "Ha pagato più del dovuto",
  text: "È arrivato un altro bonifico per il suo ordine {order}, che era già pagato. Riaccrediteremo {credit} sul conto da cui è arrivato.",
};

/** Money that was no payment of the order went back. */
export const creditReturnedEmail = {
  subject: "Le abbiamo restituito {credit} per l’ordine {order}",
  preview: "L’importo è in arrivo sul suo conto.",
  title: "L’importo è in arrivo",
  text: "Abbiamo riaccreditato {credit} sul conto da cui è arrivato il suo bonifico con causale {reference}.",
};

/** The order was marked as paid by mistake; another one waits for the money. */
export const paymentTakenBackEmail = {
  subject: "Il suo ordine {order} non è ancora pagato",
  preview: "Lo avevamo segnato come pagato per errore. Lo sostituisce l’ordine {newOrder}.",
  title: "Abbiamo commesso un errore",
  text: "Avevamo segnato come pagato il suo ordine {order}, ma il bonifico non è arrivato. La nota di credito allegata annulla la fattura e l’ordine {newOrder} sostituisce l’ordine precedente, allo stesso prezzo.",
  next: "Effettui un bonifico dell’importo indicato su questo conto. Se il bonifico è già partito, non deve fare altro.",
};

export const invoiceCorrectedEmail = {
  subject: "Fattura rettificativa per il suo ordine {order}",
  preview: "Sostituisce la fattura {replaced}.",
  title: "La sua fattura rettificativa",
  text: "La fattura rettificativa per il suo ordine {order} è allegata. Sostituisce la fattura {replaced}: conservi entrambe per la sua contabilità.",
  samePrice: "L’importo che ha pagato non cambia.",
};

export const refundedEmail = {
  subject: "Rimborso del suo ordine {order}",
  preview: "Le abbiamo rimborsato {amount}.",
  title: "Il suo rimborso",
  text: "Le abbiamo rimborsato {amount} per il suo ordine {order}. La nota di credito è allegata.",
  byPaypal: "Con PayPal, transazione",
  byTransfer: "Con bonifico, causale",
  licenses:
    "{count, plural, one {La licenza per {names} è cessata. Può ordinarla di nuovo quando vuole.} other {Le licenze per {names} sono cessate. Può ordinarle di nuovo quando vuole.}}",
  site: "Il suo sito resta online ancora {days, plural, one {# giorno} other {# giorni}}.",
  sites:
    "{count, plural, one {Il suo sito {names} resta} other {I suoi siti {names} restano}} online ancora {days, plural, one {# giorno} other {# giorni}}.",
};

export const refundDeclinedEmail = {
  subject: "La sua richiesta di rimborso per l’ordine {order}",
  preview: "Non possiamo rimborsare l’ordine.",
  title: "Non possiamo rimborsare l’ordine",
  text: "Ha chiesto il rimborso del suo ordine {order}. Ecco la nostra risposta:",
};

/** To a consumer who consented after the order. */
export const startedEmail = {
  subject: "Ordine {order}: può iniziare subito",
  preview: "Il download e la pubblicazione sono disponibili. Ha perso il diritto di recesso.",
  title: "Può iniziare subito",
  text: "Per l’ordine {order} ha dato questo consenso ({moment}):",
  consent: "«{consent}»",
  next: "Con questo consenso ha perso il diritto di recesso. Il download e la pubblicazione sono disponibili.",
};

/** The receipt, the same whether there is such an order or not. */
export const withdrawalReceivedEmail = {
  subject: "Abbiamo ricevuto il suo recesso dall’ordine {order}",
  preview: "Ricevuto: {moment}.",
  title: "Abbiamo ricevuto il suo recesso",
  text: "Il modulo del nostro sito ci ha trasmesso questa dichiarazione:",
  statement: "«Recedo dal contratto relativo all’ordine {order}.»",
  order: "Ordine",
  name: "Nome e cognome",
  email: "E-mail",
  received: "Ricevuto",
  next: "Lo esamina una persona, che le risponde per e-mail. Se il numero e l’indirizzo corrispondono a un ordine, le rimborsiamo l’importo con lo stesso mezzo di pagamento.",
  notYou: "Se non ha inviato lei questa dichiarazione, scriva a {email}.",
};

export const reviewHiddenEmail = {
  subject: "Abbiamo nascosto la sua recensione di {preset}",
  preview: "Non compare più nel negozio.",
  title: "Abbiamo nascosto la sua recensione",
  text: "La sua recensione di {preset} non compare più nel negozio e le sue stelle non contano più.",
  reason: "Motivo: {reason}",
  disagree: "Se non è d’accordo, scriva a {email}: possiamo mostrarla di nuovo.",
  toPurchases: "Vai agli acquisti",
};

/** A message of the shop. A reply to the email is added to the thread. */
export const threadAnswerEmail = {
  answer: "Re: il suo messaggio",
  answerAboutOrder: "Re: ordine {order}",
  question: "A proposito del suo messaggio",
  questionAboutOrder: "A proposito dell’ordine {order}",
  toPurchases: "Vedi tutti i messaggi in «Acquisti»",
  reply: "Riguarda il messaggio che ci ha inviato. Per scriverci, risponda a questa e-mail.",
  replyAboutOrder: "Riguarda l’ordine {order}. Per scriverci, risponda a questa e-mail.",
};

/** By `TakedownGround`. */
export const takedownGrounds = {
  law: "Viola la legge",
  terms: "Viola le nostre condizioni",
};

/** What several emails about reports and takedowns have. */
export const reportEmails = {
  number: "Numero",
  site: "Sito",
  reported: "Segnalato per",
  decisionBy: "Decisione entro",
  ground: "Base della decisione",
  learned: "Come lo abbiamo saputo",
  somebodyReported: "Qualcuno lo ha segnalato",
  sawOurselves: "Lo abbiamo notato noi",
  decidedBy: "Deciso da",
  person: "Una persona",
  reason: "Il nostro motivo: {reason}",
  disagree:
    "Lo ha deciso una persona. Se non è d’accordo, scriva a {email} indicando il numero della segnalazione e la esamineremo di nuovo. Può anche rivolgersi a un giudice.",
};

export const siteLiveEmail = {
  subject: "Il suo sito è online: {template}",
  title: "Il suo sito è online",
  text: "Il suo sito {template} è online.",
  open: "Apri il sito",
  notListed:
    "I motori di ricerca non lo mostrano finché non pubblica testi suoi. Li scriva nell’editor, poi pubblichi il sito.",
  next: "Nella pagina del sito può pubblicare modifiche ai testi, al logo e ai colori, tornare a una versione precedente o mettere il sito offline:",
  toPage: "La pagina del suo sito",
};

export const siteTakenDownEmail = {
  subject: "Abbiamo messo offline il suo sito: {template}",
  title: "Abbiamo messo offline il suo sito",
  text: "Il suo sito {template} è offline, a tutti i suoi indirizzi.",
  disagree:
    "Se non è d’accordo, può contestare la decisione gratuitamente nella pagina del sito: una persona le risponde entro {days, plural, one {# giorno} other {# giorni}}. Può anche rivolgersi a un giudice. I suoi testi, le immagini e le versioni restano conservati.",
  object: "Contesta la decisione",
};

/** After a takedown. */
export const siteAllowedEmail = {
  subject: "Può ripubblicare il suo sito: {template}",
  subjectOnline: "Il suo sito è di nuovo online: {template}",
  preview: "Era stato messo offline e ora può ripubblicarlo.",
  title: "Può ripubblicare il suo sito",
  titleOnline: "Il suo sito è di nuovo online",
  text: "Avevamo messo offline il suo sito {template}. Ora può ripubblicarlo quando vuole.",
  textOnline: "Avevamo messo offline il suo sito {template}. È di nuovo online, com’era.",
  answer: "La nostra risposta alla sua contestazione: {answer}",
  toPurchases: "Vai agli acquisti",
};

export const objectionDeclinedEmail = {
  subject: "Il suo sito resta offline: {template}",
  title: "Il suo sito resta offline",
  text: "Abbiamo riesaminato il suo sito {template} e letto la sua contestazione.",
  answer: "La nostra risposta: {answer}",
  court:
    "Lo ha deciso una persona. Può rivolgersi a un giudice. I suoi testi, le immagini e le versioni restano conservati.",
};

/** To the reporter, whose address nobody has confirmed. */
export const reportReceivedEmail = {
  subject: "Abbiamo ricevuto la sua segnalazione {report}",
  preview: "Una persona la esamina entro {days, plural, =1 {24 ore} other {# giorni}}.",
  title: "Abbiamo ricevuto la sua segnalazione",
  text: "Buongiorno {name}, grazie per la segnalazione. Ecco che cosa ci ha trasmesso il modulo del nostro sito:",
  next: "Una persona esamina il sito e decide se resta online. Le comunicheremo la decisione per e-mail. Il titolare del sito viene a sapere che cosa è stato deciso e perché, ma non chi lo ha segnalato.",
  notYou: "Se non ha inviato lei questa segnalazione, scriva a {email}.",
};

export const reportDecidedEmail = {
  subject: "La nostra decisione sulla sua segnalazione {report}",
  subjectOffline: "Il sito della sua segnalazione {report} è offline",
  title: "Il sito resta online",
  titleOffline: "Abbiamo messo offline il sito",
};

/** To the reporter of a site that was taken down. */
export const reportRestoredEmail = {
  subject: "Abbiamo cambiato la decisione sulla sua segnalazione {report}",
  preview: "Il sito {host} può tornare online.",
  title: "Il sito può tornare online",
  text: "Avevamo messo offline il sito. Dopo un nuovo esame abbiamo revocato la decisione.",
};

export const draftTakenDownEmail = {
  subject: "Abbiamo disattivato un link che ha condiviso: {template}",
  title: "Abbiamo disattivato un link che ha condiviso",
  text: "Ha condiviso con un link una bozza di {template}. Il link non mostra più i suoi testi. La bozza è ancora nel suo account.",
  disagree:
    "Se non è d’accordo, scriva a {email}, gratuitamente: una persona le risponde entro {days, plural, one {# giorno} other {# giorni}}. Può anche rivolgersi a un giudice.",
};

/** What a site was held for; the publication, or one of three changes. */
export const siteHeldEmail = {
  subject: "Controlliamo il suo sito prima che vada online: {template}",
  preview: "Decide una persona, di solito entro un giorno lavorativo.",
  title: "Prima controlliamo il suo sito",
  publication:
    "Ha pubblicato il suo sito {template}. Qualcosa nel sito ricorda i siti che rubano password o denaro, perciò una persona del nostro team lo controlla prima che i visitatori possano vederlo, di solito entro un giorno lavorativo.",
  settings:
    "Ha chiesto di modificare le impostazioni del suo sito {template}. Con questa modifica qualcosa nel sito ricorderebbe i siti che rubano password o denaro, perciò prima una persona del nostro team la controlla, di solito entro un giorno lavorativo.",
  name: "Ha chiesto di modificare il nome nell’indirizzo del suo sito {template}. Con questa modifica qualcosa nel sito ricorderebbe i siti che rubano password o denaro, perciò prima una persona del nostro team la controlla, di solito entro un giorno lavorativo.",
  domain:
    "Ha chiesto di modificare il dominio del suo sito {template}. Con questa modifica qualcosa nel sito ricorderebbe i siti che rubano password o denaro, perciò prima una persona del nostro team la controlla, di solito entro un giorno lavorativo.",
  isOnline: "Fino ad allora i visitatori vedono la versione precedente.",
  isOffline: "Fino ad allora il suo sito non è online.",
  noticed: "Ecco che cosa abbiamo notato:",
  reason: "• {reason}: «{evidence}»",
  next: "Di solito è un malinteso. Può attendere la nostra decisione, oppure cambiare questi testi e pubblicare di nuovo: la nuova versione viene verificata subito.",
  stopped:
    "Anche ciò che pubblica nel frattempo resta in attesa della nostra decisione. Se ritiene che ci sbagliamo, scriva a {email}.",
  toSite: "Apri la pagina del sito",
};

export const siteApprovedEmail = {
  subject: "Il suo sito ha superato il controllo: {template}",
  preview: "Lo abbiamo controllato. Grazie per l’attesa.",
  title: "Il suo sito ha superato il controllo",
  text: "Abbiamo controllato il suo sito {template} e ora sta andando online. Grazie per l’attesa.",
  textOfChange:
    "Abbiamo controllato la modifica al suo sito {template}. Ora può effettuarla. Grazie per l’attesa.",
  toSite: "Apri la pagina del sito",
};

export const siteRefusedEmail = {
  subject: "Il suo sito non ha superato il controllo: {template}",
  title: "Il suo sito non ha superato il controllo",
  text: "Abbiamo controllato il suo sito {template} e non lo abbiamo messo online.",
  textOfChange:
    "Abbiamo controllato la modifica al suo sito {template} e non l’abbiamo effettuata.",
  reason: "Il nostro motivo: {reason}",
  next: "Può modificare il sito e pubblicarlo di nuovo. Se ritiene che ci sbagliamo, scriva a {email}.",
  toSite: "Apri la pagina del sito",
};

export const domainProvedEmail = {
  subject: "Il suo sito ora è su {host}",
  title: "Il suo sito è su {host}",
  text: "I record DNS sono corretti. L’indirizzo che le abbiamo assegnato rimanda al suo dominio.",
  button: "Apri il sito",
  next: "Lasci i record come sono: li verifichiamo una volta al giorno.",
};

export const domainFailingEmail = {
  subject: "C’è un problema con {host}",
  title: "Controlli i record DNS di {host}",
  text: "I record DNS del dominio del suo sito sono cambiati.",
  button: "Vedi i record",
  next: "Li imposti di nuovo. Il sito resta sul suo dominio per {days, plural, one {# giorno} other {# giorni}} e rimane comunque online all’indirizzo che le abbiamo assegnato.",
};

export const domainWithdrawnEmail = {
  subject: "{host} non porta più al suo sito",
  title: "{host} non è più collegato al suo sito",
  text: "I record DNS non puntano più al suo sito.",
  button: "Vedi i record",
  next: "Il sito è online all’indirizzo che le abbiamo assegnato. Per collegare di nuovo il dominio, imposti i record e li verifichi nella pagina del sito.",
};

export const domainExpiredEmail = {
  subject: "Non verifichiamo più {host}",
  title: "Non abbiamo trovato i record di {host}",
  text: "Li abbiamo cercati per {days, plural, one {# giorno} other {# giorni}}.",
  button: "Vedi i record",
  next: "Il sito è online all’indirizzo che le abbiamo assegnato. Quando avrà impostato i record, li verifichi nella pagina del sito.",
};

/** A message of a site's visitor, by its kind. */
export const siteMessageEmail = {
  contact: "Un messaggio di {writer}",
  order: "Un ordine di {writer}",
  request: "Una richiesta di {writer}",
  text: "È stato inviato dal suo sito {template}. Risponda a questa e-mail per scrivere a {email}.",
  total: "Totale",
  toInbox: "Tutti i messaggi",
};

export const webhookFailedEmail = {
  subject: "Il suo programma non ha accettato un messaggio del sito",
  title: "Il suo programma non ha accettato un messaggio",
  text: "I messaggi del suo sito {template} vengono inviati a {address}. Abbiamo provato a inviarne uno per più di un giorno, poi abbiamo smesso. L’ultima risposta: {reason}",
  next: "Non è andato perso nulla: tutti i messaggi sono in «Messaggi». Nelle impostazioni del sito vede quali non sono arrivati e, dopo aver sistemato il programma, può inviare un messaggio di prova.",
  toSettings: "Impostazioni del sito",
};

/** Where the site’s visitors, messages or payments go was changed. */
export const destinationsChangedEmail = {
  subject: "Il suo sito {template} ora porta altrove",
  preview: "I suoi visitatori, messaggi o pagamenti vanno a un altro indirizzo.",
  title: "Le impostazioni del suo sito sono state cambiate",
  text: "I visitatori, i messaggi o i pagamenti del suo sito {template} ora vanno altrove:",
  change: "{name}\nPrima: {from}\nOra: {to}",
  none: "nessuno",
  putBack: "Con «Non ero io» ripristiniamo anche queste impostazioni.",
};

/** Why a site is doubted, by `ScreeningRule`. */
export const screeningReasons = {
  listed: "Contiene un link a un indirizzo che è in un elenco di indirizzi pericolosi",
  "disguised-name": "Scrive il nome di un’azienda nota in modo che sembri un’altra parola",
  "presents-as": "Il nome o il titolo è quello di un’azienda o di un’autorità nota",
  "presents-form":
    "Porta il nome di un’azienda nota e ha un modulo che chiede qualcosa di insolito",
  "named-like": "Il nome inizia come quello di una banca o di un’autorità",
  "brand-sign-in": "Propone di accedere ai servizi di un’azienda nota",
  "brand-address":
    "Un vecchio indirizzo contiene il nome di un’azienda nota e fa pensare a una pagina di accesso",
  "brand-name": "L’indirizzo contiene il nome di un’azienda nota",
  "secret-field": "Un campo chiede una password, un codice o un numero di carta",
  "secret-fields": "Più campi chiedono dati segreti di questo tipo",
  "login-field": "Un campo chiede il nome utente con cui si accede a un servizio",
  "brand-story":
    "Nomina un’azienda nota accanto a un importo da pagare, un rimborso, una minaccia o una richiesta di dati segreti",
  "sign-in-page": "Propone di accedere in una pagina apposita",
  "secret-request": "Chiede una password, un codice o un numero di carta",
  "wallet-secret": "Chiede le parole di recupero o la chiave di un wallet",
  "bank-data": "Chiede i dati di un conto bancario o di una carta",
  "account-threat": "Dice che un account o un accesso è bloccato o andrà perso",
  deadline: "Mette fretta",
  "verify-request": "Chiede di confermare o aggiornare i propri dati",
  intruder: "Parla di un pagamento o di un accesso sospetto o non riuscito",
  "parcel-fee": "Chiede di pagare per un pacco che sarebbe in giacenza",
  prize: "Parla di un premio per cui bisogna pagare",
  "sure-profit": "Promette guadagni senza rischi",
  "huge-profit": "Promette più guadagni di quanti ne possa dare un investimento onesto",
  deposit: "Chiede di versare un deposito per ottenere quel guadagno",
  "advance-money": "Chiede di versare prima del denaro per riceverne altro in seguito",
  untraceable: "Chiede un pagamento che poi nessuno può annullare",
  "crypto-payment": "Chiede un pagamento in criptovaluta",
  "wallet-address": "Indica l’indirizzo di un wallet",
  discretion: "Chiede di mantenere il segreto",
  law: "Minaccia l’intervento della polizia o una causa in tribunale",
  demand: "Pretende un pagamento che sarebbe scaduto",
  refund: "Offre un rimborso o una somma di denaro precisa",
  "false-alarm": "Dice che il computer di chi legge è infetto e che bisogna telefonare",
  story: "Racconta una storia tipica delle truffe",
  "link-label": "Un link mostra un indirizzo e porta a un altro",
  "link-brand": "L’indirizzo di un link contiene il nome di un’azienda a cui non appartiene",
  "link-host": "Un indirizzo inizia come quello di un’azienda nota, o la nomina tra i parametri",
  "link-disguised":
    "L’indirizzo di un link contiene lettere che lo fanno somigliare a quello di un’azienda nota",
  "link-number": "Un link porta a un indirizzo fatto di numeri",
  "link-short": "Un link nasconde il proprio indirizzo dietro uno abbreviato",
  "link-messenger": "Un link porta a un servizio di messaggistica",
  "held-before":
    "Qualcos’altro di questo account è stato fermato negli ultimi 30 giorni e nessuno lo ha approvato",
  "link-elsewhere":
    "Un link porta a un indirizzo che non è quello dell’azienda indicata nel titolo",
};
