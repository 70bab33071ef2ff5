export const account = {
  caption: "Un solo account per tutto",
  login: "Accedi",
  register: "Registrati",
  email: "E-mail",
  password: "Password",
  success: "Fatto",
  backToHome: "Torna alla home",
  backToLogin: "Torna all’accesso",
  needsScript: "Questo modulo richiede JavaScript: lo attivi oppure ricarichi la pagina.",
  loading: "Caricamento",
};

export const login = {
  intro: "È un piacere rivederla. Il carrello e i colori sono dove li ha lasciati.",
  isNew: "Non ha un account?",
  signingIn: "Accesso in corso…",
  code: "Codice",
  codeHint:
    "Lo mostra la sua app di autenticazione. Senza l’app, inserisca un codice di recupero; se non ha nessuno dei due, ci scriva.",
  withPasskey: "Accedi con una passkey",
  waitingForPasskey: "Il browser le chiede la passkey…",
  confirmSent:
    "Le abbiamo inviato un link per e-mail: lo apra quando vuole per confermare il suo indirizzo. Può accedere subito.",
};

export const identityLogin = {
  or: "oppure",
  signInWith: "Accedi con…",
  tookTooLong: "L’accesso ha richiesto troppo tempo. Riprovi.",
  waiting: "Continui nella finestra che si è aperta.",
  leaving: "Il browser ha bloccato la finestra. Un momento: proseguiamo in questa pagina.",
  finishing: "Accesso in corso…",
  code: "Il suo account richiede anche un codice.",
  closed: "La finestra è stata chiusa prima che l’accesso fosse completato.",
};

export const popup = {
  pageTitle: "Accesso",
  opening: "Apertura di {provider}",
  redirecting: "Un momento, la portiamo alla pagina di accesso.",
  backToShop: "Torna al negozio",
  closes: "Questa finestra si chiude da sola. Può anche chiuderla subito.",
};

export const register = {
  intro: "Con un account ritrova in un unico posto il carrello, i colori e i suoi acquisti.",
  hasAccount: "Ha già un account?",
  name: "Nome dell’azienda",
  nameHint: "Il nome che vedono i suoi clienti. La ragione sociale gliela chiediamo al pagamento.",
  keepsBrand:
    "Nelle anteprime resta il nome «{name}». La ragione sociale gliela chiediamo al pagamento.",
  creating: "Creazione dell’account…",
  created: "Il suo account è stato creato.",
};

export const newPassword = {
  confirm: "Conferma password",
  rules: "Requisiti della password",
  met: "fatto",
  notMet: "manca",
  rulesMet: "Requisiti soddisfatti: {met, number} su {all, number}",
};

/** The rules of a new password, as its form lists them. */
export const passwordRules = {
  uppercase: "Una lettera maiuscola",
  lowercase: "Una lettera minuscola",
  length: "Da 8 a 30 caratteri",
  number: "Un numero",
  special: "Un carattere speciale",
};

export const reset = {
  title: "Reimposta password",
  intro: "Scelga una nuova password. La userà per accedere da questo e da ogni altro dispositivo.",
  newPassword: "Nuova password",
  reset: "Reimposta password",
  saving: "Salvataggio…",
  updated: "La password è stata aggiornata.",
  noLink:
    "Apra il link contenuto nell’e-mail che le abbiamo inviato, oppure ne richieda uno nuovo.",
};

export const forgot = {
  forgotPassword: "Password dimenticata?",
  title: "Password dimenticata",
  description: "Le inviamo un link per scegliere una nuova password.",
  send: "Invia link",
  sending: "Invio in corso…",
  notSent: "L’invio non è riuscito. Controlli l’indirizzo e-mail inserito o riprovi più tardi.",
  sent: "Controlli la posta: riceverà un link per scegliere una nuova password.",
};

export const profile = {
  title: "Profilo",
  partsLabel: "Sezioni del profilo",
  company: "Azienda",
  security: "Sicurezza",
  data: "Dati personali",
  logoOf: "Logo di {company}",
  defaultLogo: "Logo predefinito",
  noAbout: "Non c’è ancora una presentazione",
  backOffice: "Apri l’area di gestione",
  saving: "Salvataggio…",
  success: "Fatto",
  isUpdated: "I dati del profilo sono stati aggiornati",
};

