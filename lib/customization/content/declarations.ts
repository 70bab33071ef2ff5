import { currentTranslations } from "#current-translations";
import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { isTemplateSlug, templates } from "@/components/templates/registry";
import { ShopError } from "@/lib/errors";

const t = currentTranslations("presetErrors");

/** As customers read it. */
export const nameOfTemplate = (slug: string): string =>
  isTemplateSlug(slug) ? templates[slug].name : slug;

/** The declaration of a template; throws for a name that no template has. */
export async function requireDeclaration(slug: string): Promise<ContentDeclaration> {
  if (!isTemplateSlug(slug)) throw new ShopError("not_found", t("unknownPreset"));
  const { template } = await templates[slug].load();
  return template.content;
}
