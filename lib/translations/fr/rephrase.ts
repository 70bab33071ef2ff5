/** Of the editor's button that has a language model rephrase a first draft. */
export const rephrase = {
  start: "Reformuler avec l’IA",
  intro:
    "Un modèle de langage de {host} reçoit le nom, le métier, la ville, la description et l’offre de votre entreprise, et dit avec d’autres mots les textes que vous n’avez pas modifiés.",
  working: "Le modèle de langage écrit…",
  cancel: "Annuler",
  canceled: "Annulé. Vos textes sont inchangés.",
  done: "{count, plural, one {# texte est reformulé.} other {# textes sont reformulés.}} Annuler les rétablit.",
  unchanged: "Aucun texte n’est reformulé.",
  nothing:
    "Il ne reste aucun texte à reformuler : vous les avez écrits vous-même, ou n’avez pas choisi de métier.",
  dropped:
    "{count, plural, one {# texte est resté tel quel, car la réponse n’était pas utilisable :} other {# textes sont restés tels quels, car les réponses n’étaient pas utilisables :}}",
  written: "Écrit par une IA à partir de vos informations. À lire avant de publier.",
  accept: "C’est lu",
  acceptAll: "J’ai tout lu",
  accepted: "Marqué comme lu.",
} as const;

/** Why a text of the language model is not shown, after the name of its place and a colon. */
export const dropReasons = {
  missing: "rien n’a été écrit",
  length: "trop long pour sa place",
  markup: "avec des balises ou des signes",
  contact: "avec une adresse",
  number: "avec un nombre absent de vos informations",
  time: "avec une heure ou un jour absent de vos informations",
  claim: "avec une affirmation absente de vos informations",
  name: "avec un nom absent de vos informations",
  language: "n’a pas pu être vérifié",
} as const;

/** Why nothing was rephrased. */
export const rephraseErrors = {
  noWriter: "Cette boutique n’a pas de modèle de langage. Veuillez écrire les textes vous-même.",
  noAnswer:
    "Le modèle de langage n’a pas donné de réponse utilisable. Vos textes sont inchangés. Réessayez plus tard, ou écrivez-les vous-même.",
} as const;
