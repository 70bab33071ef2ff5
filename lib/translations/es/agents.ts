export const reference = {
  title: "Referencia de la API",
  description:
    "Todas las llamadas de la API pública de la tienda: qué se envía, qué se recibe y qué puede fallar.",
  sameAs: "Igual que",
  openapi: "OpenAPI 3.1",
  bodyOf: "Cuerpo, {contentType}",
};

/** The words in which the reference describes a type. */
export const schemaType = {
  maxItems: "{count} como máximo",
  maxLength: "{count} caracteres como máximo",
  default: "{value} si no se indica",
  listOf: "lista: {type}",
  wholeNumber: "número entero",
};