export const company = {
  title: "La sua azienda",
  name: "Nome dell’azienda",
  about: "Presentazione",
  aboutHint: "Descriva la sua azienda in poche frasi.",
  language: "Lingua",
  languageHint: "Quella delle e-mail e dei documenti che le inviamo.",
  save: "Salva modifiche",
};

export const logo = {
  yourLogo: "Il suo logo",
  upload: "Carica immagine",
  uploading: "Caricamento…",
  limits: "PNG, JPEG o WebP. Le foto grandi vengono ridotte.",
  notSaved: "Non ancora salvato: salvi le modifiche per conservarlo.",
  updating: "Aggiornamento del logo",
  pleaseWait: "Attenda, stiamo aggiornando il logo",
  failed: "Immagine non caricata",
  tryAgain: "Riprovi.",
};

export const invoice = {
  title: "Dati di fatturazione",
  intro: "Alla cassa questi dati vengono inseriti in automatico.",
  firstName: "Nome",
  lastName: "Cognome",
  legalName: "Ragione sociale",
  legalNameHint: "Il nome dell’azienda in fattura, se diverso da quello sopra.",
  issuedStay:
    "Salvato per i prossimi ordini. Le fatture già emesse non cambiano; se una contiene un errore, ci scriva dalla pagina Acquisti.",
  street: "Via e numero civico",
  street2: "Indirizzo, riga 2",
  region: "Provincia",
  regionHint: "Provincia, regione o Stato, dove l’indirizzo li prevede.",
  zipCode: "CAP",
  city: "Città",
  country: "Paese",
  vatId: "Partita IVA",
  vatIdHint: "Se la sua azienda ne ha una.",
  fill: "Compila con i dati forniti",
  filled: "Compilato con i dati che ci ha fornito. Li controlli prima di salvare.",
  save: "Salva dati",
};

export const brand = {
  title: "Il suo marchio",
  intro: "Ogni anteprima mostra il suo logo, il suo nome e questi colori.",
  preview: "Un modello nei suoi colori",
  change: "Cambia i colori in un’anteprima",
  opensInNewTab: "(si apre in una nuova scheda)",
};

export const data = {
  title: "I suoi dati",
  intro: "Tutto ciò che conserviamo su di lei le appartiene: può scaricarlo o farlo eliminare.",
};

export const dataExport = {
  label: "Una copia dei suoi dati",
  what: "Un file ZIP con account, ordini, fatture, bozze, immagini, siti e messaggi.",
  ask: "Prepara i miei dati",
  askAgain: "Prepara di nuovo",
  preparing: "Li stiamo preparando e le invieremo un link per e-mail. Bastano pochi minuti.",
  ready: "È pronta. Scadenza del link inviato per e-mail: {until}.",
};

/** The file README.txt of the copy of one's data. */
export const exportReadme = {
  title: "Tutto ciò che {shop} conserva su di lei.",
  account:
    "Il suo account: indirizzo e-mail, azienda, indirizzo di fatturazione, colori, accessi, account collegati, passkey, ruolo, token API e se desidera promemoria sulle bozze",
  cart: "Il suo carrello",
  saved: "I modelli che ha salvato e gli ultimi che ha visto",
  orders: "I suoi ordini con i relativi pagamenti",
  invoices: "Le sue fatture in PDF",
  reviews: "Le sue recensioni",
  emails: "Quali e-mail le abbiamo inviato. Il loro contenuto viene cancellato dopo l’invio",
  activity: "Che cosa è successo nel suo account, e da dove",
  contact: "Ciò che ci è stato scritto dal suo indirizzo",
  messages: "Ciò che lei e noi ci siamo scritti",
  facts: "Ciò che ci ha detto delle sue attività",
  drafts: "Tutte le versioni conservate di ciò che ha scritto nei modelli",
  shared: "Le copie delle bozze che condivide",
  pictures: "Le sue immagini, nella larghezza massima conservata",
  logos: "I suoi loghi",
  sites: "I suoi siti: impostazioni, versioni, domini, visite e messaggi dei visitatori",
  notInHere:
    "Non sono qui: la sua password, che non abbiamo (ne abbiamo solo un hash), la chiave della sua app di\nautenticazione e gli hash di link, cookie, token API e codici di recupero.",
};

