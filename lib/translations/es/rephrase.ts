/** Of the editor's button that has a language model rephrase a first draft. */
export const rephrase = {
  start: "Reformular con IA",
  intro:
    "Un modelo de lenguaje de {host} recibe el nombre, el sector, la localidad, la descripción y la oferta de su empresa y dice con otras palabras los textos que usted no ha cambiado.",
  working: "El modelo de lenguaje está escribiendo…",
  cancel: "Cancelar",
  canceled: "Cancelado. Sus textos están como estaban.",
  done: "{count, plural, one {# texto tiene palabras nuevas.} other {# textos tienen palabras nuevas.}} Puede volver atrás con Deshacer.",
  unchanged: "Ningún texto tiene palabras nuevas.",
  nothing: "No queda ningún texto por reformular: los ha escrito usted, o no ha elegido un sector.",
  dropped:
    "{count, plural, one {# texto se queda como estaba, porque la respuesta no servía:} other {# textos se quedan como estaban, porque las respuestas no servían:}}",
  written: "Escrito por IA a partir de sus datos. Léalo antes de publicar.",
  accept: "Leído",
  acceptAll: "He leído todos",
  accepted: "Marcado como leído.",
} as const;

/** Why a text of the language model is not shown, after the name of its place and a colon. */
export const dropReasons = {
  missing: "no se escribió nada",
  length: "demasiado largo para su sitio",
  markup: "con marcas o signos",
  contact: "con una dirección",
  number: "con un número que no está entre sus datos",
  time: "con una hora o un día que no está entre sus datos",
  claim: "con una afirmación que no está entre sus datos",
  name: "con un nombre que no está entre sus datos",
  language: "no se pudo comprobar",
} as const;

/** Why nothing was rephrased. */
export const rephraseErrors = {
  noWriter: "Esta tienda no tiene modelo de lenguaje. Escriba los textos usted, por favor.",
  noAnswer:
    "El modelo de lenguaje no dio una respuesta útil. Sus textos están como estaban. Inténtelo más tarde o escríbalos usted.",
} as const;
