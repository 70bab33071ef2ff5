import "server-only";
import type { TemplateSlug } from "@/components/templates/registry";
import { requireDeclaration } from "../content/declarations";
import type { ContentDocument } from "../content/rules";
import { readDocument } from "../content/save";
import { withoutUploads } from "./words";

const files: Record<TemplateSlug, () => Promise<{ default: object }>> = {
  silent: () => import("./examples/silent.json"),
  "gourmet-grove": () => import("./examples/gourmet-grove.json"),
  atlantic: () => import("./examples/atlantic.json"),
  corporate: () => import("./examples/corporate.json"),
  simple: () => import("./examples/simple.json"),
  cosmo: () => import("./examples/cosmo.json"),
  prestige: () => import("./examples/prestige.json"),
  motion: () => import("./examples/motion.json"),
  cali: () => import("./examples/cali.json"),
  trend: () => import("./examples/trend.json"),
  sonic: () => import("./examples/sonic.json"),
  thunder: () => import("./examples/thunder.json"),
};

/**
 * The words of an example. Its pictures are not stored in the shop: the template's pictures replace
 * them.
 */
export async function exampleWords(slug: TemplateSlug): Promise<ContentDocument> {
  const file = await files[slug]();
  // Cast: a test validates each of these files with the schema of its template.
  const document = readDocument(await requireDeclaration(slug), file.default as ContentDocument);
  return withoutUploads(document);
}