export const deletion = {
  label: "Elimina l’account",
  what: "I suoi siti vanno offline ed eliminiamo tutto ciò che la legge non ci obbliga a conservare. Ha due settimane per ripensarci.",
  whatWeKeep: "Che cosa conserviamo e per quanto",
  ask: "Elimina il mio account",
  dialogTitle: "Eliminare il suo account?",
  dialogText:
    "Per {days, number} giorni non succede nulla e può ripensarci. Poi i suoi siti vanno offline e account, bozze, immagini e messaggi vengono eliminati definitivamente. Conserviamo le fatture per il tempo previsto dalla legge.",
  noPassword: "Lei accede senza password: le inviamo per e-mail un link di conferma.",
  submit: "Elimina il mio account",
  submitLink: "Inviami il link",
  submitting: "Un momento…",
  linkSent: "Inviato. Controlli la posta: il link è valido per un giorno.",
  kept: "Il suo account resta attivo.",
};

/** The banner on every page of a customer whose account will be deleted. */
export const leaving = {
  label: "Eliminazione dell’account",
  leaving: "Il suo account verrà eliminato in data {date}.",
  keep: "Mantieni l’account",
  failed: "L’operazione non è riuscita. Riprovi.",
};

export const exportLink = {
  title: "I suoi dati",
  intro:
    "Un file ZIP con tutto ciò che conserviamo su di lei. Lo custodisca dove solo lei può leggerlo.",
  action: "Scarica",
  busy: "Download in corso…",
  done: "Fatto: lo trova tra i download.",
  noLink:
    "Apra il link contenuto nell’e-mail che le abbiamo inviato. Può richiedere i suoi dati dal profilo.",
};

export const deletionLink = {
  title: "Eliminazione dell’account",
  intro:
    "Basta un clic e il suo account verrà eliminato tra due settimane. Fino ad allora può ripensarci.",
  action: "Elimina il mio account",
  busy: "Un momento…",
  noLink:
    "Apra il link contenuto nell’e-mail che le abbiamo inviato. Può richiederne uno nuovo dal profilo.",
};

export const confirm = {
  title: "Confermi il suo indirizzo e-mail",
  intro: "Basta un clic e sapremo che le nostre e-mail le arrivano.",
  action: "Conferma",
  busy: "Conferma in corso…",
  verified: "Grazie. {email} è confermato.",
  half: "Grazie. Ora apra il link nell’altra casella di posta: poi il suo indirizzo sarà {email}.",
  changed: "Fatto. Da ora il suo indirizzo è {email}.",
  back: "Torna alla pagina precedente",
  noLink:
    "Apra il link contenuto nell’e-mail che le abbiamo inviato. Può richiederne uno nuovo dal profilo.",
};

/** Texts that all pages of emailed links share. */
export const link = {
  signInFirst:
    "Acceda prima all’account a cui è destinata l’e-mail, poi prosegua in questa pagina.",
  signIn: "Accedi",
  signedInAs: "Ha effettuato l’accesso come {email}.",
  toProfile: "Vai al profilo",
};

export const notMe = {
  title: "Non era lei?",
  intro:
    "Allora metta al sicuro il suo account: tutti i dispositivi verranno disconnessi, la password attuale non varrà più e ne sceglierà una nuova.",
  close: "Proteggi il mio account",
  closing: "Un momento…",
  noLink: "Apra il link contenuto nell’e-mail che le abbiamo inviato.",
  putBack:
    "Nessun altro può più entrare nel suo account. Queste impostazioni dei suoi siti erano state cambiate dopo quell’e-mail, e le abbiamo ripristinate:",
  ofSite: "{template}: {settings}",
  choosePassword: "Scelga una nuova password",
};

export const security = {
  title: "Accesso",
  intro: "Come accede e da quali dispositivi.",
  cancel: "Annulla",
};

export const proof = {
  password: "La sua password",
  code: "Codice dell’app o codice di recupero",
  busy: "Un momento…",
};

export const keepTokens = {
  keep: "{count, plural, one {Mantieni il mio token API. Altrimenti il programma che lo usa perde l’accesso.} other {Mantieni i miei # token API. Altrimenti i programmi che li usano perdono l’accesso.}}",
};

