/** The words that a preset is described with, also as filters. */
export const presetWords = {
  basic: "Base",
  medium: "Intermedio",
  premium: "Premium",
  white: "Bianco",
  green: "Verde",
  blue: "Blu",
  yellow: "Giallo",
  brown: "Marrone",
  red: "Rosso",
  shop: "Negozio",
  home: "Home",
  detail: "Prodotto",
  cart: "Carrello",
  about: "Chi siamo",
  phones: "Anche su smartphone",
  desktopOnly: "Solo per computer",
  alsoForPhones: "Anche per smartphone: {name}",
  alsoForDesktop: "Anche solo per computer: {name}",
};

export const categoryPromises = {
  premium: "Per ogni schermo, con modalità scura",
  medium: "Solo per computer, con modalità scura",
  basic: "Solo per computer, senza modalità scura",
};

/** For search engines and feeds. */
export const presetDescription = {
  description:
    "{name} è un modello di sito web per {type, select, home {una home page} shop {un negozio online} detail {una pagina prodotto} cart {un carrello} about {una pagina «Chi siamo»} other {{typeName}}}. Categoria: {category}; colore: {color}. {promise}. Lo provi con i suoi colori, il suo logo e il suo nome prima di acquistarlo.",
};

export const categoryTexts = {
  premium:
    "Un modello premium si adatta a ogni schermo, dal piccolo smartphone al monitor più largo, e ha una propria modalità scura.",
  medium:
    "Un modello intermedio ha una propria modalità scura. È pensato per lo schermo di un computer e non si adatta agli altri.",
  basic:
    "Un modello base ha un’impaginazione pulita, pensata per lo schermo di un computer. Non si adatta agli altri e non ha una modalità scura.",
};

export const preset = {
  rated: "Valutazione: {average} su 5",
  bought: "Acquistato",
  live: "{name}, anteprima",
};

export const salePrice = {
  reducedTo: "Ora {price} anziché {before}",
  lowestPrice: "Prezzo più basso degli ultimi 30 giorni: {price}",
};

export const myColors = {
  label: "Nei miei colori",
  hint: "Mostra i modelli con i colori e il nome scelti in un’anteprima qualsiasi",
};

export const mark = {
  save: "Salva",
  savePreset: "Salva {name}",
  compare: "Confronta",
  comparePreset: "Confronta {name}",
};

export const shopPage = {
  presets: "Modelli",
  count: "{count, plural, one {# modello} other {# modelli}}",
  saved: "Salvati e visti di recente",
  orderBy: "Ordina per",
  orderMenu: "Ordina per",
};

/** For its title and for search engines. */
export const shopTitle = {
  shop: "Negozio",
  or: "{first} o {second}",
  // As in "Premium: modelli di siti web", "Blu Negozio: modelli di siti web".
  templates: "{words}: modelli di siti web",
  templatesForPhones: "{words}: modelli di siti web per smartphone",
  forPhones: "Modelli di siti web per smartphone",
  page: "{title}, pagina {page, number}",
  description: "{words}: modelli di siti web del negozio, con prezzi e anteprime nei suoi colori.",
  descriptionForPhones:
    "{words}: modelli di siti web adatti allo smartphone, con prezzi e anteprime nei suoi colori.",
  all: "Tutto il catalogo",
  descriptionOfPage: "{description} Pagina {page, number}.",
};

export const noResults = {
  title: "Nessun modello corrisponde ai filtri",
  hint: "Tolga un filtro oppure li guardi tutti. Ogni poche settimane arrivano modelli nuovi.",
  showAll: "Mostra tutti i modelli",
};

export const sortOrders = {
  "name-a": "A-Z",
  "name-d": "Z-A",
  "rating-a": "Più apprezzati",
  "rating-d": "Meno apprezzati",
  "release-a": "Più recenti",
  "release-d": "Meno recenti",
  "price-d": "Prezzo più alto",
  "price-a": "Prezzo più basso",
};

export const facetTitles = {
  categories: "Categoria",
  colors: "Colori",
  types: "Tipi",
  screens: "Schermi",
};

export const filterBy = {
  categories: "Filtra per categoria",
  colors: "Filtra per colore",
  types: "Filtra per tipo",
  screens: "Filtra per schermo",
};

export const filters = {
  filters: "Filtri",
  close: "Chiudi i filtri",
  chosen: "attivi: {count, number}",
  all: "Tutti",
  // Follows a number, which may be 1.
  presets: "{count, plural, one { nel catalogo} other { nel catalogo}}",
};

export const activeFilters = {
  remove: "Togli {filter}",
  clear: "Azzera filtri",
};

export const pager = {
  pages: "Pagine",
  back: "Indietro",
  next: "Avanti",
  page: "Pagina {page, number} di {pages, number}",
};

