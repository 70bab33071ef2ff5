import type { Preset } from "@/lib/catalogue/schemas";
import { barePath } from "@/lib/customization/preview/bare-path";

/** The data of a template that can be tried on in the first screen. */
export interface TriedTemplate {
  name: string;
  /** The path of its preview. */
  preview: string;
  isFixed: boolean;
}

/** Previews on other websites cannot show the visitor's brand. */
export const triedTemplates = (presets: Preset[]): TriedTemplate[] =>
  presets
    .filter(({ url }) => barePath(url))
    .map(({ name, url, category }) => ({ name, preview: url, isFixed: category !== "premium" }));
