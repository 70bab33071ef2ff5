/** The settings of a customer's site. */
export const siteSettings = {
  address: "Indirizzo",
  name: "Nome nell’indirizzo",
  nameHint: "Il suo sito è all’indirizzo {address}. Se lo cambia, il vecchio rimanda al nuovo.",
  fixedName: "Il nome è stabilito dal servizio che ospita il sito.",
  save: "Cambia indirizzo",
  saving: "Modifica in corso…",
  saved: "Fatto. Il suo sito è al nuovo indirizzo.",
  offlineTitle: "Mettere offline il sito",
  offlineHint:
    "Il suo sito non sarà più raggiungibile. I testi, le versioni e le impostazioni restano conservati.",
  alreadyOffline: "Il suo sito non è online.",
  takeOffline: "Metti offline",
  takingOffline: "Sta andando offline…",
};

export const settingsForm = { save: "Salva", saving: "Salvataggio…", saved: "Salvato." };

export const formSettings = {
  title: "Moduli",
  paymentLink: "Link alla sua pagina di pagamento",
  paymentLinkHint: "Compare dopo un ordine. Se non ne ha una, lasci vuoto.",
  formAddress: "Invia i moduli altrove",
  formAddressHint:
    "I moduli del sito che pubblichiamo noi arrivano in «Messaggi». Se scarica i file e li mette online da sé, i moduli vengono inviati invece a questo indirizzo.",
  privacy: "Per la sua pagina sulla privacy",
  privacyHint:
    "Spiega che cosa viene conservato quando qualcuno le scrive. Lo copi in una pagina di testo.",
  language: "Lingua",
  copy: "Copia il paragrafo",
  copied: "Copiato.",
};

export const businessSettings = {
  title: "Dati per i motori di ricerca",
  business: "Attività",
  hint: "Indirizzo, orari, prezzi e profili, come ce li ha indicati. Vengono inclusi alla prossima pubblicazione del sito, così motori di ricerca e assistenti possono leggerli.",
  noBusiness: "Solo ciò che dice il sito",
  none: "Ai motori di ricerca viene comunicato ciò che dice il sito. Indirizzo, orari e prezzi vengono comunicati in una forma apposita appena li conosciamo.",
  tell: "Inserisci i dati",
};

export const webhook = {
  title: "Inviare i messaggi a un suo programma",
  intro:
    "I messaggi e gli ordini dei visitatori possono arrivare subito anche a un suo software, per esempio alla contabilità o all’elenco dei clienti. Lo spam è escluso e tutto resta in «Messaggi».",
  address: "Indirizzo del suo programma",
  addressHint: "Un webhook che accetta JSON. Se non ne ha uno, lasci vuoto.",
  secret: "Chiave di firma",
  secretHint: "Con questa chiave il suo programma verifica che un messaggio venga davvero da noi.",
  standard: "Come verificare la firma",
  replace: "Sostituisci la chiave",
  replaceTitle: "Sostituire la chiave?",
  replaceText: "Il suo programma non accetta messaggi finché non ha quella nuova.",
  replaceYes: "Sì, sostituisci",
  replaceNo: "Mantieni",
  test: "Invia una prova",
  arrived: "È arrivata.",
  deliveries: "I messaggi più recenti",
  noDeliveries: "Ancora nessuno. Da ora in poi i messaggi in arrivo vengono inviati.",
  from: "{kind, select, order {Ordine di {writer}} request {Richiesta di {writer}} other {Messaggio di {writer}}}",
  waiting: "Riproveremo",
  delivered: "Arrivato",
  failed: "Non arrivato",
  attempts: "{count, plural, one {# tentativo} other {# tentativi}}",
};

/** Where visitors, messages and payments of a site go. */
export const siteDestinations = {
  domain: "Dominio",
  paymentLink: "Link alla pagina di pagamento",
  formAddress: "Indirizzo dei moduli",
  webhook: "Programma che riceve i messaggi",
};

export const moveSettings = {
  title: "Arriva da un altro sito?",
  redirects: "Indirizzi del suo vecchio sito",
  redirectsExample: "/chi-siamo.html /#about\n/menu",
  redirectsHint:
    "Uno per riga, oppure incolli la vecchia sitemap. Ognuno porta alla pagina iniziale, o a quella che indica subito dopo. Funzionano anche con il suo dominio.",
  verification: "Tag di verifica",
  verificationHint:
    "Google, Bing e altri le forniscono un tag HTML che dimostra che il sito è suo. Incolli l’intero tag; non serve alcun file. Con un dominio suo può invece aggiungere il loro record DNS (TXT) presso il fornitore del dominio. Con l’indirizzo che le abbiamo assegnato funziona solo il tag.",
};
