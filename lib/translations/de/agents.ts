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

/** Of llms.txt, which language models read. */
export const llms = {
  pages: "Seiten",
  shop: "[Shop]({url}): alle Vorlagen, mit den Filtern in der Adresse",
  search:
    "[Suche]({url}): Die Suchwörter stehen in der Adresse, in jeder Sprache des Shops. Als JSON: [/api/preset?q=]({api}), der beste Treffer zuerst",
  sampleSearch: "ruhige Bäckerei",
  comparisons: "[Vergleich]({url}): bis zu drei Vorlagen nebeneinander, nach Nummer",
  trades:
    "[Nach Branche]({url}): was eine Website in einer Branche braucht, welche Vorlagen passen, und Beispiele mit eigenen Texten",
  team: "[Team]({url}): wer die Vorlagen macht",
  legal:
    "[Impressum]({imprint}): wer verkauft. [AGB]({terms}), [Lizenz]({license}), [Erstattung]({refunds}), [Datenschutz]({privacy}), [Auftragsverarbeitung]({dataProcessing}), [Barrierefreiheit]({accessibility})",
  reference: "[API-Referenz]({url}): der Katalog als JSON; [OpenAPI 3.1]({openapi})",
  forAgents: "Für KI-Agenten",
  mcp: "[MCP-Server]({url}): Model Context Protocol über Streamable HTTP, ohne Konto. Er sucht Vorlagen, liest eine einzelne, liest das Inhaltsschema einer Vorlage, zeigt eine Vorlage zur Probe mit Namen, Farben und Texten eines Unternehmens und erstellt einen Warenkorb-Link. Mit einem API-Token, den Kunden in ihrem Profil erstellen, listet er deren Bestellungen und Websites auf",
  cartLinks:
    "Warenkorb-Links, zum Beispiel [{path}]({url}): zeigen Vorlagen mit einer Schaltfläche, die sie in den Warenkorb legt. Kaufen kann nur ein Mensch",
  ucp: "[UCP-Profil]({url}): Katalogsuche des Universal Commerce Protocol, über denselben MCP-Server",
  feeds:
    "[Produktfeed]({json}): nach dem Agentic Commerce Protocol, als JSON; [derselbe für Produktsuchmaschinen]({rss}), als RSS. Beide enthalten die {most, number} neuesten Vorlagen",
  presets: "Vorlagen",
  firstOf:
    "Die ersten {shown, number} von {total, number}, nach Namen sortiert. Alle listet die API auf: {url}",
};
