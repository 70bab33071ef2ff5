/** The cards of the sites of a customer. */
export const siteCards = {
  title: "I suoi siti",
  beingPutOnline: "Messa online in corso",
  online: "Online",
  couldNotBePutOnline: "Messa online non riuscita",
  beingTakenOffline: "Sta andando offline",
  notOnline: "Non online",
  yoursToDownload: "Da scaricare",
  underWay:
    "{count, plural, one {Stiamo mettendo online il suo sito. L’indirizzo comparirà qui da solo.} other {Stiamo mettendo online i suoi siti. Gli indirizzi compariranno qui da soli.}}",
  // A date follows.
  refunded: "Rimborsato. Ultimo giorno online:",
  takenDown: "Messo offline da noi",
  held: "Lo controlliamo prima che vada online",
  newVersionHeld: "Controlliamo le modifiche prima che vadano online",
  hidden: "I motori di ricerca non lo mostrano ancora: scriva testi suoi, poi li pubblichi",
  opensInNewTab: " (si apre in una nuova scheda)",
  siteOf: "Il suo sito {template}",
  of: " ({template})",
  edit: "Modifica",
  publish: "Pubblica",
  overview: "Panoramica",
  messages: "{unread, plural, =0 {Messaggi} other {Messaggi (# da leggere)}}",
  putOnline: "Metti online: {price}",
  writeWords: "1. Scrivi i testi",
  connectDomain: "2. Collega il dominio",
};

/** Of a template that was bought without deployment. */
export const noSite = {
  title: "Lo mette online lei",
  text: "Ha acquistato {template} per metterlo online sul suo spazio web. Lo scarichi con i suoi testi, il logo e i colori, estragga i file in quello spazio e il sito è online.",
  download: "Vai al download",
  offerTitle: "Oppure lo mettiamo online noi per {price}",
  offer:
    "Mettiamo online il suo sito in pochi minuti, con un indirizzo proprio. Poi può modificarne i testi, collegare il suo dominio, leggere i messaggi dei visitatori e vedere quante visite riceve. Si paga una volta sola.",
  buy: "Metti online",
  buyOf: "Metti online {template}",
};

export const sitePage = {
  yourSite: "Il suo sito",
  title: "Il suo sito {template}",
  backToPurchases: "Acquisti",
  parts: "Sezioni del sito",
  edit: "Modifica testi e immagini",
  overview: "Panoramica",
  history: "Cronologia",
  messages: "Messaggi",
  visits: "Visite",
  domain: "Dominio",
  settings: "Impostazioni",
};

export const sitePicture = { pictureOf: "Un’immagine del suo sito: {what}" };

export const deployment = {
  deploymentOf: "Messa online di {template}",
  history: "Che cosa è successo finora",
  takeOffline: "Metti offline",
  retry: "Riprova",
  redeploy: "Ripubblica",
  confirmTitle: "Mettere offline il sito?",
  confirmText:
    "Il suo sito {template} non sarà più raggiungibile. Può ripubblicarlo in qualsiasi momento.",
  confirmYes: "Sì, metti offline",
  confirmNo: "Lascia online",
  opensInNewTab: " (si apre in una nuova scheda)",
  orderedText: "Ordine ricevuto. Iniziamo tra un attimo.",
  tryingAgain: "{reason} Riproviamo tra poco.",
  buildingText: "Stiamo pubblicando il suo sito…",
  liveAt: "Il suo sito è online all’indirizzo",
  stillLiveAt: "Non è stato possibile metterlo offline: {reason} È ancora online all’indirizzo",
  failedText: "Pubblicazione non riuscita: {reason}",
  previousLiveAt: "La versione precedente è ancora online all’indirizzo",
  leavingText: "Stiamo mettendo offline il suo sito…",
  offlineText: "Il suo sito è offline. Lo ripubblichi quando vuole.",
  takenDown: "Abbiamo messo offline il suo sito: {reason}",
  ordered: "Ordinata",
  building: "In pubblicazione",
  live: "Online",
  failed: "Non riuscita",
  leaving: "Sta andando offline",
  offline: "Offline",
};

export const download = {
  download: "Scarica",
  title: "Scarica {template}",
  description:
    "Con il suo nome, il suo logo e i suoi colori, o con altri solo per questo download.",
  preview: "{template} come verrà scaricato",
  companyName: "Nome dell’azienda",
  downloadZip: "Scarica lo ZIP",
  packing: "Preparazione…",
  asInProfile: "Come nel profilo",
  done: "Ecco il file. Estragga il contenuto e apra index.html con un doppio clic.",
};

