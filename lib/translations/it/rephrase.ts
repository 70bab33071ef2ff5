/** Of the editor's button that has a language model rephrase a first draft. */
export const rephrase = {
  start: "Riformula con l’IA",
  intro:
    "Un modello linguistico di {host} riceve nome, settore, località, descrizione e offerta della sua azienda e dice con altre parole i testi che lei non ha modificato.",
  working: "Il modello linguistico sta scrivendo…",
  cancel: "Annulla",
  canceled: "Annullato. I suoi testi sono rimasti come erano.",
  done: "{count, plural, one {# testo ha parole nuove.} other {# testi hanno parole nuove.}} Può tornare indietro con Annulla.",
  unchanged: "Nessun testo ha parole nuove.",
  nothing: "Non ci sono testi da riformulare: li ha scritti lei, oppure non ha scelto un settore.",
  dropped:
    "{count, plural, one {# testo è rimasto come era, perché la risposta non era utilizzabile:} other {# testi sono rimasti come erano, perché le risposte non erano utilizzabili:}}",
  written: "Scritto dall’IA in base ai suoi dati. Da leggere prima di pubblicare.",
  accept: "Letto",
  acceptAll: "Li ho letti tutti",
  accepted: "Segnato come letto.",
} as const;

/** Why a text of the language model is not shown, after the name of its place and a colon. */
export const dropReasons = {
  missing: "non è stato scritto nulla",
  length: "troppo lungo per il suo posto",
  markup: "con marcature o segni",
  contact: "con un indirizzo",
  number: "con un numero che non è tra i suoi dati",
  time: "con un orario o un giorno che non è tra i suoi dati",
  claim: "con un’affermazione che non è tra i suoi dati",
  name: "con un nome che non è tra i suoi dati",
  language: "non è stato possibile verificarlo",
} as const;

/** Why nothing was rephrased. */
export const rephraseErrors = {
  noWriter:
    "Questo negozio non ha un modello linguistico. La preghiamo di scrivere i testi di persona.",
  noAnswer:
    "Il modello linguistico non ha dato una risposta utilizzabile. I suoi testi sono rimasti come erano. Riprovi più tardi, oppure li scriva di persona.",
} as const;
