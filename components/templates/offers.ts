import * as atlantic from "./atlantic/content";
import * as cali from "./cali/content";
import type { ContentDeclaration } from "./content/declaration";
import type { Catalog, RequestDeclaration } from "./content/forms";
import * as gourmetGrove from "./gourmet-grove/content";
import * as motion from "./motion/content";
import * as prestige from "./prestige/content";
import type { TemplateSlug } from "./registry";
import * as simple from "./simple/content";
import * as thunder from "./thunder/content";
import * as trend from "./trend/content";

/** What visitors of a site can order or request, as a template declares it beside its content. */
interface Offer {
  content: ContentDeclaration;
  catalog?: Catalog;
  request?: RequestDeclaration;
}

/** For the templates that have something to order or to request. */
export const offers: Partial<Record<TemplateSlug, Offer>> = {
  "gourmet-grove": { content: gourmetGrove.content, request: gourmetGrove.request },
  atlantic,
  simple,
  prestige,
  motion,
  cali,
  trend,
  thunder,
};