export const licenseKey = {
  license: "Licenza",
  copyKeyOf: " la chiave di licenza di {template}",
};

export const licenseCheck = {
  pageTitle: "Questa licenza è valida?",
  valid: "Questa licenza è valida",
  withdrawn: "Questa licenza non è più valida",
  allows:
    "Consente a una sola azienda o persona di usare {template} per un solo sito web. Non riveliamo chi ne è titolare.",
  wasFor: "Riguardava {template}. Il sito che la usa deve andare offline.",
  whatItAllows: "Che cosa consente una licenza",
  unknown: "Licenza inesistente",
  neverGiven: "Non abbiamo mai rilasciato questa chiave.",
  compare: "La confronti con quella nel file LICENSE.txt: cinque gruppi di quattro lettere.",
};

export const whatYouGet = {
  title: "Che cosa riceve",
  seeIt: "Prima di pagare lo vede nei suoi colori, con il suo nome e il suo logo.",
  download:
    "Lo scarica: semplici file che si aprono con un doppio clic. Nessun altro programma, nessun account.",
  putOnline: "Oppure lo mettiamo online noi per {price}.",
  keepIt: "Resta suo per sempre, anche quando non sarà più in vendita.",
  license: "Che cosa consente la licenza",
};

/** The page of what a license allows. */
export const licenseTerms = {
  pageTitle: "Licenza",
  pageDescription:
    "Che cosa può fare con un modello acquistato: una sola azienda, un solo sito, per sempre.",
  title: "Che cosa può fare con un modello",
  intro:
    "Ogni modello ha una propria licenza con una chiave. Lo stesso testo si trova nel file LICENSE.txt.",
  categories: "Che cosa offre ogni categoria",
  categoriesIntro:
    "I diritti sono gli stessi per tutte e tre. Ciò che i modelli sanno fare, invece, cambia.",
};

/** The file LICENSE.txt of a site. */
export const licenseFile = {
  title: "Licenza di {template}",
  key: "Chiave di licenza",
  licensedTo: "Titolare",
  category: "Categoria",
  validity: "Ancora valida?",
  promises: "Che cosa offre la categoria {category}",
};

/** The file README.txt of a site. */
export const siteReadme = {
  title: "{template} per {company}",
  open: "Apra index.html con un doppio clic. Alla pagina non serve altro: nessuna installazione, nessuna compilazione, nessuna connessione.",
  contents: "Che cosa contiene questa cartella",
  index: "la pagina",
  styles: "l’aspetto della pagina; i quattro colori sono nelle prime righe",
  script: "ciò che si muove nella pagina",
  images: "le immagini e il logo",
  fonts: "i caratteri, ciascuno con la propria licenza",
  notFound: "la pagina per gli indirizzi che non esistono; 404.css ne definisce l’aspetto",
  manifest: "il nome e le icone mostrati dagli smartphone",
  robots: "ciò che i motori di ricerca possono leggere: tutto",
  sitemap: "le pagine, per i motori di ricerca",
  agents: "le pagine, per i modelli linguistici",
  colors: "i quattro colori, per i programmi di grafica",
  content: "i testi e le immagini, che l’editor del negozio può caricare",
  license: "che cosa può fare con tutto questo, e la chiave di licenza",
  page: "la pagina «{title}»",
  samePages: "le stesse pagine in {language}",
  colorTitle: "Cambiare i colori",
  color: "Modifichi i quattro colori all’inizio di styles.css. Tutto il resto si adegua.",
  textTitle: "Cambiare un testo o un’immagine",
  text: "Apra index.html in un editor di testo, oppure metta un’altra immagine con lo stesso nome nella cartella images.",
  webTitle: "Sul web",
  web: "Carichi l’intera cartella su qualsiasi spazio web. index.html è la pagina iniziale.",
  messagesTitle: "Messaggi",
  received:
    "Ciò che i visitatori inviano con i moduli di index.html è conservato nella pagina del suo sito nel negozio e le arriva per e-mail. Per riceverlo altrove, sostituisca in index.html l’indirizzo dopo action= con quello di un altro servizio per moduli.",
  unset:
    "Il modulo di index.html non invia ancora nulla, perché il negozio riceve i messaggi dei soli siti che mette online. Può farlo qualsiasi servizio per moduli: in index.html scriva l’indirizzo del servizio nel primo tag del modulo, per esempio",
  unsetThen:
    "e faccia iniziare il pulsante del modulo con {tag}. Poi tolga la frase che si trova sotto.",
  formNote: "Questo modulo non invia ancora nulla: README.txt spiega che cosa gli manca.",
  addressTitle: "Farsi trovare e condividere",
  address:
    "Quando conosce l’indirizzo del suo sito, lo scriva al posto di {example} in robots.txt e sitemap.xml, e davanti a images/share.png in index.html: è l’immagine che le chat mostrano accanto a un link.",
  folder:
    "404.html va bene per un sito alla radice del proprio indirizzo, come {example}/. Se il sito sta in una cartella, la aggiunga davanti a ciò che la pagina carica: /cartella/404.css.",
  robotsNote:
    "Quando conosce l’indirizzo del suo sito, lo scriva qui sotto e tolga il # davanti a Sitemap",
  madeBy: "Realizzato da {shop}. Domande: {email}",
};

