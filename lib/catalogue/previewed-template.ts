import { isTemplateSlug, type TemplateSlug } from "@/components/templates/registry";
import { templateSlugOf } from "./rules";

/**
 * The template whose live preview is at this address of the site, however it is spelled; null for
 * other addresses.
 */
export function previewedTemplate(path: string): TemplateSlug | null {
  const [, name = ""] = /^\/preview\/([\w%-]+)$/.exec(path) ?? [];
  const slug = templateSlugOf(name.replaceAll("%20", " "));
  return isTemplateSlug(slug) ? slug : null;
}
