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

/** Of llms.txt, which language models read. */
export const llms = {
  pages: "Páginas",
  shop: "[Tienda]({url}): todas las plantillas, con los filtros en la dirección",
  search:
    "[Búsqueda]({url}): las palabras van en la dirección, en cualquier idioma de la tienda. En JSON: [/api/preset?q=]({api}), primero lo que mejor coincide",
  sampleSearch: "panadería tranquila",
  comparisons:
    "[Comparaciones]({url}): hasta tres plantillas, indicadas por su número, una al lado de otra",
  trades:
    "[Por sectores]({url}): qué necesita la web de cada sector, qué plantillas le van bien y ejemplos ya escritos",
  team: "[Equipo]({url}): quién las hace",
  legal:
    "[Aviso legal]({imprint}): quién vende. [Condiciones]({terms}), [licencia]({license}), [reembolsos]({refunds}), [privacidad]({privacy}), [encargo del tratamiento]({dataProcessing}), [accesibilidad]({accessibility})",
  reference: "[Referencia de la API]({url}): el catálogo en JSON; [OpenAPI 3.1]({openapi})",
  forAgents: "Para agentes",
  mcp: "[Servidor MCP]({url}): Model Context Protocol por Streamable HTTP, sin cuenta. Busca plantillas, lee una, lee el esquema de contenido de una plantilla, crea una vista previa con el nombre, los colores y los textos de una empresa y crea un enlace a la cesta. Con el token de API de un cliente, que se crea en el perfil, muestra sus pedidos y sus webs",
  cartLinks:
    "Enlaces a la cesta, como [{path}]({url}): muestran plantillas con un botón que las añade a la cesta. La compra la hace siempre una persona",
  ucp: "[Perfil de UCP]({url}): búsqueda en el catálogo con el Universal Commerce Protocol, en el mismo servidor MCP",
  feeds:
    "[Lista de productos]({json}) del Agentic Commerce Protocol, en JSON; [la misma para buscadores de compras]({rss}), en RSS. Las dos traen las {most, number} plantillas más recientes",
  presets: "Plantillas",
  firstOf:
    "Las primeras {shown, number} de {total, number}, por orden alfabético. La API las muestra todas: {url}",
};
