import { currentTranslations } from "#current-translations";
import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { isTemplateSlug, templates } from "@/components/templates/registry";
import { ShopError } from "@/lib/errors";
import type { Messages } from "@/lib/translations/translator";
import { withLabels } from "./labels";

const t = currentTranslations("presetErrors");
const slotLabel = currentTranslations("slotLabels");

/** As customers read it. */
export const nameOfTemplate = (slug: string): string =>
  isTemplateSlug(slug) ? templates[slug].name : slug;

/** The declaration of a template; throws for a name that no template has. */
export async function requireDeclaration(slug: string): Promise<ContentDeclaration> {
  if (!isTemplateSlug(slug)) throw new ShopError("not_found", t("unknownPreset"));
  const { template } = await templates[slug].load();
  return template.content;
}

/** The same with the names of its slots in the reader's language, for what is said about them. */
export const requireLabeledDeclaration = async (slug: string): Promise<ContentDeclaration> =>
  // Cast: a label without a message stands for itself.
  withLabels(await requireDeclaration(slug), (it) => slotLabel(it as keyof Messages["slotLabels"]));
