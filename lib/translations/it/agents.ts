export const reference = {
  title: "Guida all’API",
  description:
    "Tutte le chiamate dell’API pubblica del negozio: che cosa inviare, che cosa si ottiene e quali errori possono verificarsi.",
  sameAs: "Gli stessi contenuti in formato",
  openapi: "OpenAPI 3.1",
  bodyOf: "Corpo, {contentType}",
};

/** The words in which the reference describes a type. */
export const schemaType = {
  maxItems: "al massimo {count}",
  maxLength: "al massimo {count} caratteri",
  default: "{value} se non indicato",
  listOf: "elenco: {type}",
  wholeNumber: "numero intero",
};
