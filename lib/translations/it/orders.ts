/** Every page loads these. */
export const cartButton = {
  add: "Aggiungi al carrello",
  remove: "Togli dal carrello",
  addAll: "Aggiungi tutti e {count, number} al carrello",
  ofPreset: "{label}: {preset}",
  addFor: "Aggiungi al carrello, {price}",
  goToCart: "Vai al carrello",
  bought: "Acquistato",
  added: "{count, plural, one {# modello aggiunto} other {# modelli aggiunti}} al carrello",
  wasAdded: "{preset} è stato aggiunto al carrello",
  wasRemoved: "{preset} è stato tolto dal carrello",
  alreadyInCart: "Questo modello è già nel carrello",
};

/** Every page loads these, too. */
export const cartMerge = {
  title: "Accesso",
  merged: "Il carrello è stato unito a quello del suo account",
  leftOut:
    "Il carrello è stato unito a quello del suo account. Esclusi: {names} (non più in vendita o già suoi).",
};

export const cart = {
  pageTitle: "Carrello",
  title: "Il suo carrello",
  loading: "Caricamento",
  needsScript: "Il carrello richiede JavaScript",
  needsScriptHint:
    "Per ordinare lo attivi o ricarichi la pagina. Qui tutto il resto funziona anche senza.",
  notLoaded: "Non è stato possibile caricare il carrello",
  notLoadedHint: "Non è andato perso nulla: lo conserviamo noi.",
  tryAgain: "Riprova",
  empty: "Il carrello è vuoto",
  emptyHint: "Prima di decidere può provare ogni modello nei suoi colori.",
  browseAll: "Tutti i modelli",
  noLongerSold: "Non più in vendita e tolti dal carrello: {presets}.",
  content: "{presets, plural, one {# modello} other {# modelli}}",
  contentWithLicenses:
    "{presets, plural, one {# modello} other {# modelli}}, {licenses, plural, one {# licenza} other {# licenze}}",
  remove: "Togli",
  edit: "Modifica testi e immagini",
  editOf: " di {preset}",
  licenses: "Licenze",
  licensesOf: " di {preset}, una per ogni sito",
  licensesEach: "{count, plural, one {# licenza} other {# licenze}} da {price}",
};

export const cartSummary = {
  title: "Riepilogo",
  subtotal: "Subtotale, {content}",
  deployment: "Messa online",
  total: "Totale",
  continue: "Vai alla cassa",
  login: "Accedi",
  mustLogin: "Per continuare deve accedere",
  stayHere: "Resta qui",
  isNew: "Non ha un account?",
  createAccount: "Crea un account",
  without: "Senza messa online",
  withoutHint: "Riceve i file e li mette online da sé.",
  with: "Con messa online",
  withHint:
    "Per {price}, da pagare una volta sola, mettiamo online {count, plural, one {il suo sito} other {i suoi siti}} in pochi minuti. Poi può modificare i testi, collegare il suo dominio, leggere i messaggi dei visitatori e vedere quante visite riceve.",
};

export const coupon = {
  label: "Codice sconto",
  apply: "Applica",
  remove: "Togli",
  ofCoupon: " il codice sconto {code}",
  computing: "…",
};

export const anotherLicense = {
  add: "Licenza per un altro sito",
  of: ": {preset}",
};

export const cartOffer = {
  title: "Per il suo carrello",
  intro: "Nulla di tutto questo è ancora nel carrello e nulla è stato acquistato.",
  missing:
    "{count, plural, one {Un altro modello di questo link non è} other {Altri # modelli di questo link non sono}} più in vendita.",
  total: "Totale, {count, plural, one {# modello} other {# modelli}}",
  look: "Guarda",
  lookAt: " {preset}",
  needsScript:
    "Il carrello richiede JavaScript: lo attivi per aggiungere questi modelli, oppure ricarichi la pagina.",
  nothing: "Nulla di questo link è in vendita",
  nothingHint:
    "Il link potrebbe essere vecchio o incompleto. Ne chieda uno nuovo a chi glielo ha inviato.",
  browseAll: "Tutti i modelli",
};

export const cartOfferButton = {
  add: "{count, plural, one {Aggiungi al carrello} other {Aggiungi tutti e # al carrello}}",
  adding: "Un momento…",
};

/** What a buyer wants to know before paying. */
export const trust = {
  line: "Può chiedere il rimborso entro {days, plural, one {# giorno} other {# giorni}}. Imposte incluse. Venduto da {seller}. Ogni licenza vale per una sola azienda o persona e un solo sito web.",
  license: "Leggi la licenza",
};