export const carousel = {
  carousel: "carosello",
  slide: "diapositiva",
  slideOf: "{name}, {number, number} di {count, number}",
  previous: "Modello precedente",
  next: "Modello successivo",
};

export const searchField = {
  label: "Cerca modelli",
  placeholder: "Nome, attività, colore o tipo",
  submit: "Cerca",
};

/** Of suggestions and of results. */
export const searchFound = {
  found: "{count, plural, one {# modello trovato} other {# modelli trovati}} per «{words}»",
  foundMost: "Almeno {count, number} modelli trovati per «{words}»",
  best: "{found}. Ecco i più pertinenti.",
  bestOf: "{found}. Qui i primi {shown, number}.",
  none: "Nessun risultato per «{words}»",
};

export const searchSuggestions = {
  suggestions: "Modelli suggeriti",
  failed: "I suggerimenti non sono disponibili. Prema Invio per cercare.",
  all: "Tutti i risultati per «{words}»",
};

export const searchPage = {
  title: "Ricerca",
  titleOf: "Ricerca: {words}",
  titleOfPage: "Ricerca: {words}, pagina {page, number}",
  description: "Modelli di siti web per la ricerca «{words}», con prezzi e anteprime.",
  key: "Prema / per cercare",
  noneHint:
    "Controlli l’ortografia oppure provi con un’attività, un colore o un tipo: ristorante, blu, negozio.",
  trade: "Per la sua attività:",
  trades: "Che cosa serve al sito, attività per attività",
  tooLong: "La ricerca è troppo lunga",
  tooLongHint: "Usi al massimo {most, number} caratteri: bastano poche parole.",
};

export const detail = {
  pageTitle: "{name}, modello di sito web: {category}, {type}",
  breadcrumb: "Percorso",
  shop: "Negozio",
  notSold: "Questo modello non è più in vendita. Se lo ha acquistato, resta suo.",
  preview: "Apri anteprima",
  onOtherScreens: "Su altri schermi",
  edit: "Modifica testi e immagini",
  opensInNewTab: "(si apre in una nuova scheda)",
  similar: "Modelli simili",
  compareSimilar: "Confronta {preset} con questi",
};

/** The pictures of a preset's page, by what they show. */
export const detailViews = {
  wholePage: "La pagina intera",
  onTablet: "Su tablet",
  onPhone: "Su smartphone",
  otherPalette: "In altri colori",
};

/** The alternative texts of the pictures. */
export const detailPictures = {
  wholePage: "{preset}: la pagina intera",
  onTablet: "{preset}: su tablet",
  onPhone: "{preset}: su smartphone",
  otherPalette: "{preset}: in altri colori",
};

/** The titles of the live previews that replace the pictures. */
export const detailFrames = {
  wholePage: "{preset}, anteprima: la pagina intera",
  onTablet: "{preset}, anteprima: su tablet",
  onPhone: "{preset}, anteprima: su smartphone",
  otherPalette: "{preset}, anteprima: in altri colori",
};

export const specification = {
  title: "Caratteristiche",
  category: "Categoria",
  type: "Tipo",
  color: "Colore",
  layout: "Schermi",
  released: "Uscita",
  number: "Numero",
  numberOf: "N. {number}",
};

export const reviews = {
  count: "{count, plural, one {# recensione} other {# recensioni}}",
  checked:
    "Può recensire questo modello solo chi lo ha pagato. Nessuna recensione viene esclusa per il numero di stelle: contano tutte, e qui si leggono le più recenti. Ne nascondiamo una solo se contiene espressioni illecite o offensive.",
  answerOf: "Risposta di {shop}",
};

/** What each template is, in one sentence, for its page in the shop. */
export const templateSummaries = {
  silent:
    "Una pagina aziendale tranquilla: una grande immagine, un menu sottile di lato e spazio per poche parole chiare.",
  "gourmet-grove":
    "La home page di un ristorante: un piatto riempie lo schermo, poi si alternano immagini e racconti.",
  atlantic:
    "Un catalogo sobrio: otto prodotti con il loro prezzo in un’unica pagina, pronti da ordinare.",
  corporate:
    "Una pagina che presenta l’azienda: chi è, che cosa fa e come si raggiunge, con il menu di lato.",
  simple:
    "Un carrello che scorre sopra il negozio, con quantità, subtotale e passaggio alla cassa.",
  cosmo:
    "La home page di un negozio, con tre grandi immagini che si alternano e un menu per team, progetti e date.",
  prestige:
    "Una pagina per un solo prodotto di pregio: due grandi immagini, la sua storia e i quattro dati che contano.",
  motion: "Un elenco di prodotti con ricerca e filtri, per clienti che sanno che cosa vogliono.",
  cali: "La pagina di un negozio con otto prodotti, filtri per colore e categoria e il totale sempre aggiornato.",
  trend:
    "Un servizio con il suo prezzo: immagini, recensioni, misure tra cui scegliere e un pulsante per prenotarlo.",
  sonic:
    "Una pagina per lanciare un prodotto: una grande immagine, tre dettagli da aprire e, accanto a ciascuno, un motivo per acquistare.",
  thunder:
    "Una pagina carrello completa: prodotti, codice sconto, spedizione, imposte e totale, pronta per il pagamento.",
};

