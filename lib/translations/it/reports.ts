/** The form with which anybody reports a site, and its receipt. */
export const report = {
  title: "Segnala un sito",
  intro:
    "C’è qualcosa che non va in un sito che ospitiamo, o in una bozza condivisa da qualcuno? Ce lo comunichi: lo esamina una persona, che decide se resta online. Non serve un account.",
  site: "Indirizzo del sito",
  siteHint: "Come compare nel browser, per esempio https://www.esempio.it/pagina",
  draftHint:
    "Se questa bozza contiene testi propri, incolli l’intero indirizzo dal browser: i testi si trovano lì e noi non li abbiamo.",
  kind: "Che cosa non va",
  choose: "Scelga",
  explanation: "Perché, e in quale punto esatto",
  explanationHint:
    "Indichi quali testi, immagini o pagine intende, e perché violano la legge o i diritti di qualcuno.",
  reporter: "Chi segnala",
  reporterHint:
    "Le rispondiamo per e-mail. Il titolare del sito non viene a sapere chi lo ha segnalato. Sei mesi dopo la decisione eliminiamo il suo nome e il suo indirizzo.",
  anonymous: "Per i reati contro i minori non chiediamo né nome né indirizzo.",
  name: "Nome",
  email: "E-mail",
  goodFaith: "Dichiaro in buona fede che, per quanto ne so, ciò che scrivo è esatto e completo.",
  send: "Invia segnalazione",
  privacy: "Privacy",
  elsewhere: "È in pericolo in questo momento? Chiami prima il 112.",
  receivedTitle: "Abbiamo ricevuto la sua segnalazione",
  number: "Il numero della segnalazione è {number}.",
  decidedInHours:
    "Una persona esamina il sito e decide entro {hours, plural, one {# ora} other {# ore}}.",
  decidedInDays:
    "Una persona esamina il sito e decide entro {days, plural, one {# giorno} other {# giorni}}.",
  receivedHint:
    "Riceverà per e-mail la decisione con i motivi e ciò che può fare se non è d’accordo. La conferma di ricevimento è in arrivo.",
  anonymousHint:
    "Poiché non ha indicato un indirizzo, non possiamo risponderle. Grazie per la segnalazione.",
  home: "Vai alla home",
};

export const reportProblems = {
  fields: "Controlli i campi evidenziati.",
  site: "Controlli i campi evidenziati.",
  too_many_requests: "Ci sono stati troppi tentativi. Attenda qualche minuto o ci scriva.",
  other: "L’operazione non è riuscita. Riprovi o ci scriva.",
};

/** By `ReportKind`. */
export const reportKinds = {
  phishing: "Phishing o truffa",
  children: "Reati contro i minori",
  intellectual_property: "Diritto d’autore o marchi",
  personal_data: "Dati personali pubblicati senza permesso",
  illegal: "Prodotti o contenuti illegali",
  spam: "Spam",
  other: "Altro",
};

/** The objection of an owner whose site was taken down. */
export const objection = {
  title: "Non è d’accordo?",
  hint: "Può contestare la decisione una volta. È gratuito e le risponde una persona, per e-mail.",
  why: "Perché il sito dovrebbe essere online",
  send: "Contesta",
  sent: "Contestazione inviata in data {day}. Una persona le risponde per e-mail entro {days, plural, one {# giorno} other {# giorni}}.",
  answered: "La nostra risposta alla sua contestazione:",
};
