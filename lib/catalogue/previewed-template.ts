import { isTemplateSlug, type TemplateSlug } from "@/components/templates/registry";
import { templateSlugOf } from "./rules";

/** The template whose live preview an address of this site is, in any spelling; null for other addresses. */
export function previewedTemplate(path: string): TemplateSlug | null {
  const [, name = ""] = /^\/preview\/([\w%-]+)$/.exec(path) ?? [];
  const slug = templateSlugOf(name.replaceAll("%20", " "));
  return isTemplateSlug(slug) ? slug : null;
}
