import type { Language } from "@/components/templates/content/languages";
import { isTemplateSlug, type TemplateSlug } from "@/components/templates/registry";
import { slugOf } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import {
  type Business,
  businessCode,
  businessFragment,
} from "@/lib/customization/first-draft/business";

/** The languages of the pictures of templates as trades. */
export const templateCardLanguages = ["en", "de"] as const satisfies readonly Language[];

/** In pixels. */
export const templateCardSize = [720, 540] as const;

/** In bytes. */
export const mostCardBytes = 20 * 1024;

/** A template as the first draft of a trade; `npm run trade-cards` takes these pictures. */
export function templateCard({ trade, language }: Business, template: TemplateSlug): string {
  const shown = templateCardLanguages.find((it) => it === language) ?? "en";
  return `/trades/cards/${trade}/${template}.${shown}.webp`;
}

/** A preset with the picture and the preview of its template as a business; others stay as they are. */
export function presetAs<T extends Pick<Preset, "url" | "images" | "imageTexts">>(
  preset: T,
  business: Business | null,
): T {
  const template = slugOf(preset.url);
  if (!business || !isTemplateSlug(template)) return preset;
  return {
    ...preset,
    url: preset.url + businessFragment(businessCode(business)),
    images: [templateCard(business, template), ...preset.images.slice(1)],
  };
}
