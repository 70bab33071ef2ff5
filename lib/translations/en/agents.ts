export const reference = {
  title: "API reference",
  description: "Every call of the shop's public API: what to send, what comes back, what can fail.",
  sameAs: "The same as",
  openapi: "OpenAPI 3.1",
  bodyOf: "Body, {contentType}",
} as const;

/** The words in which the reference describes a type. */
export const schemaType = {
  maxItems: "at most {count}",
  maxLength: "at most {count} characters",
  default: "{value} unless said",
  listOf: "list: {type}",
  wholeNumber: "whole number",
} as const;

/** Of llms.txt, which language models read. */
export const llms = {
  pages: "Pages",
  shop: "[Shop]({url}): every preset, with filters in the address",
  search:
    "[Search]({url}): words in any language of the shop stand in the address. As JSON: [/api/preset?q=]({api}), the best match first",
  sampleSearch: "calm bakery",
  comparisons: "[Comparisons]({url}): up to three presets by number, beside each other",
  trades:
    "[By trade]({url}): what a site needs in a trade, which presets suit it, and examples written in",
  team: "[Team]({url}): who makes them",
  legal:
    "[Imprint]({imprint}): who sells. [Terms]({terms}), [license]({license}), [refunds]({refunds}), [privacy]({privacy}), [data processing]({dataProcessing}), [accessibility]({accessibility})",
  reference: "[API reference]({url}): the catalogue as JSON; [OpenAPI 3.1]({openapi})",
  forAgents: "For agents",
  mcp: "[MCP server]({url}): Model Context Protocol by Streamable HTTP, without an account. It searches presets, reads one, reads a template's content schema, makes a try-on in a company's name, colors and words, and makes a cart link. With a customer's API token, made in the profile, it lists their orders and sites",
  cartLinks:
    "Cart links, such as [{path}]({url}): show presets with a button that puts them into the cart. Only a person buys",
  ucp: "[UCP profile]({url}): catalog search of the Universal Commerce Protocol, by the same MCP server",
  feeds:
    "[Product feed]({json}): of the Agentic Commerce Protocol, as JSON; [the same for shopping search engines]({rss}), as RSS. Both have the {most, number} newest presets",
  presets: "Presets",
  firstOf: "The first {shown, number} of {total, number} by name. The API lists all of them: {url}",
} as const;
