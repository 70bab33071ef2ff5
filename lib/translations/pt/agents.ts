export const reference = {
  title: "Referência da API",
  description:
    "Todas as chamadas da API pública da loja: o que enviar, o que volta e o que pode falhar.",
  sameAs: "O mesmo conteúdo em",
  openapi: "OpenAPI 3.1",
  bodyOf: "Corpo, {contentType}",
};

/** The words in which the reference describes a type. */
export const schemaType = {
  maxItems: "no máximo {count}",
  maxLength: "no máximo {count} caracteres",
  default: "padrão: {value}",
  listOf: "lista: {type}",
  wholeNumber: "número inteiro",
};
