/** Where a draft is kept. */
export const draftStatus = {
  saving: "Salvataggio…",
  kept: "Salvato su questo dispositivo",
  saved: "Bozza salvata",
  waiting: "Salvato su questo dispositivo: il negozio non è raggiungibile",
  conflict: "Non salvato: modificato anche altrove",
  refused: "Salvato solo su questo dispositivo.",
  "signed-out": "Salvato su questo dispositivo: acceda di nuovo",
  lost: "Non salvato: questo browser non può farlo. Scarichi il file",
};

/** The fields of a site besides its slots. */
export const siteFields = {
  "@language": "Lingua del sito",
  "@title": "Titolo della pagina",
  "@description": "Descrizione",
  "@hasLanguageLinks": "Link tra le lingue",
  "@primary": "Sfondo principale",
  "@secondary": "Sfondo secondario",
  "@text01": "Testo 1",
  "@text02": "Testo 2",
  "@name": "Nome dell’azienda",
  "@logo": "Logo",
};

export const editor = {
  title: "Personalizza {template}",
  description: "Inserisca i suoi testi e le sue immagini prima di acquistare.",
  back: "Torna all’anteprima",
  loading: "L’editor si sta caricando, ma nella pagina può già scrivere.",
  failed:
    "Non è stato possibile caricare l’editor. Ciò che scrive nella pagina resta salvato: ricarichi la pagina.",
  toolbar: "Editor",
  undo: "Annulla",
  redo: "Ripeti",
  nothingToUndo: "Non c’è nulla da annullare",
  nothingToRedo: "Non c’è nulla da ripetere",
  undone: "Modifica annullata",
  undoneOf: "Modifica annullata: {slot}",
  redone: "Modifica ripetuta",
  redoneOf: "Modifica ripetuta: {slot}",
  hint: "Faccia clic su un testo per modificarlo",
  screen: "Schermo",
  cart: "Carrello",
  page: "{template}, la sua pagina",
  tooLong: "{slot}: il testo è troppo lungo, il massimo è {max, number} caratteri.",
};

export const editorPanel = {
  label: "Pannello",
  open: "Apri il pannello",
  close: "Riduci il pannello",
  content: "Contenuti",
  design: "Aspetto",
  page: "Pagina",
  check: "Controllo",
  history: "Cronologia",
};

export const outline = {
  shown: "Mostra {section}",
  isShown: "Ora visibile: {section}",
  isHidden: "Ora nascosto: {section}",
  showOnPage: "Mostra nella pagina: {slot}",
  backToSample: "Torna all’esempio: {slot}",
  isSample: "{slot}: di nuovo come nell’esempio",
  backToOwn: "Mostra di nuovo in {language}: {slot}",
  isUntranslated: "{slot}: di nuovo in {language}",
  add: "Aggiungi {item}",
  added: "Elemento aggiunto: {item}",
  full: "Il massimo è {max, number}.",
  moved: "{item}: ora in posizione {place, number} di {of, number}",
  isFirst: "{item}: è già in prima posizione",
  isLast: "{item}: è già in ultima posizione",
  duplicated: "Elemento duplicato: {item}",
  removed: "Elemento rimosso: {item}. Per riaverlo prema «Annulla».",
  item: "{label} {number, number}",
  namedItem: "{label} {number, number}: {name}",
};

/** Of the items of any list that can be sorted. */
export const sortable = {
  moveUp: "Sposta in alto: {item}",
  moveDown: "Sposta in basso: {item}",
  drag: "Trascina: {item}",
  duplicate: "Duplica: {item}",
  remove: "Rimuovi: {item}",
};

export const slotFields = {
  bold: "Grassetto",
  italic: "Corsivo",
  link: "Link",
  selectFirst: "Prima selezioni una parte del testo.",
  linkedTo: "Il link porta a",
  amount: "Importo",
  currency: "Valuta",
  notAnAmount: "Scriva un importo, per esempio 48 o 12,50.",
  linkText: "Testo",
  leadsTo: "Porta a",
  part: "Parte della pagina",
  textPage: "Pagina di testo",
  web: "Indirizzo web",
  mail: "Indirizzo e-mail",
  phone: "Numero di telefono",
  noTarget: "Questo link non porta ancora a nessuna pagina. Lo completi.",
  chooseFile: "Scegli immagine",
  takePhoto: "Scatta una foto",
  dropHere: "oppure la trascini o la incolli qui",
  storing: "Un momento…",
  stored: "L’immagine è stata aggiunta.",
  notStored: "Questo file non può essere usato come immagine.",
  alt: "Testo alternativo",
  altHint: "Che cosa mostra l’immagine, per chi non può vederla.",
  altMissing: "Descriva che cosa mostra la sua immagine.",
  altOfSample: "Descrive ancora l’immagine di esempio. Descriva la sua.",
  decorative: "Decorativa: non aggiunge nulla al testo",
  focus: "La parte che resta visibile se l’immagine viene ritagliata",
  across: "Da sinistra, in percentuale",
  down: "Dall’alto, in percentuale",
  blockKind: "Tipo della parte {place, number}",
  block: "{kind}, parte {place, number}",
  addBlock: "Aggiungi parte",
};

