/** The tools for agents, in the order in which they are listed. */
export const toolNames = [
  "search_presets",
  "get_preset",
  "get_template_content",
  "make_try_on",
  "make_cart_link",
  "search_catalog",
  "list_orders",
  "list_sites",
] as const;

export type ToolName = (typeof toolNames)[number];

/** Presets on a page of a search. */
export const searchPageSize = 10;
