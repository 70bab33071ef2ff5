export const drafts = {
  title: "Bozze",
  description: "I modelli che ha iniziato a modificare.",
  introGuest:
    "Salvate solo su questo dispositivo. Il browser può eliminarle dopo una settimana senza visite: acceda per salvarle nel suo account.",
  introCustomer: "Salvate nel suo account.",
  empty: "Non ha ancora bozze.",
  emptyHint:
    "Apra un modello e faccia clic su un testo per modificarlo. Le sue bozze compaiono qui.",
  toShop: "Tutti i modelli",
  edit: "Riprendi la bozza",
  preview: "Anteprima",
  remove: "Elimina",
  confirmTitle: "Eliminare la bozza di {name}?",
  confirmGuest: "I testi e le immagini non sono salvati altrove.",
  confirmCustomer:
    "I testi e la cronologia vengono eliminati su tutti i suoi dispositivi. Il sito pubblicato e i link condivisi restano come sono.",
  confirm: "Sì, elimina",
  cancel: "Annulla",
  changedAt: "Ultima modifica: {date}",
};

export const draftEmail = {
  label: "Promemoria per e-mail sulle bozze da finire",
  hint: "Una sola e-mail per bozza, una settimana dopo l’ultima modifica, se nel frattempo non ha ordinato il modello. Ogni e-mail contiene un link per disattivare i promemoria.",
  isOn: "I promemoria sono attivi.",
  isOff: "I promemoria sono disattivati.",
  notVerified: "Prima confermi che questo indirizzo e-mail è suo.",
  toProfile: "Conferma nel profilo",
};

export const stopDraftEmail = {
  title: "Niente più promemoria sulle bozze",
  intro: "Le sue bozze restano dove sono: smettiamo soltanto di inviarle promemoria.",
  stop: "Disattiva i promemoria",
  stopping: "Un momento…",
  stopped: "Fatto. Non le invieremo più promemoria.",
  noLink: "Apra il link contenuto nell’e-mail, oppure disattivi i promemoria in «Bozze».",
  toDrafts: "Vai alle bozze",
};

/** Of a guest's drafts, which become those of the account. */
export const taken = {
  title: "La bozza è nel suo account",
  text: "{names}: ciò che ha scritto su questo dispositivo ora è nel suo account.",
  replaced:
    "{names}: il testo che prima era nel suo account si trova in «Cronologia», nell’editor.",
};

export const sharedLinks = {
  title: "Link condivisi",
  intro:
    "Per ogni link conserviamo una copia. Chi ha il link la vede finché lei non interrompe la condivisione.",
  sharedAt: "Condivisione: {date}",
  open: "Apri",
  copy: "Copia link",
  copied: "Copiato.",
  copyByHand: "Apra il link e ne copi l’indirizzo.",
  takeBack: "Interrompi condivisione",
  confirmTitle: "Interrompere la condivisione di {name}?",
  confirmText: "Chi ha il link vedrà solo i testi e le immagini di esempio del modello.",
  confirm: "Sì, interrompi",
  cancel: "Annulla",
};

export const draftErrors = {
  businessChanged: "Nel frattempo questa attività è stata modificata altrove. Ricarichi la pagina.",
  manyBusinesses: "Un account può avere al massimo {max} attività. Prima ne rimuova una.",
  businessGone: "Questa attività non è più nel suo account. Ne scelga un’altra.",
  someoneSaves: "È in corso un altro salvataggio. Riprovi tra poco.",
  otherPicture: "Questa immagine non è nel suo account. La scelga di nuovo.",
  noVersion: "La versione {version} dei suoi testi per questo modello non esiste.",
  notChanged: "Non ha ancora modificato questo modello.",
  noLicense: "Non ha una licenza {license} per questo modello.",
  checkInput: "Controlli ciò che ha inviato",
  textTooLarge: "I suoi testi superano in totale {limit} KB.",
  changedElsewhere: "Questo testo è stato modificato anche altrove. Scelga quale versione tenere.",
  noLanguage: "Questo sito non ha testi nella lingua «{language}».",
  confirmFirst: "Prima confermi il suo indirizzo e-mail nel profilo.",
  linkNotValid: "Questo link non è più valido. Disattivi i promemoria in «Bozze».",
  picturesFull:
    "Le sue immagini occupano {used, number} MB su {max, number} e per questa ne servono {needed, number}. Elimini le immagini che non compaiono più in nessun sito, poi riprovi.",
  noPicture: "Questa immagine non esiste.",
  pictureShown:
    "Questa immagine compare ancora in una versione salvata, in un link condiviso o in un sito.",
  unknownPicture: "Questa immagine non esiste",
  manyCopies: "Condivide già {max} copie. Interrompa prima una condivisione in «Bozze».",
  notShared: "Questo link non è più condiviso.",
};

