/** The messages of the visitors of a customer's site. */
export const siteMessages = {
  kept: "I messaggi vengono conservati per 12 mesi, lo spam e il cestino per 30 giorni. Poi vengono eliminati.",
  filters: "Quali messaggi",
  search: "Cerca nei messaggi",
  find: "Cerca",
  export: "Scarica in CSV",
  list: "Messaggi, dal più recente",
  unread: "Da leggere",
  reply: "Rispondi",
  replySubject:
    "{kind, select, order {Il suo ordine} request {La sua richiesta} other {Il suo messaggio}}",
  select: "Seleziona il messaggio di {name}",
  selectAll: "Seleziona tutti in questa pagina",
  selected: "{count, plural, one {# selezionato} other {# selezionati}}",
  markRead: "Segna come letto",
  markUnread: "Segna come da leggere",
  archive: "Archivia",
  toInbox: "Sposta in «In arrivo»",
  isSpam: "È spam",
  notSpam: "Non è spam",
  delete: "Elimina",
  deleteForGood: "Elimina per sempre",
  pages: "Pagine dei messaggi",
  older: "Meno recenti",
  newest: "Più recenti",
  undo: "Annulla",
  confirmDelete:
    "{count, plural, one {Eliminare per sempre questo messaggio?} other {Eliminare per sempre # messaggi?}}",
  confirmDeleteMany: "Non sarà più possibile recuperarli.",
  confirmDeleteText: "Non sarà più possibile recuperare ciò che ha scritto {name}.",
  confirmYes: "Sì, elimina",
  confirmNo: "Mantieni",
  total: "Totale",
  confirmFirst: "I messaggi non le arrivano ancora per e-mail",
  confirmFirstHint:
    "Arrivano qui e non va perso nulla. Glieli inviamo per e-mail quando avrà aperto il link che mandiamo a {email}.",
  looksLikeSpam: "Sembra spam: {reasons}.",
  toEditor: "Apri l’editor",
  noOlder: "Nessun messaggio precedente",
  noOlderHint: "Quelli più recenti sono nelle pagine prima di questa.",
  nothingFound: "Nessun risultato per «{typed}»",
  nothingFoundHint: "Provi con meno parole o più brevi, oppure cerchi in un’altra cartella.",
  clearSearch: "Cancella ricerca",
};

export const messageKinds = {
  contact: "Messaggio",
  order: "Ordine",
  request: "Richiesta",
};

export const messageFilters = {
  inbox: "In arrivo",
  unread: "Da leggere",
  archive: "Archivio",
  spam: "Spam",
  trash: "Cestino",
};

/** Said after messages were changed. */
export const messagesChanged = {
  inbox:
    "{count, plural, one {Spostato in «In arrivo».} other {# messaggi spostati in «In arrivo».}}",
  archive: "{count, plural, one {Archiviato.} other {# messaggi archiviati.}}",
  spam: "{count, plural, one {Spostato nello spam.} other {# messaggi spostati nello spam.}}",
  trash: "{count, plural, one {Eliminato.} other {# messaggi eliminati.}}",
  read: "{count, plural, one {Segnato come letto.} other {# messaggi segnati come letti.}}",
  unread:
    "{count, plural, one {Segnato come da leggere.} other {# messaggi segnati come da leggere.}}",
  deleted: "{count, plural, one {Eliminato per sempre.} other {# messaggi eliminati per sempre.}}",
};

/** Whether the owner of the site got an email about a message. */
export const messageMail = {
  none: "Non inviato per e-mail.",
  held: "Non ancora inviato per e-mail: il suo indirizzo non è confermato.",
  due: "L’e-mail che la avvisa è in arrivo.",
  sent: "Inviato per e-mail.",
  dead: "L’e-mail che la avvisa non è stata recapitata. Controlli l’indirizzo nel profilo.",
};

export const spamReasons = {
  "hidden field": "è stato compilato un campo che le persone non vedono",
  "sent at once": "è stato inviato entro tre secondi",
  links: "contiene link",
  "link in the name": "il nome contiene un link",
  repeated: "lo stesso testo era già stato inviato",
  "many from there": "dalla stessa rete sono arrivati molti messaggi",
  "many to this site": "a questo sito sono arrivati molti messaggi",
};

/** Of lists of messages that have none. */
export const noMessages = {
  inbox: "Ancora nessun messaggio",
  unread: "Nulla da leggere",
  archive: "Nessun messaggio archiviato",
  spam: "Niente spam",
  trash: "Il cestino è vuoto",
};

export const noMessagesHint = {
  inbox:
    "Ciò che i visitatori scrivono nel modulo del suo sito arriva qui e nella sua posta. Se il sito non mostra ancora un modulo, mostri la sezione dei contatti nell’editor e pubblichi.",
  unread: "I nuovi messaggi restano qui finché non li apre.",
  archive: "Archivi ciò che è concluso: esce da «In arrivo» e resta per 12 mesi.",
  spam: "Ciò che sembra spam resta qui per 30 giorni. Nulla viene eliminato senza che lei possa vederlo.",
  trash: "Ciò che elimina resta qui per 30 giorni.",
};
