export const reference = {
  title: "API-Referenz",
  description:
    "Alle Aufrufe der öffentlichen API des Shops: was Sie senden, was zurückkommt und was schiefgehen kann.",
  sameAs: "Auch als",
  openapi: "OpenAPI 3.1",
  bodyOf: "Inhalt, {contentType}",
};

/** The words in which the reference describes a type. */
export const schemaType = {
  maxItems: "höchstens {count}",
  maxLength: "höchstens {count} Zeichen",
  default: "ohne Angabe {value}",
  listOf: "Liste: {type}",
  wholeNumber: "ganze Zahl",
};
