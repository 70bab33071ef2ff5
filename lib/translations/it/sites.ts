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
  hidden: "Nascosto ai motori di ricerca: pubblichi i suoi testi",
  opensInNewTab: " (si apre in una nuova scheda)",
  siteOf: "Il suo sito {template}",
  of: " di {template}",
  edit: "Modifica",
  publish: "Pubblica",
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
    "Nessuno troverà più il suo sito {template}. Può ripubblicarlo in qualsiasi momento.",
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
  withdrawn: "Questa licenza è stata revocata",
  allows:
    "Consente a una sola azienda di usare {template} per un solo sito web. Non riveliamo chi ne è titolare.",
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
