export const reference = {
  title: "Référence de l’API",
  description:
    "Tous les appels de l’API publique de la boutique : ce qu’il faut envoyer, ce qu’elle répond, ce qui peut échouer.",
  sameAs: "Également au format",
  openapi: "OpenAPI 3.1",
  bodyOf: "Corps, {contentType}",
};

/** The words in which the reference describes a type. */
export const schemaType = {
  maxItems: "au plus {count}",
  maxLength: "au plus {count} caractères",
  default: "{value} par défaut",
  listOf: "liste : {type}",
  wholeNumber: "entier",
};
