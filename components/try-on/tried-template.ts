import type { Preset } from "@/lib/catalogue/schemas";
import { barePath } from "@/lib/preview/bare-path";

/** What the first screen shows of a template that can be tried on. */
export interface TriedTemplate {
  name: string;
  /** The path of its preview. */
  preview: string;
  isFixed: boolean;
}

/** Presets of another shop's previews cannot be dressed. */
export const triedTemplates = (presets: Preset[]): TriedTemplate[] =>
  presets
    .filter(({ url }) => barePath(url))
    .map(({ name, url, category }) => ({ name, preview: url, isFixed: category !== "premium" }));
