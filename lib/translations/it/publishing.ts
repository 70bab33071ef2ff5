/** The overview of a customer's site. */
export const siteOverview = {
  online: "Online",
  opensInNewTab: " (si apre in una nuova scheda)",
  onlineSince: "Online da: {date}, versione {number, number}",
  allOnline: "È tutto online",
  allOnlineHint:
    "Non c’è nulla da pubblicare: i visitatori vedono i suoi testi, il logo e i colori più recenti.",
  notListed: "I motori di ricerca non mostrano ancora il suo sito",
  toBeListed:
    "{count, plural, =0 {Potranno mostrarlo quando avrà pubblicato testi suoi. Per ora ci sono solo testi di esempio: ne scriva almeno uno suo, per esempio il titolo, poi pubblichi.} one {# testo è già suo, ma non l’ha ancora pubblicato. Lo pubblichi: i motori di ricerca potranno mostrare il suo sito.} other {# testi sono già suoi, ma non li ha ancora pubblicati. Li pubblichi: i motori di ricerca potranno mostrare il suo sito.}}",
  writeWords: "Scriva i suoi testi",
  orderedOnline: "Il suo sito è online come lo ha ordinato",
  orderedOnlineHint: "Abbiamo pubblicato ciò che aveva salvato. Lo rilegga, poi lo pubblichi lei.",
  changes:
    "{count, plural, one {# modifica non è ancora online} other {# modifiche non sono ancora online}}",
  sendingDraft: "Salvataggio delle ultime modifiche…",
  notSent: "Le sue ultime modifiche non sono ancora salvate",
  unsent: "Sono solo su questo dispositivo e quindi non si possono pubblicare: {reason}",
  changedElsewhere: "Sono state modificate anche altrove. Apra l’editor e scelga che cosa tenere.",
  logInAgain: "Acceda di nuovo.",
  backToEditor: "Apri l’editor",
  lookAtIt: "Vedi",
  noImprint: "Mancano ancora le note legali.",
  addImprint: "Aggiungile",
  publishFirst: "Pubblichi il suo sito",
  publishFirstHint: "Andrà online come lo vede qui, con i suoi testi, il logo e i colori.",
  publish: "Pubblica",
  publishAgain: "Ripubblica",
  tryAgain: "Riprova",
  now: "Ora online",
  after: "Dopo la pubblicazione",
  draft: "Come verrà pubblicato",
  ordered: "In attesa",
  building: "In pubblicazione",
  live: "Online",
  publishing: "Pubblicazione in corso. Fino al termine i visitatori vedono la versione precedente.",
  done: "Fatto: il suo sito è online.",
  failed: "Pubblicazione non riuscita: {reason}",
  stillOnline: "La versione precedente è ancora online.",
  notOnline: "Non c’è nulla online.",
  offline: "Il suo sito è offline",
  offlineHint: "Nessuno può vederlo. Lo pubblichi quando vuole.",
  leaving: "Stiamo mettendo offline il suo sito…",
  confirmFirst: "Prima confermi il suo indirizzo e-mail",
  confirmFirstHint:
    "Il suo sito ha un modulo e ciò che inviano i visitatori le arriva per e-mail. Apra il link che le inviamo, poi pubblichi.",
  confirmSoon: "Confermi il suo indirizzo e-mail",
  confirmSoonHint:
    "Un sito con un modulo si può pubblicare solo dopo la conferma dell’indirizzo: ciò che inviano i visitatori le arriva per e-mail.",
  waitsToPublish: "Ciò che ha pubblicato non è ancora online",
  takenDown: "Abbiamo messo offline questo sito",
  takenDownHint:
    "Lo ha deciso una persona. I suoi testi, le immagini e le versioni restano conservati.",
  notRecorded:
    "La versione online è stata pubblicata prima che conservassimo le versioni. Pubblichi ancora una volta: poi potrà tornare a questa versione.",
};

/** For a publication of words with placeholders. */
export const openPlaces = {
  waiting:
    "{count, plural, one {# punto è ancora da completare} other {# punti sono ancora da completare}}",
  hint: "I visitatori leggerebbero parole tra parentesi, un prezzo che non ha indicato lei, o testi dell’IA che non ha letto.",
  fillIn: "Completa",
  publishAnyway: "Pubblica comunque",
};