export const factErrors = {
  addressOrText: "Indichi l’indirizzo di un sito oppure un testo.",
  notNow:
    "Al momento non è possibile leggere indirizzi e file. Riprovi più tardi oppure compili i campi a mano.",
  addressMissing: "Indichi l’indirizzo di un sito, per esempio www.esempio.it.",
  notPublic: "Questo indirizzo non porta a un sito pubblico, perciò non possiamo leggerlo.",
  scheme: "Possiamo leggere solo indirizzi che iniziano con https:// o http://.",
  port: "Non possiamo leggere indirizzi con una porta, come :{port}.",
  password: "Non possiamo leggere indirizzi che contengono una password.",
  noSuchSite: "Questo sito non esiste. Controlli di averlo scritto bene.",
  noName: "Al momento non riusciamo a trovare questo sito. Riprovi tra poco.",
  nothingThere: "A questo indirizzo non risponde nulla.",
  unreadableAnswer: "Il sito risponde in un modo che non riusciamo a leggere.",
  tooSlow: "Il sito impiega troppo tempo a rispondere.",
  noCertificate: "Il sito non ha un certificato valido, perciò non possiamo leggerlo.",
  noAnswer: "Il sito non risponde.",
  longRedirect: "L’indirizzo rimanda a un altro che è troppo lungo.",
  endlessRedirect: "Il sito rimanda da un indirizzo all’altro senza fine.",
  robots: "Il sito non consente ai programmi di leggerlo (robots.txt).",
  refusesPrograms: "Il sito rifiuta di farsi leggere dai programmi.",
  status: "Il sito risponde con un errore (stato {status}).",
  noPage: "A questo indirizzo non c’è una pagina, ma qualcos’altro.",
  largePage: "La pagina è troppo grande.",
  otherwise: "Può incollare un testo oppure compilare i campi a mano.",
  emptyFile: "Il file è vuoto.",
  encryptedFile:
    "Questo PDF è protetto da una password. Ne scelga uno senza, oppure ne incolli il testo.",
  noTextInFile:
    "Questo PDF non contiene testo, solo immagini. Ne scelga uno con del testo oppure compili i campi a mano.",
  notAVcard: "Questo file non è una vCard.",
  manyPages: "Questo PDF ha più di 50 pagine. Ne scelga uno più breve.",
  unknownKind: "Scelga un PDF, una vCard, un CSV o un file di testo.",
  unreadableFile: "Non è possibile leggere il file: potrebbe essere danneggiato.",
  slowToRead: "La lettura richiede troppo tempo.",
  notReadable: "Non è possibile leggerlo.",
  notText: "Deve essere un testo",
  clock: "Un’ora, per esempio 08:30",
  notAddress: "Non è un indirizzo web",
};

export const contentFields = {
  tooLong: "Usi al massimo {max} caratteri",
  hidden: "Il testo contiene caratteri che nascondono o invertono altro testo",
  tags: "I tag come {tag} verrebbero mostrati così come sono: li tolga",
  notText: "Deve essere un testo",
  notALink:
    "Non è una parte della pagina, né un indirizzo web, un indirizzo e-mail o un numero di telefono",
  notInline: "Deve essere testo, testo evidenziato, un link o il nome dell’azienda",
  manyParts: "Il testo ha troppe parti",
  notAmount: "Deve essere un importo",
  notCurrency: "Non è una valuta",
  notYours: "Non è una delle sue immagini",
  slug: "Usi lettere minuscole, cifre e trattini, per esempio note-legali",
  slugTaken: "Questo nome è riservato: ne scelga un altro",
  notAnItem: "Non è un elemento",
  noChoice: "Questo modello non prevede questa scelta",
  sectionsOnce: "Ogni sezione deve comparire nell’ordine una sola volta",
  manyBlocks: "Il testo ha troppi blocchi",
  trueOrFalse: "Il valore deve essere true o false",
  fewItems: "Ne servono almeno {min}",
  manyItems: "Il massimo è {max}",
  itemsOnce: "Ogni elemento deve comparire nell’elenco una sola volta",
  isGroup: "È un gruppo di campi",
  notThisKind: "Il valore non è adatto a un campo di questo tipo",
  noSlot: "Questo modello non ha un campo «{path}»",
  nothingToTranslate: "In «{path}» non c’è testo da tradurre",
  otherTemplate: "Questo testo è per un altro modello",
  noVersion: "Il file non indica la propria versione",
  unknownVersion: "Questa versione non esiste",
  newerVersion: "Questo testo proviene da una versione più recente",
  noLanguage: "Non è una delle lingue del negozio",
  notSlots: "Deve essere un oggetto di campi",
  notLanguages: "Deve essere un oggetto di lingue",
  notValues: "Deve essere un oggetto di valori",
  noContent: "Non è il contenuto di un sito",
  wantsEmails: "Indichi se desidera ricevere le e-mail",
  noSuchLink: "Questo link non esiste",
  notACode: "Non è il codice di un’anteprima condivisa",
};
