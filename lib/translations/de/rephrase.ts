/** Of the editor's button that has a language model rephrase a first draft. */
export const rephrase = {
  start: "Mit KI umformulieren",
  intro:
    "Ein Sprachmodell von {host} erhält Name, Branche, Ort, Beschreibung und Angebot Ihres Unternehmens und fasst Texte, die Sie nicht geändert haben, in andere Worte.",
  working: "Das Sprachmodell schreibt …",
  cancel: "Abbrechen",
  canceled: "Abgebrochen. Ihre Texte sind unverändert.",
  done: "{count, plural, one {# Text ist neu formuliert.} other {# Texte sind neu formuliert.}} „Rückgängig“ nimmt das zurück.",
  unchanged: "Kein Text wurde neu formuliert.",
  nothing:
    "Es gibt keinen Text mehr zum Umformulieren: Sie haben alle selbst geschrieben oder keine Branche gewählt.",
  dropped:
    "{count, plural, one {# Text blieb, wie er war, weil die Antwort nicht brauchbar war:} other {# Texte blieben, wie sie waren, weil die Antworten nicht brauchbar waren:}}",
  written: "Von KI aus Ihren Angaben geschrieben. Bitte lesen, bevor Sie veröffentlichen.",
  accept: "Gelesen",
  acceptAll: "Alle gelesen",
  accepted: "Als gelesen markiert.",
} as const;

/** Why a text of the language model is not shown, after the name of its place and a colon. */
export const dropReasons = {
  missing: "es wurde nichts geschrieben",
  length: "zu lang für seinen Platz",
  markup: "mit Auszeichnungen oder Sonderzeichen",
  contact: "mit einer Adresse",
  number: "mit einer Zahl, die nicht zu Ihren Angaben gehört",
  time: "mit einer Zeit, die nicht zu Ihren Angaben gehört",
  claim: "mit einer Behauptung, die nicht zu Ihren Angaben gehört",
  name: "mit einem Namen, der nicht zu Ihren Angaben gehört",
  language: "ließ sich nicht prüfen",
} as const;

/** Why nothing was rephrased. */
export const rephraseErrors = {
  noWriter: "Dieser Shop hat kein Sprachmodell. Bitte schreiben Sie die Texte selbst.",
  noAnswer:
    "Das Sprachmodell hat keine brauchbare Antwort gegeben. Ihre Texte sind unverändert. Bitte versuchen Sie es später noch einmal, oder schreiben Sie sie selbst.",
} as const;