export const detailNotFound = {
  title: "Modello non trovato",
  text: "Al momento non possiamo mostrarlo",
  hint: "Questo modello non esiste o il suo indirizzo contiene un errore.",
  browseAll: "Tutti i modelli",
};

export const compareBar = {
  label: "Modelli da confrontare",
  remove: "Togli {preset} dal confronto",
  clear: "Svuota",
  compare: "{count, plural, one {Confronta questo} other {Confronta questi #}}",
};

export const shareComparison = {
  share: "Condividi",
  copied: "Il link è stato copiato.",
  colors: "Mostra i colori che vede qui.",
  colorsAndName: "Mostra i colori e il nome dell’azienda che vede qui.",
  colorsAndLogo: "Mostra i colori e il logo che vede qui.",
  colorsNameAndLogo: "Mostra i colori, il nome dell’azienda e il logo che vede qui.",
  plain: "Non mostra alcun marchio, perché qui non ne ha impostato uno.",
  withoutLogo: "Non mostra il suo logo, che si trova solo su questo dispositivo.",
  withoutWords: "Non mostra i suoi testi: per condividerli usi «Condividi» in un’anteprima.",
};

export const compare = {
  title: "Confronto tra modelli",
  titleOf: "Confronto: {names}",
  intro: "Fianco a fianco, con i suoi colori, il suo logo e i suoi testi, se li ha impostati.",
  description:
    "{names} fianco a fianco: anteprime su tre schermi, prezzi, che cosa comprende ogni categoria e valori misurati.",
  emptyDescription:
    "Fino a tre modelli di siti web fianco a fianco: anteprime, prezzi e che cosa comprende ognuno.",
  empty: "Non ha ancora scelto nulla",
  emptyHint: "Prema «Confronta» sui modelli che le interessano, tre al massimo.",
  toShop: "Tutti i modelli",
  tooMany: "Può confrontarne al massimo tre",
  tooManyHint: "I primi tre sono: {names}.",
  firstThree: "Confronta i primi tre",
  notFound: "Non c’è nulla da confrontare",
  notFoundText: "Uno di questi modelli non esiste.",
  browseAll: "Tutti i modelli",
  another: "Aggiungi modello",
};

export const comparePreviews = {
  previews: "Anteprime",
  screen: "Schermo",
  together: "Scorri insieme",
  live: "{preset}, anteprima",
  open: "Apri anteprima",
  ofPreset: " di {preset}",
  remove: "Togli",
  removePreset: "Togli {preset}",
  notSold: "Non più in vendita",
  inBrandOf: "Con il marchio di {company}, come lo vede chi ha inviato il link.",
  inColors: "Nei colori di chi ha inviato il link.",
  inOwn: "Mostra nei miei colori",
};

/** The sizes of screens that previews are shown in. */
export const screenNames = {
  desktop: "Computer",
  tablet: "Tablet",
  phone: "Smartphone",
};

export const compareTables = {
  price: "Prezzo",
  withDeployment: "Con messa online",
  deploymentOf: "{base} una tantum e {each} per il modello",
  screens: "Schermi",
  rating: "Valutazione",
  notRated: "Non ancora valutato",
  facts: "Che cosa riceve e quanto costa",
  measured: "Misurazioni",
  measuredIntro:
    "Misurazioni sui siti scaricati: Lighthouse assegna fino a 100 punti su uno smartphone lento, axe verifica l’accessibilità.",
  measuredOn: "Misurato il",
  notMeasured: "Non misurato",
};

export const review = {
  title: "La sua recensione",
  label: "Una breve recensione",
  submit: "Invia recensione",
  sending: "Invio in corso…",
  thanks: "Grazie per la recensione",
  isPublished: "La sua recensione di {preset} ora si legge nella pagina del modello.",
  failed: "Si è verificato un errore",
  tryAgain: "Riprovi tra poco.",
  yourRating: "La sua valutazione",
  stars: "{count, plural, one {# stella} other {# stelle}}",
  score1: "Scarso",
  score2: "Discreto",
  score3: "Buono",
  score4: "Molto buono",
  score5: "Eccellente",
};

/** For search engines. */
export const savedMetadata = {
  title: "Salvati",
  description: "I modelli che ha salvato, le sue bozze e ciò che ha visto per ultimo.",
};

