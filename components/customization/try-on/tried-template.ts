import { worksOnPhones } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { barePath } from "@/lib/customization/preview/bare-path";
import { formatMoney } from "@/lib/money";

/** The data of a template that can be tried on in the first screen. */
export interface TriedTemplate {
  id: number;
  name: string;
  /** The path of its preview. */
  preview: string;
  isFixed: boolean;
  /** As it is shown. */
  price: string;
}

/** Previews on other websites cannot show the visitor's brand. */
export const triedTemplates = (presets: Preset[], language: string): TriedTemplate[] =>
  presets
    .filter(({ url }) => barePath(url))
    .map(({ id, name, url, category, priceCents, currency }) => ({
      id,
      name,
      preview: url,
      isFixed: !worksOnPhones(category),
      price: formatMoney({ cents: priceCents, currency }, language),
    }));
