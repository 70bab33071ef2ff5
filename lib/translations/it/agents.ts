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

/** Of llms.txt, which language models read. */
export const llms = {
  pages: "Pagine",
  shop: "[Negozio]({url}): tutti i modelli, con i filtri nell’indirizzo",
  search:
    "[Ricerca]({url}): parole in una qualsiasi lingua del negozio, nell’indirizzo. In JSON: [/api/preset?q=]({api}), dal risultato più pertinente",
  sampleSearch: "panificio tranquillo",
  comparisons: "[Confronti]({url}): fino a tre modelli fianco a fianco, indicati per numero",
  trades:
    "[Per attività]({url}): che cosa serve al sito di ogni attività, quali modelli sono adatti ed esempi in",
  team: "[Team]({url}): chi li realizza",
  legal:
    "[Dati societari]({imprint}): chi vende. [Condizioni di vendita]({terms}), [licenza]({license}), [rimborsi]({refunds}), [privacy]({privacy}), [accordo sul trattamento dei dati]({dataProcessing}), [accessibilità]({accessibility})",
  reference: "[Guida all’API]({url}): il catalogo in JSON; [OpenAPI 3.1]({openapi})",
  forAgents: "Per gli agenti",
  mcp: "[Server MCP]({url}): Model Context Protocol via Streamable HTTP, senza account. Cerca modelli, ne legge uno, legge lo schema dei contenuti di un modello, crea un’anteprima con il nome, i colori e i testi di un’azienda e crea un link al carrello. Con il token API di un cliente, creato nel profilo, elenca i suoi ordini e i suoi siti",
  cartLinks:
    "Link al carrello, per esempio [{path}]({url}): mostrano modelli con un pulsante per aggiungerli al carrello. Ad acquistare è sempre una persona",
  ucp: "[Profilo UCP]({url}): ricerca nel catalogo con Universal Commerce Protocol, dallo stesso server MCP",
  feeds:
    "[Feed dei prodotti]({json}): secondo Agentic Commerce Protocol, in JSON; [lo stesso per i motori di ricerca di acquisti]({rss}), in RSS. Entrambi contengono i {most, number} modelli più recenti",
  presets: "Modelli",
  firstOf:
    "I primi {shown, number} di {total, number}, in ordine alfabetico. L’API li elenca tutti: {url}",
};