export const saved = {
  title: "Salvati",
  introGuest: "Salvati su questo dispositivo. Acceda per vederli anche sugli altri.",
  introCustomer: "Salvati nel suo account, su tutti i suoi dispositivi.",
  loading: "Caricamento dei modelli salvati",
  saved: "Modelli salvati",
  nothingSaved: "Non ha ancora salvato nulla",
  nothingSavedHint: "Prema il cuore su un modello per salvarlo qui.",
  toShop: "Tutti i modelli",
  // Up to as many presets as fit side by side.
  compare:
    "{count, plural, =2 {Confronta entrambi} =3 {Confronta tutti e tre} other {Confronta i primi tre}}",
  drafts: "Bozze",
  allDrafts: "Tutte le bozze e i link condivisi",
  edit: "Riprendi la bozza",
  changedAt: "Ultima modifica: {date}",
  noDrafts: "Non ha ancora bozze. Apra un modello e faccia clic su un testo per modificarlo.",
  seen: "Visti di recente",
  nothingSeen: "Qui compaiono i modelli che guarda.",
  forget: "Svuota l’elenco",
  notSold: "Non più in vendita",
  notLoaded: "Non è stato possibile caricare i modelli.",
  tryAgain: "Riprova",
  needsScript: "Per salvare serve JavaScript",
  needsScriptHint:
    "Lo attivi o ricarichi la pagina, oppure aggiunga la pagina di un modello ai preferiti del browser.",
};

/** Of the catalog, for search engines. */
export const structuredData = {
  websiteTemplate: "Modello di sito web",
  customer: "Cliente",
};

/** On the pictures that links to the shop are shared with. */
export const sharingCards = {
  shop: "Tutti i modelli",
  shopLine: "12 modelli di siti web da provare, con i prezzi",
  trades: "Per attività",
  tradesLine: "Che cosa serve a un sito e quali modelli sono adatti",
  compare: "Confronto tra modelli",
  compareLine: "Fino a tre fianco a fianco, dal vivo",
  team: "Il team",
  teamLine: "Otto persone dietro ai modelli",
  trade: "Per {trade}",
  tradeLine: "Tre modelli di siti web, con esempi",
  comparisonLine: "Confrontati dal vivo, con prezzi e misurazioni",
  preset: "{price} · Modello: {type}, {category}",
  shared: "In questi colori",
  sharedFor: "{template}, in questi colori",
};

export const savedErrors = {
  comparisonFull: "Può confrontare al massimo tre modelli. Prima ne tolga uno.",
  full: "Ha salvato {maxSaved} modelli. Ne tolga uno prima di salvarne un altro.",
};

export const couponErrors = {
  unknown: "Il codice sconto {code} non esiste. Controlli di averlo scritto bene.",
  used: "Ha già usato il codice sconto {code} per l’ordine {orderId}.",
  ended: "Il codice sconto {code} è scaduto: {when}.",
  begins: "Il codice sconto {code} non è ancora valido. Inizio: {when}.",
  tooLow: "Il totale del carrello è troppo basso per il codice sconto {code}.",
  none: "Il codice sconto {code} ({offer}) non vale per nessun modello nel carrello.",
  usedUp:
    "Il codice sconto {code} valeva per {maxUses, plural, =1 {un ordine} other {# ordini}} ed è esaurito.",
};

export const couponFields = {
  notACode: "Un codice ha da 3 a 40 lettere, cifre e trattini",
};

export const presetErrors = {
  unknownNumbers: "Non esiste alcun modello {numbers}",
  unknownPreset: "Questo modello non esiste.",
  notSold: "Questo modello non è più in vendita.",
  noDetail: "Al momento non possiamo mostrarlo",
  bought: "Ha già acquistato questo modello.",
};

export const reviewErrors = {
  buyFirst: "Può recensire un modello dopo averlo acquistato.",
  reviewedAlready: "Ha già recensito questo modello.",
  unknown: "Questa recensione non esiste.",
};

export const reviewFields = {
  reviewer: "Indichi chi scrive la recensione",
  text: "Scriva una breve recensione",
  stars: "Scelga da 1 a 5 stelle",
  trueOrFalse: "Il valore deve essere true o false",
};

export const catalogueFields = {
  known: "Valori ammessi: {values}",
  filtersNotJson: "I filtri non sono in un JSON valido.",
  direction: "Valori ammessi: a, d",
};

/** Lines of a bill. */
export const discounts = {
  basic: "base",
  medium: "intermedi",
  premium: "premium",
  coupon: "Codice sconto {code}: {offer}",
  percentOff: "{percent, number}% di sconto per {what}",
  amountOff: "{amount} di sconto per {what}",
  yourTemplates: "i suoi modelli",
  ofCategories: "i modelli {categories}",
  bundle: "Almeno {size, number} modelli {category}: {percent, number}% di sconto",
  sale: "{name}: {percent, number}% di sconto",
};