export const linkTargets = {
  part: "Una parte della pagina",
  page: "Una pagina di testo",
  web: "Un indirizzo web",
  mail: "Un indirizzo e-mail",
  phone: "Un numero di telefono",
};

export const blockKinds = {
  heading: "Titolo",
  paragraph: "Paragrafo",
  item: "Voce di elenco",
};

export const pagePresets = {
  imprint: "Note legali",
  privacy: "Privacy",
  terms: "Condizioni",
};

export const siteDesign = {
  own: "Colore originale",
  company: "Nome dell’azienda",
  companyPlaceholder: "La sua azienda",
  logo: "Logo",
  chooseLogo: "Scegli logo",
  removeLogo: "Rimuovi logo",
  logoRefused: "Questo file non può essere usato come logo.",
  customerBrand: "I modelli sono mostrati per {name}, con il logo del suo profilo.",
  changeInProfile: "Cambia nel profilo",
  colors: "Colori",
  brand: "Il suo marchio",
};

export const pageSettings = {
  language: "Lingua del sito",
  languageHint: "Ne dipendono il formato dei prezzi e le etichette che non ha modificato.",
  title: "Titolo della pagina",
  titleHint: "Se è vuoto, compare il nome della sua azienda.",
  description: "Descrizione",
  descriptionHint: "Ciò che i motori di ricerca mostrano sotto il titolo.",
  searchPreview: "Come risultato di ricerca",
  noDescription: "I motori di ricerca scelgono una frase della pagina.",
  address: "www.il-suo-indirizzo.it",
};

export const siteLanguages = {
  edited: "Lingua in cui scrive",
  shows: "La pagina è mostrata in {language}.",
  further: "Altre lingue",
  add: "Aggiungi una lingua",
  addHint:
    "Il suo sito può avere fino a sei lingue. Immagini, colori e ordine sono gli stessi in tutte.",
  choose: "Scelga una lingua",
  left: "{count, plural, =0 {Tutto è tradotto} one {# testo non è ancora tradotto} other {# testi non sono ancora tradotti}}",
  next: "Prossimo testo da tradurre",
  show: "Mostra",
  remove: "Rimuovi {language}",
  removed: "Lingua rimossa: {language}. Per riaverla prema «Annulla».",
  links: "La pagina rimanda alle altre lingue",
};

/** Texts that begin with a colon follow the name of a slot directly. */
export const pageCheck = {
  start: "Controlla la pagina",
  again: "Controlla di nuovo",
  intro:
    "Il controllo cerca testi vuoti, immagini senza descrizione, link interrotti, colori poco leggibili, testi troppo lunghi, problemi di accessibilità e caricamenti lenti. Può scaricare la pagina in ogni caso.",
  checking: "Controllo della pagina…",
  failed: "Non è stato possibile controllare la pagina. Riprovi.",
  none: "Nessun problema trovato.",
  incomplete: "Non è stato possibile verificare l’accessibilità: il negozio non è raggiungibile.",
  weight: "Con le immagini la pagina pesa {megabytes} MB.",
  wholePage: "La pagina",
  found: "{count, plural, one {# punto da rivedere} other {# punti da rivedere}}",
  empty: ": manca il testo",
  openPrice: ": scriva il suo prezzo",
  placeholder: ": le parole tra parentesi sono da sostituire con le sue",
  written: "è stato scritto dall’IA in base ai suoi dati: da leggere prima di pubblicare",
  alt: ": il testo alternativo descrive ancora l’immagine di esempio",
  altMissing: ": manca il testo alternativo, descriva che cosa mostra la sua immagine",
  dead: ": il link porta a una parte che non è visibile",
  deadPage: ": il link porta a una pagina di testo che non esiste",
  tooLong: ": il testo è troppo lungo per il suo spazio",
  overLimit: ": {length, number} caratteri, ma il massimo è {max, number}",
  missing: ": l’immagine non è né su questo dispositivo né nel suo account",
  sameFile: ": un’altra pagina ha lo stesso nome di file",
  untranslated:
    "{count, plural, one {: # testo non è ancora tradotto} other {: # testi non sono ancora tradotti}}",
  noImprint: "Mancano ancora le note legali: i visitatori devono poter leggere di chi è il sito.",
  heavy: "pesa {megabytes} MB con le immagini; fino a 2 MB si carica in fretta.",
  goThere: "Vai a {slot}",
};