export const checkout = {
  title: "Cassa",
  intro: "Controlli l’ordine, poi scelga come pagare.",
  changeCart: "Modifica carrello",
  pay: "Paga",
  loading: "Caricamento del carrello",
  nothingToPay: "Non c’è nulla da pagare",
  cartIsEmpty: "Il carrello è vuoto.",
  waiting: "In attesa del suo bonifico",
  waitingHint: "Il suo ordine è stato registrato. Gli stessi dati le arrivano anche per e-mail.",
  browseAll: "Tutti i modelli",
};

export const orderSummary = {
  title: "Riepilogo ordine",
  several: "{preset}, {licenses, plural, one {# licenza} other {# licenze}}",
  listPrice: "Modelli",
  subtotal: "Subtotale",
  deployment: "Messa online",
  noDeployment: "Messa online (non scelta)",
  total: "Totale",
};

/** Before PayPal's page, and after an order by bank transfer. */
export const payment = {
  title: "PayPal",
  text: "Attenda qualche istante: stiamo aprendo la pagina di PayPal.",
  goNow: "Vai subito",
  failed: "Non è stato possibile aprire la pagina di PayPal.",
  thankYou: "Grazie",
  detailsFollow: "Riceverà un’e-mail con le coordinate bancarie per il bonifico",
  seePurchases: "Vedi acquisti",
};

/** Explains that paying by PayPal replaces bank transfers that were not made yet. */
export const transferNotice = {
  // The payment reference of the transfer follows.
  waiting: "{names} {count, plural, one {è} other {sono}} in attesa del suo bonifico con causale",
  replaces: "Il pagamento con PayPal sostituisce quel bonifico: non lo effettui più.",
  backToCart:
    "Quell’ordine viene annullato e {names} {count, plural, one {torna} other {tornano}} nel carrello.",
  forGood:
    "Il bonifico resta annullato anche se poi lascia PayPal senza pagare. Può ordinare di nuovo in qualsiasi momento.",
};

export const payDialog = {
  title: "I suoi dati",
  description:
    "Per la fattura di {total}. La partita IVA, il suo riferimento e la seconda riga dell’indirizzo sono facoltativi.",
  descriptionOfPerson: "Per la fattura di {total}. La seconda riga dell’indirizzo è facoltativa.",
  companyName: "Ragione sociale",
  lastName: "Cognome",
  firstName: "Nome",
  street: "Via e numero civico",
  street2: "Indirizzo, riga 2",
  state: "Stato",
  province: "Provincia",
  county: "Contea",
  prefecture: "Prefettura",
  region: "Regione",
  chooseCountry: "Scelga il Paese",
  unusualZipCode:
    "In questo Paese ({country}) il CAP di solito ha questa forma: {example}. Se il suo è corretto, prema di nuovo il pulsante.",
  city: "Città",
  zipCode: "CAP",
  country: "Paese",
  vatId: "Partita IVA",
  buyerReference: "Suo riferimento",
  referenceHint: "Per esempio un numero d’ordine.",
  unusualLeitwegId:
    "Le cifre di controllo non sono quelle di un Leitweg-ID. Se il suo riferimento è corretto, prema di nuovo il pulsante.",
  forBusiness: "Acquisto per la mia attività",
  incomplete: "Prima completi i suoi dati.",
  paypal: "PayPal",
  bankTransfer: "Bonifico bancario",
  buyWithPaypal: "Acquista ora con PayPal",
  buyByTransfer: "Acquista ora con bonifico",
  startLater:
    "Senza questo consenso il download e la pubblicazione iniziano dopo {days, plural, one {# giorno} other {# giorni}}, o appena lo chiede lei.",
  oneMoment: "Un momento…",
  paypalFailed:
    "Non è stato possibile aprire la finestra di PayPal. Questo pulsante porta alla pagina di PayPal.",
};

/** The links follow what names them, and the last two follow "Veda anche:". */
export const termsLine = {
  accept: "Con l’ordine accetta le",
  terms: "condizioni di vendita",
  and: "e la",
  license: "licenza",
  also: "Veda anche:",
  refunds: "rimborsi",
  privacy: "privacy",
  opensInNewTab: "(si apre in una nuova scheda)",
};

