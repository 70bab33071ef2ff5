/** Of the editor's button that has a language model rephrase a first draft. */
export const rephrase = {
  start: "Rephrase with AI",
  intro:
    "A language model of {host} receives your company’s name, trade, town, description and offer, and puts texts that you have not changed into other words.",
  working: "The language model is writing…",
  cancel: "Cancel",
  canceled: "Canceled. Your texts are as they were.",
  done: "{count, plural, one {# text has new words.} other {# texts have new words.}} Undo takes them back.",
  unchanged: "No text has new words.",
  nothing: "No text is left to rephrase: you have written them yourself, or chose no trade.",
  dropped:
    "{count, plural, one {# text stayed as it was, because the answer was not usable:} other {# texts stayed as they were, because the answers were not usable:}}",
  written: "Written by AI from your facts. Read before you publish.",
  accept: "I have read it",
  acceptAll: "I have read all of them",
  accepted: "Marked as read.",
} as const;

/** Why a text of the language model is not shown, after the name of its place and a colon. */
export const dropReasons = {
  missing: "nothing was written",
  length: "too long for its place",
  markup: "it had marks or signs",
  contact: "it named an address",
  number: "it named a number that is not among your facts",
  time: "it named a time that is not among your facts",
  claim: "it claimed something that is not among your facts",
  name: "it named something that is not among your facts",
  language: "it could not be checked",
} as const;

/** Why nothing was rephrased. */
export const rephraseErrors = {
  noWriter: "This shop has no language model. Please write the texts yourself.",
  noAnswer:
    "The language model gave no usable answer. Your texts are as they were. Please try again later, or write them yourself.",
} as const;
