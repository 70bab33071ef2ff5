export const hero = {
  caption: "12 modelli di siti web, nei suoi colori",
  title: "Veda il sito nei suoi colori, prima di acquistarlo",
  intro:
    "Scelga un sito già pronto e lo veda subito con i suoi colori, il suo logo e il suo nome. Poi lo acquista e scarica i file, oppure lo mettiamo online noi.",
  shop: "Vai ai modelli",
  talkToUs: "Ci scriva",
};

export const bestSellers = {
  title: "I più venduti",
  intro: "I tre modelli che le aziende scelgono più spesso.",
  picksTitle: "Le nostre proposte",
  picksIntro: "Tre modelli da cui cominciare.",
};

export const howItWorks = {
  title: "Come funziona",
  choose: "Scelga un modello",
  chooseText:
    "Ogni modello è un progetto completo, con una personalità propria: una home page, un negozio, una pagina prodotto o un carrello.",
  color: "Provi i suoi colori",
  colorText:
    "Scelga due colori per gli sfondi e due per i testi. Il nome e il logo compaiono mentre scrive.",
  keep: "Resta suo",
  keepText:
    "Si paga una volta sola. Può scaricare i file quante volte vuole, oppure li mettiamo online noi. Restano suoi per sempre.",
};

export const examples = {
  title: "Esempi",
  intro:
    "Tre modelli e l’aspetto che prendono con altri testi, colori e immagini. Le aziende sono inventate; tutto ciò che vede si può cambiare nell’editor.",
  citrusGrower: "Da ristorante ad azienda agrumicola, in italiano.",
  kites: "Da lampade e orologi ad aquiloni, in francese.",
  handpan: "Da cuffie a handpan, in spagnolo.",
  sample: "{template} così com’è",
  example: "Lo stesso modello per {company}",
  write: "Personalizza {template}",
  byTrade: "Altri esempi, per attività",
};

export const testimonials = {
  anonymous: "Ex cliente",
  title: "Che cosa dicono i clienti",
  intro:
    "Le recensioni a cinque stelle più recenti, di clienti che hanno acquistato il modello. Nella pagina di ogni modello contano tutte, qualunque sia il numero di stelle.",
  fiveStarsFor: "Cinque stelle per {preset}",
};

/** Shown in the demo, as samples, until there are five-star reviews. */
export const sampleTestimonials = {
  title: "Che cosa potrebbero dire i clienti",
  intro: "Sono esempi scritti da noi. Lasceranno il posto alle recensioni dei clienti.",
  paperMill: "Cliente di esempio, una cartiera",
  paperMillSays:
    "Alle dieci avevamo scelto il modello, alle undici i nostri verdi, e prima di pranzo la direzione aveva davanti un sito con il nostro nome.",
  bicycleWorkshop: "Cliente di esempio, una ciclofficina",
  bicycleWorkshopSays:
    "Quello che ho visto nell’anteprima è quello che ho avuto. Nessun carattere a sorpresa, nessuna pagina stravolta dal nostro logo.",
  teaImporter: "Cliente di esempio, un’importazione di tè",
  teaImporterSays:
    "Quattro colori mi sembravano pochi. Invece era esattamente il numero di decisioni che avevo voglia di prendere.",
};

export const callToAction = {
  title: "Trovi il modello che fa per lei",
  text: "Da {price}. Per guardarsi intorno non serve un account.",
  browseAll: "Tutti i modelli",
};

export const tryOn = {
  label: "I modelli nei suoi colori",
  company: "La sua azienda",
  companyExample: "Forno Bellini",
  trade: "Di che si occupa?",
  tradeExample: "Panificio, studio legale…",
  language: "Lingua del sito",
  fromLogo: "Dal suo logo",
  colors: "Colori",
  own: "Colori originali",
  surprise: "A sorpresa",
  hint: "Ci dica chi è e che cosa fa: i modelli lo mostrano subito. Nulla esce da questo dispositivo, a meno che non ci faccia leggere il suo sito.",
  site: "Ha già un sito?",
  siteExample: "il-suo-indirizzo.it",
  read: "Analizza",
  otherWays: "Oppure incolli un testo, scelga un file o inserisca i suoi dati",
};

/** What the first screen says and offers once it is used. */
export const tryOnLive = {
  templates: "Modello",
  open: "Apri",
  inYourBrand: " {template} con il suo marchio",
  live: "{template}, anteprima",
  ownWords:
    "Ora ogni modello parla della sua attività. Tra parentesi c’è ciò che può sapere solo lei.",
  nearest: "La più vicina: {trade}. ",
  unknownTrade:
    "Nessuna delle sedici attività in elenco si avvicina a «{words}». Ne scelga una: fino ad allora non cambia nulla.",
  kept: "Ciò che ci ha detto resta salvato e visibile finché non lo rimuove.",
  remove: "Rimuovi i miei dati",
  removed: "I dati che ci ha fornito sono stati rimossi. Il nome e i colori restano.",
  factsShown:
    "Ora ogni modello riporta i dati che ci ha fornito. Quelli non trovati restano da compilare.",
  all: "Vedi tutti e dodici",
  edit: "Scrivi i testi",
  buy: "Acquista",
  sampleWords: "Ora ogni modello mostra i propri testi di esempio.",
  ownColors: "Ora ogni modello ha i propri colori.",
  undo: "Annulla",
  undone: "Tutto è come prima.",
  colorsOnly: "Solo i colori",
  logoRemoved: "Il logo è stato rimosso, i colori restano.",
  logoToo: " L’immagine ora è anche il suo logo.",
  logoOnly: " L’immagine ora è il suo logo.",
  ofProfile: "I modelli sono mostrati per {company}, come indicato nel suo profilo.",
  changeInProfile: "Cambia",
};

export const paletteNames = {
  Paper: "Carta",
  Lemon: "Limone",
  Poppy: "Papavero",
  Clay: "Argilla",
  Plum: "Prugna",
  Harbor: "Porto",
  Mint: "Menta",
  Forest: "Bosco",
  Ink: "Inchiostro",
};