/** How a payment ended, and what to do then. */
export const outcome = {
  pageTitle: "Pagamento",
  paid: "Pagato. Grazie!",
  paidText: "Il pagamento è arrivato e i modelli sono suoi.",
  paidHint: "Le stiamo inviando per e-mail la ricevuta e la fattura.",
  pending: "PayPal sta ancora verificando",
  pendingText: "Il suo ordine è al sicuro. PayPal non ha ancora sbloccato il pagamento.",
  pendingHint: "Non deve fare nulla. Le scriviamo appena il pagamento arriva.",
  declined: "Il pagamento è stato rifiutato",
  declinedText:
    "PayPal non ha potuto addebitare l’importo sulla carta o sul conto scelto. Non le è stato addebitato nulla.",
  declinedHint:
    "Il carrello è come lo ha lasciato. Può pagare dalla pagina «Acquisti» oppure ordinare con bonifico.",
  cancelled: "Pagamento annullato",
  cancelledText: "Ha lasciato PayPal prima di pagare. Non le è stato addebitato nulla.",
  cancelledHint:
    "Il carrello è come lo ha lasciato. L’ordine resta anche nella pagina «Acquisti», da dove può pagarlo.",
  alreadyPaid: "Questo ordine è già pagato",
  alreadyPaidText: "Il pagamento era arrivato in precedenza. L’addebito è stato uno solo.",
  unknown: "Esito del pagamento ancora incerto",
  unknownText: "Non conosciamo ancora l’esito del pagamento. Non le verrà addebitato due volte.",
  unknownHint:
    "Continuiamo a verificare presso PayPal. Controlli i suoi acquisti tra qualche minuto o ci scriva.",
  seePurchases: "Vedi acquisti",
  backToCart: "Torna al carrello",
  talkToUs: "Ci scriva",
};

/** What comes after a payment. */
export const firstSteps = {
  title: "I prossimi due passi",
  write: "Scriva i suoi testi: faccia clic su un testo della pagina per modificarlo.",
  connect: "Colleghi il suo dominio. Fino ad allora il sito ha un nostro indirizzo.",
  samples:
    "Il suo sito va online come lo ha salvato: dove non ha ancora scritto, mostra testi di esempio. I motori di ricerca non lo mostrano finché non avrà pubblicato testi suoi.",
  download: "Lo scarichi e lo pubblichi sul suo server.",
};

export const cartErrors = {
  notRemoved: "Non è stato possibile togliere il modello. Riprovi.",
  full: "Il carrello può contenere al massimo {max} modelli. Prima ne tolga uno.",
  logIn: "Acceda prima al suo account.",
};

export const orderFields = {
  cartOwner: "Indichi di chi è il carrello",
  presetNumber: "Un modello si indica con il suo numero",
  howManyLicenses: "Indichi quante licenze",
  oneLicense: "Ordini almeno una licenza",
  presetLicenses: "Ordini al massimo {max} licenze di un modello alla volta",
  ownedLicenses: "Indichi quante licenze ha",
  manyLicenses: "Ordini al massimo {max} licenze alla volta",
  presetList: "Invii un elenco di modelli",
  onePreset: "Scelga almeno un modello",
  manyPresets: "Invii al massimo {max} modelli alla volta",
  customer: "Indichi chi ordina",
  emptyCart: "Il carrello è vuoto",
  manyOrdered: "Ordini al massimo {max} modelli alla volta",
  trueOrFalse: "Il valore deve essere true o false",
  reason: "Indichi il motivo",
  refundReason: "Scelga un motivo",
};

export const billingFields = {
  missing: "Compili questo campo",
  businessesOnly:
    "Vendiamo solo a chi acquista per la propria attività. Confermi che acquista per la sua.",
};