export const email = {
  label: "Indirizzo e-mail",
  verified: "Confermato",
  unverified: "Non confermato",
  why: "Lo confermi per ricevere i messaggi dei suoi siti e caricare tutte le immagini che le servono.",
  change: "Cambia indirizzo",
  dialogTitle: "Cambio di indirizzo",
  confirmBoth:
    "Scriviamo all’indirizzo attuale e a quello nuovo. Quando avrà confermato entrambi, l’indirizzo cambierà.",
  confirmNew: "Scriviamo al nuovo indirizzo. Quando l’avrà confermato, l’indirizzo cambierà.",
  newEmail: "Nuovo indirizzo e-mail",
  sendLinks: "Invia i link",
  sendLink: "Invia il link",
  pending: "Passaggio a {email}:",
  isConfirmed: "{email}: confermato",
  isAwaited: "{email}: in attesa di conferma",
  keep: "Mantieni l’indirizzo attuale",
};

/** The button that sends the link which confirms an address. */
export const sendLink = {
  send: "Inviami il link",
  sending: "Invio in corso…",
  sent: "Inviato. Controlli la posta: il link è valido per un giorno.",
};

export const password = {
  label: "Password",
  isSet: "Impostata. La conosce solo lei.",
  none: "Lei accede senza password.",
  change: "Cambia password",
  choose: "Inviami un link per sceglierla",
  linkSent: "Inviato. Controlli la posta: il link è valido per un’ora.",
  dialogTitle: "Cambio di password",
  dialogText: "Gli altri suoi dispositivi verranno disconnessi.",
  currentPassword: "Password attuale",
  newPassword: "Nuova password",
  submit: "Cambia password",
  submitting: "Modifica in corso…",
  changed: "La password è cambiata e gli altri suoi dispositivi sono stati disconnessi.",
};

export const factor = {
  label: "Verifica in due passaggi",
  off: "Disattivata. Per accedere basta la password.",
  on: "Attivata: {date}. A ogni accesso viene chiesto un codice.",
  codesLeft:
    "{left, plural, one {# codice di recupero rimasto} other {# codici di recupero rimasti}}",
  turnOn: "Attiva",
  turnOff: "Disattiva",
  renew: "Nuovi codici di recupero",
  setUpTitle: "Attivare la verifica in due passaggi",
  setUpText:
    "Le serve un’app che mostri dei codici, per esempio quella del suo gestore di password. Gli altri suoi dispositivi verranno disconnessi.",
  next: "Avanti",
  scan: "Inquadri il codice con l’app, oppure inserisca lì la chiave.",
  qrCode: "Codice QR per l’app di autenticazione",
  key: "Chiave",
  code: "Codice mostrato dall’app",
  confirm: "Attiva",
  codesTitle: "I suoi codici di recupero",
  codesText:
    "Ogni codice le permette di accedere una volta, quando non ha l’app a portata di mano. Li conservi in un luogo sicuro: vengono mostrati una volta sola.",
  allCodes: " tutti i codici di recupero",
  done: "Li ho salvati",
  renewTitle: "Nuovi codici di recupero",
  renewText: "I codici attuali non varranno più.",
  renewSubmit: "Mostra nuovi codici",
  offTitle: "Disattivare la verifica in due passaggi?",
  offText:
    "Per accedere basterà la password e i codici di recupero non varranno più. Gli altri suoi dispositivi verranno disconnessi.",
  offSubmit: "Disattiva",
  busy: "Un momento…",
};

export const passkey = {
  label: "Passkey",
  none: "Nessuna. Con una passkey accede con l’impronta, il volto o il PIN del dispositivo, senza password.",
  add: "Aggiungi una passkey",
  addTitle: "Nuova passkey",
  addText:
    "Il browser le chiederà dove salvarla: su questo dispositivo, su un altro o su una chiave di sicurezza. Gli altri suoi dispositivi verranno disconnessi.",
  name: "Nome",
  nameHint: "Per riconoscerla, per esempio «Telefono».",
  make: "Crea",
  rename: "Rinomina",
  renameTitle: "Nuovo nome della passkey",
  save: "Salva",
  remove: "Rimuovi",
  removeTitle: "Rimuovere «{name}»?",
  removeText:
    "Non potrà più usarla per accedere e gli altri suoi dispositivi verranno disconnessi. La elimini anche dal dispositivo.",
  removeYes: "Sì, rimuovi",
  ofPasskey: " la passkey {name}",
  notUsed: "Aggiunta: {added}, mai usata",
  lastUsed: "Aggiunta: {added}, ultimo uso: {used}",
  busy: "Un momento…",
  inDoubt:
    "È bloccata perché in una delle nostre e-mail è stato premuto «Non ero io». Per sbloccarla, acceda con la password e poi la usi una volta.",
};