/** For a site that a person has to look at. */
export const siteWaiting = {
  title: "Prima controlliamo il suo sito",
  refusedTitle: "Il suo sito non ha superato il controllo",
  publication:
    "Qualcosa in ciò che ha pubblicato ricorda i siti che rubano password o denaro. Una persona del nostro team lo controlla prima che i visitatori possano vederlo, di solito entro un giorno lavorativo, e poi le scriviamo.",
  change:
    "Ha chiesto di modificare {change, select, settings {le impostazioni del sito} name {il nome nell’indirizzo} domain {il dominio} other {il sito}}. Con questa modifica qualcosa nel suo sito ricorderebbe i siti che rubano password o denaro. Prima una persona del nostro team la controlla, di solito entro un giorno lavorativo, e poi le scriviamo.",
  reasons: "Ecco che cosa abbiamo notato",
  whatToDo:
    "Di solito è un malinteso. Può attendere la nostra decisione, oppure cambiare questi testi e pubblicare di nuovo: la nuova versione viene verificata subito.",
  stopped:
    "Anche ciò che pubblica nel frattempo resta in attesa della nostra decisione. Se ritiene che ci sbagliamo, scriva a {email}.",
  refusedHint:
    "Può modificare il sito e pubblicarlo di nuovo. Se ritiene che ci sbagliamo, scriva a {email}.",
  pausedTitle: "I suoi moduli sono sospesi",
  paused:
    "Qualcuno ha segnalato il suo sito come phishing, e qualcosa nel sito ricorda i siti che rubano password o denaro. Una persona del nostro team decide entro {hours, plural, one {# ora} other {# ore}}. Il sito resta online, ma i moduli non accettano nulla: i visitatori leggono che il messaggio non è stato inviato e non perdono ciò che hanno scritto.",
  pausedHint:
    "Di solito è un malinteso. Può attendere la nostra decisione, oppure cambiare questi testi e pubblicare di nuovo: i moduli torneranno subito a funzionare.",
  pausedContact: "Se ritiene che ci sbagliamo, scriva a {email}.",
};

export const changeList = {
  label: "Che cosa non è ancora online",
  more: "Altre {count, number}",
  what: "{kind, select, added {Aggiunta} removed {Rimozione} moved {Spostamento} other {Modifica}}",
  /** Read before the name of what changed. */
  whatOf:
    "{kind, select, added {Aggiunta} removed {Rimozione} moved {Spostamento} other {Modifica}}: ",
  empty: "(vuoto)",
};

export const siteHistory = {
  intro:
    "Conserviamo le 20 versioni più recenti. Può rimetterne online una qualsiasi in un solo passaggio.",
  versions: "Versioni, dalla più recente",
  version: "Versione {number, number}",
  online: "Online",
  restoredFrom: "I file della versione {number, number}",
  byYou: "da {company}",
  byShop: "dopo il pagamento",
  sample: "Testi di esempio",
  revision: "I suoi testi, salvataggio {number, number}",
  changes: "{count, plural, one {# modifica} other {# modifiche}}",
  noChanges: "Nessuna modifica dalla versione precedente",
  kilobytes: "{count, number} KB",
  look: "Guarda",
  restore: "Ripristina",
  ofVersion: " la versione {number, number}",
  opensInNewTab: " (si apre in una nuova scheda)",
  confirmTitle: "Rimettere online la versione {number, number}?",
  confirmText: "I visitatori la vedono subito, come nuova versione. La bozza resta com’è.",
  confirmYes: "Sì, ripristina",
  confirmNo: "Non ora",
  restored: "La versione {number, number} è di nuovo online.",
  restoring: "La stiamo rimettendo online…",
  none: "Ancora nessuna versione",
  noneHint: "A ogni pubblicazione qui viene conservata una versione, a cui può tornare.",
  toOverview: "Vai alla panoramica",
};

/** What changed in a site besides the words and pictures of its template. */
export const siteChanges = {
  company: "Nome dell’azienda",
  about: "Presentazione dell’azienda",
  facts: "Dati per i motori di ricerca",
  logo: "Logo",
  colors: "Colori",
  ownColor: "Colore originale",
  title: "Titolo della pagina",
  description: "Descrizione per i motori di ricerca",
  language: "Lingua",
  languages: "Altre lingue",
  languageLinks: "Link tra le lingue",
  template: "Modello",
  version: "Versione {number, number}",
  shown: "Visibile",
  hidden: "Nascosto",
  link: "{label} ({to})",
  ownPicture: "La sua immagine: {alt}",
  ownPictureUnnamed: "La sua immagine",
  samplePicture: "Immagine di esempio: {alt}",
  samplePictureUnnamed: "Immagine di esempio",
};

export const changedColors = {
  primary: "Sfondo principale",
  secondary: "Sfondo secondario",
  text01: "Testo 1",
  text02: "Testo 2",
};