export const orderErrors = {
  billingLacks: "Dati di fatturazione mancanti: {words}.",
  keyFormat: "Una Idempotency-Key ha da 1 a 200 caratteri visibili.",
  keyUsed: "Questa Idempotency-Key è già stata usata per un’altra richiesta.",
  noElectronicInvoice:
    "Non c’è una fattura elettronica, perché la fattura non riporta il dettaglio dell’imposta.",
  unknownCreditNote: "Questa nota di credito non esiste.",
  otherCreditNote: "Questa nota di credito non è sua.",
  noTerms: "Per questo ordine non è disponibile una copia delle condizioni di vendita.",
  noInstruction: "Per questo ordine non è disponibile una copia delle istruzioni sul recesso.",
  byPaypal: "Un ordine con PayPal si annulla nella pagina di PayPal.",
  partOfTransfer:
    "Una parte del bonifico per l’ordine {orderId} è arrivata. Ci scriva: gliela restituiamo.",
  transferArrived:
    "Il bonifico per l’ordine {orderId} è arrivato: l’ordine è pagato. Può chiedere un rimborso in «Acquisti».",
  noLicense: "Non ha questa licenza. Controlli i suoi acquisti.",
  deployedBefore: "Ha già acquistato la messa online di {name}. Trova il sito in «Acquisti».",
  pricesChanged: "I prezzi sono cambiati. Controlli il carrello.",
  listedTwice: "In questo ordine un modello compare due volte. Controlli il carrello.",
  notSold:
    "{count, plural, one {{names} non è} other {{names} non sono}} più in vendita. Controlli il carrello.",
  unknownTemplate: "Un modello di questo ordine non esiste. Controlli il carrello.",
  bought:
    "Ha già acquistato {names} con l’ordine {orderId}, che trova in «Acquisti». Controlli il carrello.",
  licensesChanged: "Il numero di licenze di {names} è cambiato. Controlli il carrello.",
  ordered:
    "Ha già ordinato {names} con bonifico: ordine {orderId}. Paghi con PayPal per sostituire quell’ordine, oppure attenda che il bonifico arrivi.",
  partlyPaid:
    "Una parte del bonifico per l’ordine {orderId} è arrivata. Versi la differenza o ci scriva.",
  inProgress:
    "Un pagamento per {names} è ancora in elaborazione: ordine {orderId}. Controlli i suoi acquisti tra qualche minuto.",
  replaced:
    "Un altro suo ordine ha appena sostituito questo. Prima di pagare controlli i suoi acquisti.",
  waits:
    "Termine per il recesso: {lastDay}. Il download e la pubblicazione iniziano dopo questa data. Per iniziare subito, prema «Inizia ora» nella pagina «Acquisti».",
  notWaiting: "Questo ordine non è in attesa: può usarlo subito.",
  notOpen: "Questo ordine è chiuso o non ancora pagato. Controlli i suoi acquisti.",
  name: "nome dell’azienda",
  lastname: "cognome",
  firstname: "nome",
  city: "città",
  zipcode: "CAP",
  country: "Paese",
  otherInvoice: "Questa fattura non è sua.",
};

export const refundErrors = {
  askedAlready: "Ha già chiesto il rimborso di questo ordine.",
  onItsWay:
    "Un rimborso di questo ordine è in arrivo. Potrà chiederne un altro quando sarà arrivato.",
  left: "Importo residuo: {left} su {total}",
  noSuchTemplate: "L’ordine {id} non contiene questo modello. {figures}.",
  taken: "{names}: rimborso già effettuato o in arrivo. {figures}.",
  taxFirst: "Prima restituisca l’imposta dell’ordine {id}: {tax}.",
  tooMuch: "{asked}: è più di quanto si possa rimborsare. {figures}.",
  otherAmount: "Il risultato è {amount}, non {wished}. {figures}.",
  nothing: "Il risultato è {amount}: non c’è nulla da rimborsare.",
  noTax: "Per l’ordine {id} non c’è alcuna imposta da restituire.",
  otherTax: "L’imposta è di {tax}, non di {wished}.",
  refunded: "L’intero importo dell’ordine {id} ({total}) è già stato rimborsato.",
  underReview:
    "PayPal sta ancora verificando il pagamento dell’ordine {id} ({total}). Lo rimborsi quando sarà arrivato.",
  undecided:
    "Per il pagamento dell’ordine {id} serve prima una decisione. Importo accertato finora: {none} su {total}.",
  notPaid: "L’ordine {id} non è pagato. Importo rimborsabile: {none} su {total}.",
  refundedOrOnItsWay:
    "L’intero importo dell’ordine {id} ({total}) è già stato rimborsato o è in arrivo.",
  tooLate: "Il rimborso si può chiedere entro {days} giorni dal pagamento. Ci scriva.",
  someRefunded:
    "Alcuni di questi modelli sono già stati rimborsati o non fanno parte dell’ordine {id}.",
};

export const orderChanges = {
  total: "Ora l’importo è {now}, prima era {before}.",
  notSold: "Non più in vendita: {names}.",
};

/** Of addresses whose VAT cannot be known. */
export const addressErrors = {
  forcesPost:
    "Questo è un indirizzo della posta militare, che non indica in quale Paese si trova. Indichi il suo indirizzo civile",
  noPostCode:
    "«{zipcode}» non è un CAP di questo Paese, dove l’IVA dipende dal CAP. Controlli il CAP e il Paese",
  otherPostCode:
    "Per questo luogo ({place}) il CAP è un altro, e da esso dipende l’IVA. Controlli il CAP e la città",
};