export const gate = {
  label: "Area di gestione",
  title: "Ancora un passaggio",
  app: "L’area di gestione mostra dati personali dei clienti, perciò la sola password non basta. Le serve un’app che mostri dei codici, per esempio quella del suo gestore di password.",
  passkey:
    "L’area di gestione mostra dati personali dei clienti, perciò la sola password non basta. Con una passkey la apre con l’impronta, il volto o il PIN del dispositivo.",
  ratherPasskey: "Usa invece una passkey",
  ratherApp: "Usa invece un’app",
  proveApp: "Esca e acceda di nuovo con un codice dell’app.",
  provePasskey: "Il suo account ha una passkey, ma per questo accesso non è stata usata.",
  lost: "Se è andata persa, il titolare del negozio può rimuoverla: npm run reset-second-factor, sul server.",
  usePasskey: "Usa la passkey",
  signOut: "Esci",
};

export const linkedAccounts = {
  label: "Account collegati",
  linkedSince: "Collegato: {date}",
  unlink: "Scollega",
  unlinkTitle: "Scollegare {provider}?",
  unlinkText:
    "Non potrà più usarlo per accedere qui e gli altri suoi dispositivi verranno disconnessi. L’account presso quel servizio resta.",
  unlinkYes: "Sì, scollega",
};

/** What a change of the profile was about, in the list of activities. */
export const profileFields = {
  name: "nome dell’azienda",
  logo: "logo",
  about: "presentazione",
  legalName: "ragione sociale",
  firstname: "nome",
  lastname: "cognome",
  street: "via",
  street2: "indirizzo, riga 2",
  region: "provincia",
  zipcode: "CAP",
  city: "città",
  country: "Paese",
  vatId: "partita IVA",
  language: "lingua",
};

export const activity = {
  title: "Attività recenti",
  intro: "Che cosa è successo nel suo account e da dove.",
  nothing: "Ancora nulla.",
  earlier: "Mostra precedenti",
  byGuest: "Senza accesso all’account",
  byShop: "Da noi",
};

export const session = {
  label: "Dispositivi connessi",
  unknownDevice: "Dispositivo sconosciuto",
  thisDevice: "Questo dispositivo",
  lastUsed: "Ultimo uso: {date}",
  openedAt: "Accesso: {date}",
  signOut: "Disconnetti",
  ofDevice: " {device}, accesso: {date}",
  everywhere: "Disconnetti tutti",
  confirmTitle: "Disconnettere tutti i dispositivi?",
  confirmText: "Tutti i suoi dispositivi vengono disconnessi subito, compreso questo.",
  confirmYes: "Sì, tutti",
  done: "Tutti i dispositivi sono disconnessi",
  doneText: "Su ogni dispositivo serve un nuovo accesso, anche su questo.",
  busy: "Un momento…",
  deviceOn: "{browser} su {system}",
};

export const program = {
  title: "Accesso per programmi",
  intro:
    "Con un token un programma, per esempio un assistente, può leggere i suoi dati. Non può modificare nulla.",
  address: "Il programma si collega a",
  label: "Token API",
  none: "Nessun programma ha accesso.",
  confirmFirst: "Confermi prima il suo indirizzo e-mail: poi potrà creare un token.",
  make: "Crea un token",
  name: "Nome",
  nameHint: "Il programma che lo usa, per esempio «Il mio assistente».",
  days: "Validità in giorni",
  mayRead: "Può leggere",
  orders: "Ordini",
  sites: "Siti",
  submit: "Crea",
  busy: "Un momento…",
  madeTitle: "Il suo token",
  madeText: "Lo copi subito nel programma: viene mostrato una volta sola.",
  reads: "Legge {scopes}",
  ordersInList: "gli ordini",
  sitesInList: "i siti",
  never: "mai usato",
  lastUsed: "ultimo uso: {when}",
  until: "scadenza: {day}",
  expired: "Scaduto",
  revoked: "Revocato",
  revoke: "Revoca",
  ofToken: " il token {name}",
  revokeTitle: "Revocare «{name}»?",
  revokeText: "I programmi che lo usano perdono subito l’accesso. L’operazione è irreversibile.",
};

