import "server-only";
import type { Tool } from "./tool";
import { makeCartLinkTool } from "./tools/cart-link";
import { searchCatalogTool } from "./tools/catalog-search";
import { getPresetTool, searchPresetsTool } from "./tools/catalogue";
import { listOrdersTool, listSitesTool } from "./tools/own";
import { getTemplateContentTool, makeTryOnTool } from "./tools/try-on";

export const tools: readonly Tool[] = [
  searchPresetsTool,
  getPresetTool,
  getTemplateContentTool,
  makeTryOnTool,
  makeCartLinkTool,
  searchCatalogTool,
  listOrdersTool,
  listSitesTool,
];
