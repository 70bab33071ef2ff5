/** The visits of a customer's site. */
export const siteVisits = {
  period: "Ultimi 90 giorni",
  visits: "{count, plural, one {# visita} other {# visite}}",
  views: "{count, plural, one {# pagina vista} other {# pagine viste}}",
  programs: "Circa {count, number} da programmi",
  programsHint:
    "Motori di ricerca, anteprime delle app di messaggistica, precaricamenti e tutto ciò che legge una pagina senza mostrarla. Non rientrano in nessun altro numero.",
  before: "{count, number} nei 90 giorni precedenti",
  chart: "Visite al giorno",
  chartOf: "Visite per giorno: {first} – {last}.",
  most: "Giorno con più visite: {day}, con {count, number}.",
  ofDay: "{day}: {count, plural, one {# visita} other {# visite}}",
  today: "Oggi",
  table: "Mostra come tabella",
  columnDay: "Giorno",
  columnVisits: "Visite",
  columnViews: "Pagine",
  columnPrograms: "Programmi",
  pages: "Pagine",
  page: "Pagina",
  pageViews: "Viste",
  firstPage: "Pagina iniziale",
  sources: "Da dove arrivano",
  source: "Sito con il link",
  sourceViews: "Arrivi",
  otherSources: "Altri",
  noSources:
    "Nessun visitatore è ancora arrivato da un link su un altro sito, oppure il suo browser non lo ha comunicato.",
  none: "Ancora nessuna visita",
  noneHint:
    "Invii a qualcuno l’indirizzo del suo sito: la prima visita compare qui dopo pochi secondi.",
  openSite: "Apri il sito",
  opensInNewTab: " (si apre in una nuova scheda)",
  noneOffline: "Il suo sito non è online. Appena lo sarà, qui vedrà le visite.",
  toOverview: "Vai alla panoramica",
  elsewhere:
    "Il suo sito è ospitato da un altro servizio, perciò non possiamo contarne le visite. Forse le conta quel servizio.",
  how: "Che cosa contiamo",
  howOften:
    "Un dispositivo conta una volta al giorno. Non è il numero di persone: chi viene in due giorni diversi conta due volte, e due persone con la stessa rete e lo stesso browser contano una volta.",
  howMeasured:
    "Contiamo sul nostro server, senza cookie, script o indirizzi salvati. I dispositivi si distinguono con un codice che viene eliminato a fine giornata. I giorni iniziano a mezzanotte UTC.",
  howOwn: "Contano anche le sue visite. Non contano le pagine che un browser aveva già salvato.",
  howPrograms:
    "Un browser carica gli stili della pagina che mostra. Ciò che non li carica, o dichiara di essere un robot, conta come programma: vi rientra anche una persona il cui browser ha tenuto la pagina in secondo piano, mentre non vi rientra un robot che usa un vero browser.",
  howLong: "Conserviamo pagine e provenienze per 90 giorni, i totali giornalieri per 400.",
};