export const madeToken = {
  usage: "Il programma lo invia con ogni richiesta in questa forma:",
  what: " il token API",
  done: "L’ho salvato",
};

export const accountErrors = {
  notSent: "L’invio non è riuscito. Controlli l’indirizzo e-mail inserito o riprovi più tardi.",
  wrongLogin: "L’indirizzo e-mail o la password non sono corretti.",
  emailTaken: "Questo indirizzo e-mail è già registrato. Acceda oppure ne usi un altro.",
  linkUsed: "Questo link non è più valido. Ne richieda uno nuovo con «Password dimenticata?».",
  closed: "Questo account è bloccato. Se ritiene che sia un errore, ci scriva.",
  justChanged: "Il suo account è stato appena modificato. Acceda di nuovo.",
  loginUsed: "Questo accesso è già stato usato. Riprovi.",
  pageOutdated: "Questa pagina non è più aggiornata. Riprovi.",
  loginAgain: "Acceda di nuovo al suo account.",
  manyPasswords:
    "Per questo account sono state provate troppe password. Usi un browser da cui ha già effettuato l’accesso, scelga una nuova password con «Password dimenticata?» oppure attenda un quarto d’ora.",
  manyPasskeys: "Ha già molte passkey. Prima ne rimuova una.",
  passkeyStored: "Questa passkey è già registrata.",
  passkeyUnchecked:
    "Non è stato possibile verificare la passkey. Riprovi o acceda con la password.",
  tookTooLong: "L’operazione ha richiesto troppo tempo o è stata iniziata altrove. Riprovi.",
  passkeyUnknown:
    "Questa passkey non appartiene a nessun account del negozio. Forse è stata rimossa: acceda con la password.",
  passkeyBlocked:
    "Questa passkey è bloccata perché in una delle nostre e-mail è stato premuto «Non ero io». Acceda prima con la password, poi usi la passkey una volta.",
  passkeyGone: "Questa passkey non è più nel suo account. Ricarichi la pagina.",
  passwordCommon:
    "Molte persone usano una password come questa, perciò è facile da indovinare. Ne scelga un’altra.",
  passwordPersonal:
    "Il suo nome e il suo indirizzo sono facili da indovinare. Non li usi nella password.",
  passwordOfShop:
    "Le parole legate a questo negozio sono facili da indovinare. Non le usi nella password.",
  noAccount: "Questo account non esiste.",
  codesUnreadable:
    "Al momento non è possibile verificare i codici dell’app. Usi un codice di recupero.",
  manyCodesHere:
    "Sono stati inseriti troppi codici errati. Attenda un quarto d’ora oppure usi un browser da cui ha già effettuato l’accesso.",
  manyCodesToday:
    "Oggi per questo account sono stati inseriti troppi codici errati: qualcuno potrebbe conoscere la sua password. Usi un codice di recupero o un browser da cui ha già effettuato l’accesso, e scelga una nuova password.",
  manyCodes: "Sono stati inseriti troppi codici errati. Attenda un quarto d’ora.",
  codeWrong:
    "Il codice è errato o è già stato usato. Attenda il successivo oppure usi un codice di recupero.",
  codeMissing: "Inserisca un codice dell’app o un codice di recupero",
  factorOff: "La verifica in due passaggi non è attiva.",
  typeCode: "Inserisca il codice mostrato dalla sua app di autenticazione.",
  appCodeWrong: "Il codice è errato o è già stato usato. Attenda il successivo.",
  factorOn: "La verifica in due passaggi è già attiva.",
  beginAgain: "Ricominci dall’inizio: non c’è nulla da confermare.",
  manyChanges:
    "Ha già richiesto più modifiche. Controlli entrambe le caselle di posta oppure riprovi tra un’ora.",
  sameEmail: "Questo è già il suo indirizzo",
  noPassword: "Non ha ancora una password. Si faccia inviare un link per sceglierla.",
  passwordChanged: "La sua password è stata appena cambiata. Acceda di nuovo.",
  linkExpired:
    "Questo link è scaduto o appartiene a un altro account. Può richiederne uno nuovo dal profilo.",
  addressUnusable: "Questo indirizzo non può essere usato. Ne scelga un altro.",
  addressTaken:
    "Ora il suo indirizzo è usato da un altro account. Scriva a {email}: troveremo una soluzione.",
  noOtherWay:
    "Non ha altri modi per accedere. Si faccia prima inviare un link per scegliere una password: poi potrà rimuovere questo.",
  unlinked: "Questo account non è più collegato. Ricarichi la pagina.",
  manyLinks:
    "Le abbiamo già inviato più link. Controlli la posta, anche tra lo spam, oppure riprovi tra un’ora.",
  confirmedAlready: "Il suo indirizzo è già confermato.",
  manyOwnPasswords:
    "Sono state provate troppe password. Attenda un quarto d’ora, oppure esca e ne scelga una nuova con «Password dimenticata?».",
  passwordWrong: "La password non è corretta",
  loginNotRecent:
    "Il suo account non ha una password che possiamo chiederle. Esca e acceda di nuovo: poi avrà un quarto d’ora per questa operazione.",
  confirmFirst: "Prima confermi il suo indirizzo e-mail. Può richiedere il link dal profilo.",
};

