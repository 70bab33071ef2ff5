/** A domain of a customer's site. */
export const siteDomain = {
  off: "I domini non sono ancora disponibili",
  offHint:
    "In questo negozio non può ancora collegare un dominio suo. Il sito resta al suo indirizzo attuale.",
  title: "Un dominio tutto suo",
  intro:
    "Registri un dominio dove preferisce, lo scriva qui e aggiunga due record DNS presso il fornitore del dominio. Poi il suo sito sarà online su quel dominio.",
  name: "Il suo dominio",
  nameHint: "Con o senza www, come devono vederlo i visitatori.",
  placeholder: "www.esempio.it",
  add: "Usa questo dominio",
  adding: "Verifica dei record…",
  proved: "Il suo sito è qui",
  pending: "In attesa dei record DNS",
  failing: "I record DNS sono cambiati",
  expired: "Verifica interrotta",
  provedHint:
    "L’indirizzo che le abbiamo assegnato rimanda qui. Lasci i record come sono: li verifichiamo una volta al giorno.",
  pendingHint:
    "Aggiunga questi record presso il fornitore del dominio. Può passare un’ora prima che li vediamo. Li verifichiamo fino a questa data: {until}.",
  failingHint:
    "Li imposti di nuovo come indicato sotto. Il sito resta su questo dominio fino a questa data: {until}. È online anche all’indirizzo che le abbiamo assegnato.",
  expiredHint:
    "Per sette giorni i record non erano come indicato sotto. Li imposti, poi ripeta la verifica.",
  leadsTo: "Porta a {host}",
  check: "Verifica ora",
  checking: "Verifica…",
  checked: "Ultima verifica: {when}",
  nextCheck: "prossima verifica: {when}",
  other: "Usa anche {host}",
  withoutOther: "Non usare più {host}",
  remove: "Rimuovi il dominio",
  removeTitle: "Rimuovere {host}?",
  removeText:
    "Il sito tornerà all’indirizzo che le abbiamo assegnato. Può rimuovere anche i record DNS.",
  removeYes: "Sì, rimuovi",
  removeNo: "Mantieni",
  opensInNewTab: " (si apre in una nuova scheda)",
};

/** What DNS says of a domain. */
export const domainRecords = {
  recordsOf: "Record DNS di {host}",
  name: "Nome",
  value: "Valore",
  notLooked: "Non ancora verificato",
  notFoundYet: "Non ancora trovato",
  right: "Corretto",
  extra: "Di troppo",
  missing: "Mancante",
  wrong: "Errato",
  proxied: "Dietro un proxy",
  unreachable: "Nessuna risposta",
  taken: "Occupato",
  others:
    "Verifichiamo solo questi record: gli altri possono restare, per esempio il record TXT che serve a un motore di ricerca.",
  othersElsewhere:
    "Quello lo aggiunga al dominio che ha registrato, non a {host}: un nome con un record CNAME non può avere altri record.",
  aliasHint: "Alcuni fornitori lo chiamano ANAME o CNAME flattening.",
  nameOfRecord: " il nome del record {type} di {name}",
  valueOfRecord: " il valore del record {type} di {name}",
  forProvider: "Tutti i record come testo, per il fornitore del dominio:",
  allOf: " tutti i record di {host}",
  byEmail: "Invia per e-mail",
  request: "Aggiunga questi record DNS per {host}:",
};

/** What is wrong with a DNS record. */
export const recordProblems = {
  missing: "Manca il record {type}: non ce n’è nessuno per {name}.",
  wrong:
    "Il record {type} {type, select, CNAME {punta a} ALIAS {porta a} other {contiene}} {found} invece di {value}.",
  extra:
    "{name} porta anche a {found}, perciò alcuni visitatori non raggiungono il suo sito. Rimuova il record con quell’indirizzo.",
  proxied: "Per {name} risponde un proxy di {proxy}, che nasconde il record.",
  switchOff: "Disattivi il proxy per questo nome.",
  switchOffCloudflare:
    "Disattivi il proxy: dove gestisce i record DNS, faccia clic sulla nuvola arancione accanto al record, finché non diventa grigia con la scritta «DNS only» («Solo DNS»).",
  unreachable: "Nessun server dei nomi ha risposto per {name}.",
  taken:
    "Un altro sito di questo negozio ha questo nome e il suo record TXT c’è ancora. Lo rimuova e ripeta la verifica.",
};