export const siteDescription = {
  pages: "Pagine",
  contact: "Contatti",
  address: "Indirizzo",
  hours: "Orari",
  phone: "Telefono",
  email: "E-mail",
};

/** What was measured of a template. */
export const measured = {
  title: "Misurazioni",
  intro:
    "Misurazioni sul sito scaricato: Lighthouse assegna fino a 100 punti su uno smartphone lento, axe verifica l’accessibilità. Ultima misurazione:",
  performance: "Prestazioni",
  accessibility: "Accessibilità",
  bestPractices: "Buone pratiche",
  seo: "SEO",
  barriers: "Controllo automatico dell’accessibilità",
  problems:
    "{count, plural, =0 {nessun problema trovato} one {# problema trovato} other {# problemi trovati}}",
  weight: "Peso dell’intera pagina",
  kilobytes: "{count, number} KB",
  fitsNarrowPhone: "Adatto a uno schermo di 320 pixel",
  darkMode: "Modalità scura",
  yes: "sì",
  no: "no",
};

export const siteErrors = {
  notDeployed: "Non ha acquistato la messa online di questo modello. Controlli i suoi acquisti.",
  underWay: "Stiamo lavorando su questo sito. Attenda un momento.",
  takenDown: "Abbiamo messo offline questo sito: {reason}",
  formNeedsAddress: "Il suo sito ha un modulo e ciò che inviano i visitatori le arriva per e-mail.",
  confirmAddress:
    "{why} Prima confermi il suo indirizzo e-mail: può richiedere il link dal profilo.",
  noVersion: "Questo sito non ha una versione {number}.",
  dangerousLink:
    "Questa versione contiene un link a {listed}, che è in un elenco di indirizzi pericolosi. Pubblichi senza quel link.",
  hostSettings: "Per questo il servizio che ospita il sito ha impostazioni proprie.",
  nameTaken: "Questo nome appartiene a un altro sito. Ne scelga uno diverso.",
  nameFixed: "Il servizio che ospita questo sito non permette di cambiarne il nome.",
  notBought: "Non ha acquistato questo modello.",
  noMessage: "Questo messaggio non esiste.",
  unknown: "Questo sito non esiste.",
  noSite: "Non ha alcun sito con questa licenza.",
  notTakenDown: "Questo sito non è stato messo offline.",
  objectedAlready: "Ha già contestato la decisione. Le risponde una persona, per e-mail.",
  mailboxForPrograms:
    "Inviamo messaggi a un programma solo se possiamo raggiungere per e-mail chi lo usa.",
  saveProgram: "Prima salvi l’indirizzo del suo programma.",
  openPlaces:
    "{count, plural, one {# punto è ancora da completare} other {# punti sono ancora da completare}}: {places}. Completi quanto manca nell’editor, oppure pubblichi dalla pagina del sito, che le chiede se lasciarlo così.",
  isTakenDown: "Questo sito è stato messo offline da noi.",
  manyNames: "Il nome non può più cambiare: un sito può averne avuti al massimo {max}.",
  changeHeld:
    "La modifica non è ancora salvata, perché renderebbe il suo sito simile a quelli usati per le truffe. La controlliamo, di solito entro un giorno lavorativo, e le scriviamo. Nel sito non cambia nient’altro.",
  notShared:
    "La bozza non è condivisa, perché somiglia a un sito che ruba password o denaro. Se ci sbagliamo, scriva a {email}.",
  notSharedWith:
    "La bozza non è condivisa, perché somiglia a un sito che ruba password o denaro. {reason}: «{evidence}». Cambi queste parole oppure, se ci sbagliamo, scriva a {email}.",
  tryInAMinute: "Riprovi tra un minuto.",
  uploadLogoAgain: "Lo carichi di nuovo nel profilo.",
  logoNotFetched:
    "Non è stato possibile recuperare il suo logo dal servizio che ospita le immagini. {remedy}",
};