export const takeShared = {
  title: "Sostituire la sua bozza?",
  hasDraft:
    "Ha già una bozza di questo modello. Il testo del link prende il posto del suo; per riaverlo basta «Annulla».",
  confirm: "Sostituisci bozza",
  cancel: "Mantieni bozza",
  taken: "Il testo del link è nella sua bozza.",
  withoutPictures:
    "Le immagini appartengono a chi le ha condivise: al loro posto ci sono quelle del modello.",
  notTaken: "Questo link non può essere copiato",
  unreadable: "Non è possibile leggerne il testo. Non è cambiato nulla.",
  takenBack: "Non è più condiviso. Non è cambiato nulla.",
};

export const draftHistory = {
  label: "Versioni salvate",
  guest:
    "Ciò che scrive viene salvato su questo dispositivo e con «Annulla» torna indietro un passo alla volta. Acceda per salvare ogni modifica nel suo account: potrà tornare a una delle ultime 50 versioni.",
  login: "Accedi",
  loading: "Caricamento…",
  failed: "Al momento non è possibile caricare la cronologia. Riprovi.",
  again: "Riprova",
  none: "Non ha ancora modificato nulla. Ogni modifica comparirà qui.",
  intro: "Conserviamo le ultime 50 versioni. Ripristinarne una ne aggiunge una nuova.",
  newest: "Ora",
  deployed: "Sul suo sito",
  oldest: "La versione più vecchia",
  unchanged: "Nessuna modifica",
  more: "e altre {count, number}",
  look: "Guarda",
  lookAt: "Guarda la versione: {when}",
  restore: "Ripristina",
  restoreOf: "Ripristina la versione: {when}",
  restored: "Versione ripristinata. Per tornare indietro prema «Annulla».",
  same: "È già la sua versione attuale.",
  shown: "Versione mostrata nella pagina: {when}.",
  back: "Torna alla versione attuale",
};

export const contentFile = {
  menu: "File",
  download: "Scarica i contenuti in JSON",
  load: "Carica contenuti da JSON",
  loaded: "Il file è stato caricato. Per tornare indietro prema «Annulla».",
  withoutPictures: "{count, plural, one {Manca un’immagine} other {Mancano # immagini}}",
  seeCheck:
    "Il file indica immagini che non sono né su questo dispositivo né nel suo account. «Controllo» le elenca e porta a ognuna: le scelga di nuovo.",
  notJson: "Questo file non è in formato JSON.",
  problems: "Il file non è stato caricato",
  problemsIntro: "Non è cambiato nulla. I problemi sono questi:",
  resetAll: "Torna ai contenuti di esempio",
  resetTitle: "Tornare ai contenuti di esempio?",
  resetText:
    "Tutti i suoi testi e le sue immagini vengono tolti da questa pagina. Per riaverli basta «Annulla».",
  resetYes: "Sì, torna all’esempio",
  cancel: "Lascia com’è",
  allSample: "Tutto è di nuovo come nell’esempio. Per riavere i suoi testi prema «Annulla».",
};

export const draftConflict = {
  title: "Modifiche in due posti",
  intro:
    "Questi contenuti sono stati modificati anche su un altro dispositivo o in un’altra scheda. Quali vuole tenere?",
  mine: "Quelli che vede qui",
  theirs: "Quelli dell’altro dispositivo o scheda",
  keep: "Tieni questi",
};

/** Of words that should be checked before they are paid or published. */
export const contentNotice = {
  label: "I suoi testi",
  found:
    "{count, plural, one {Controlli un punto nei suoi testi per {template}.} other {Controlli # punti nei suoi testi per {template}.}}",
  look: "Guarda",
  lookAt: " in {template}",
};