export const passkeyErrors = {
  madeAlready: "Questo dispositivo ha già una passkey per il suo account.",
  unusable: "Questa passkey non può essere usata qui. Acceda con la password.",
  notMade: "Non è stata creata alcuna passkey. Riprovi.",
  notUsed: "Non è stata usata alcuna passkey. Riprovi o acceda con la password.",
  unsupported: "Con questo browser non è possibile usare passkey nel nostro negozio.",
};

export const accountFields = {
  passkeyName: "Le dia un nome, per esempio «Telefono»",
  passwordsDiffer: "Le due password non coincidono",
  emailMissing: "Inserisca il suo indirizzo e-mail",
  emailEmpty: "Inserisca l’indirizzo e-mail",
  emailFormat: "L’indirizzo e-mail non è valido",
  emailLong: "L’indirizzo e-mail può avere al massimo 40 caratteri",
  passwordEmpty: "Inserisca la password",
  passwordRules:
    "Usi da 8 a 30 caratteri, con una lettera maiuscola, una minuscola, un numero e un carattere speciale",
  nameEmpty: "Inserisca il nome",
  nameLetters: "Il nome può contenere solo lettere",
  nameLong: "Il nome può avere al massimo 20 caratteri",
  ownPassword: "Inserisca la sua password",
  noSwatch: "Questo colore non è tra quelli del negozio",
  code: "Inserisca il codice",
  presentPassword: "Inserisca la password attuale",
};

/** Why a login at a provider failed. */
export const identityErrors = {
  cancelled: "Ha annullato l’accesso.",
  unverified:
    "Il servizio di accesso non ha verificato il suo indirizzo e-mail, perciò non possiamo usarlo. Lo verifichi presso quel servizio o acceda in un altro modo.",
  noEmail:
    "Il servizio di accesso non ci ha comunicato il suo indirizzo e-mail, di cui abbiamo bisogno. Acceda in un altro modo.",
  unusable:
    "Non possiamo ancora usare l’indirizzo e-mail di questo account: è troppo lungo o contiene lettere diverse da quelle dalla a alla z, per esempio accentate. Usi un account con un altro indirizzo.",
  unreachable: "Il servizio di accesso non è raggiungibile. Riprovi tra poco.",
  failed: "L’accesso non è riuscito. Riprovi.",
};

export const privacyErrors = {
  manyDeletions: "Lo ha già richiesto più volte. Riprovi tra un’ora.",
  ownerAccount:
    "L’area di gestione appartiene a questo account. ADMIN_EMAIL, sul server, ne indica un altro.",
  linkExpired:
    "Questo link è scaduto o appartiene a un altro account. Può richiederne uno nuovo dal profilo.",
  weeksOver: "Le due settimane sono trascorse: il suo account è in corso di eliminazione.",
  manyExports: "Oggi ha già richiesto più volte i suoi dati. Riprovi domani.",
  exportLinkExpired:
    "Questo link è scaduto o appartiene a un altro account. Può richiedere di nuovo i suoi dati dal profilo.",
  noAccount: "Questo account non esiste.",
};