export const siteFormFields = {
  licenseKey: "Non è una chiave di licenza",
  brand: "Non è possibile leggere questo marchio",
  domain: "Scriva un nome, per esempio www.esempio.it",
  known: "Valori ammessi: {values}",
  nothingChanges: "Indichi che cosa deve cambiare",
  objection: "Indichi perché il sito dovrebbe essere online",
  nameShort: "Usi almeno {min} caratteri",
  nameLong: "Usi al massimo {max} caratteri",
  nameLetters: "Usi lettere, cifre e trattini, per esempio forno-via-roma",
  nameOfShop: "I visitatori lo scambierebbero per un nome nostro. Ne scelga un altro.",
  nameOfBrand: "I visitatori lo scambierebbero per il nome di un’altra azienda. Ne scelga uno suo.",
  longAddress: "Usi al massimo 500 caratteri",
  longText: "Usi al massimo {max} caratteri",
  programAddress: "Scriva l’indirizzo del suo programma, che inizia con https://",
  payAddress:
    "Scriva l’indirizzo della sua pagina di pagamento come compare nel browser, con https:// all’inizio",
  formAddress:
    "Scriva l’indirizzo dell’altro modulo come compare nel browser, con https:// all’inizio",
};

export const moveErrors = {
  line: "Riga {line}: {what}",
  twoAddresses: "ci sono più di due indirizzi.",
  oldAddress: "il vecchio indirizzo deve iniziare con / o https://",
  newPage: "indichi una pagina di questo sito, che inizia con /",
  unreadable: "non è possibile leggere questo indirizzo.",
  manyAddresses: "Indichi al massimo {max} indirizzi. Questi sono {count}.",
  circle: "{circle} è tra i vecchi indirizzi, perciò nessuno ci arriverebbe.",
  wholeTag: "Incolli l’intero tag, che inizia con {tag}",
  knownTags: "Conosciamo questi tag: {names}.",
  incomplete: "Il contenuto di {name} non è completo. Copi di nuovo il tag.",
};

/** Of names that are no domains for a site. */
export const domainErrors = {
  off: "Questo negozio non offre ancora domini propri.",
  notAName: "Scriva un nome, per esempio www.esempio.it",
  noAddress: "È un indirizzo IP. Scriva un nome, per esempio www.esempio.it",
  ownName: "Questo nome è del negozio. Ne scriva uno suo.",
  shared: "{host} è un dominio condiviso. Scriva un suo sottodominio.",
  notWhole: "Scriva un nome intero, per esempio www.esempio.it",
  noOther: "Si possono usare insieme solo un dominio e lo stesso dominio con www.",
};

/** Of the form that reports a site. */
export const reportFields = {
  site: "Incolli l’indirizzo del sito, per esempio https://www.esempio.it/pagina",
  unknownSite:
    "A questo indirizzo non ospitiamo alcun sito né bozze condivise. Copi l’indirizzo dal browser; sui siti ospitati altrove non possiamo intervenire.",
  kind: "Indichi che cosa non va",
  explanation: "Indichi che cosa non va e in quale punto del sito",
  nameMissing: "Inserisca il suo nome",
  nameOnly: "Inserisca solo il suo nome",
  emailMissing: "Inserisca il suo indirizzo e-mail",
  goodFaith: "Confermi questa dichiarazione",
};

/** Why a publication, or a message to the program of a site's owner, failed. */
export const siteFailures = {
  interrupted: "L’operazione è stata interrotta.",
  hostCannotUse: "Il servizio che ospita i siti non ha potuto usare il suo.",
  hostSlow: "Il servizio che ospita i siti ha impiegato troppo tempo.",
  hostRefused: "Il servizio che ospita i siti ha rifiutato il suo ({status}).",
  hostDown: "Al momento il servizio che ospita i siti non è raggiungibile. Riprovi tra un minuto.",
  noSuchAddress: "Questo indirizzo non esiste.",
  notLookedUp: "Non è stato possibile risolvere il nome dell’indirizzo.",
  nothingAnswers: "A questo indirizzo non risponde nulla.",
  brokeOff: "La connessione si è interrotta.",
  noAnswer: "Nessuna risposta entro {seconds} secondi.",
  connectionFailed: "La connessione non è riuscita.",
  badCertificate: "Il certificato dell’indirizzo non è valido.",
  privateNetwork: "L’indirizzo porta a una rete privata.",
  redirected: "Ha risposto con un reindirizzamento (stato {status}). Usi l’indirizzo a cui porta.",
  answeredWith: "Ha risposto con lo stato {status}.",
};
