import { type TemplateSlug, templateSlugs } from "@/components/templates/registry";
import type { PaletteChoices } from "../palette/rules";
import { encodeSharedPreview } from "../preview/rules";
import { exampleCode, sharedPath } from "./rules";

interface Example {
  /** The company's name. */
  name: string;
  /** Swatches of the shop. */
  choices: PaletteChoices;
}

const example = (
  name: string,
  [primary, secondary]: [string, string],
  [text01, text02]: [string, string],
): Example => ({
  name,
  choices: {
    primary: `bg-${primary}`,
    secondary: `bg-${secondary}`,
    text01: `text-${text01}`,
    text02: `text-${text02}`,
  },
});

/**
 * Each template as the site of an invented company: its name and colors. Its words are in the
 * folder beside this file, its pictures are in the tests' folder.
 */
export const examples: Readonly<Record<TemplateSlug, Example>> = {
  silent: example("Seerosen & Söhne", ["green-900", "green-700"], ["white", "orange-100"]),
  "gourmet-grove": example(
    "Limonaia Sant’Elmo",
    ["green-900", "yellow-900"],
    ["orange-100", "stone-300"],
  ),
  atlantic: example("Maré Alta", ["orange-100", "white"], ["blue-900", "stone-700"]),
  corporate: example("Tejado Común", ["orange-300", "blue-900"], ["blue-900", "orange-100"]),
  simple: example("Fallow & Furrow", ["orange-100", "red-900"], ["stone-900", "stone-700"]),
  cosmo: example("Dark Sky Lodge", ["blue-900", "purple-900"], ["white", "yellow-300"]),
  prestige: example("Bottega Valmadre", ["stone-900", "yellow-900"], ["orange-100", "orange-300"]),
  motion: example("Atelier Bourrasque", ["blue-700", "blue-900"], ["white", "yellow-300"]),
  cali: example("Blattgold", ["orange-100", "orange-300"], ["green-900", "stone-900"]),
  trend: example("Pan de Mur", ["white", "orange-900"], ["stone-900", "stone-700"]),
  sonic: example("Taller Alborada", ["orange-100", "orange-300"], ["stone-900", "stone-900"]),
  thunder: example("Spark Gap Records", ["orange-100", "stone-900"], ["red-700", "stone-700"]),
};

/** The template whose example has this code. */
export const exampleOfCode = (code: string): TemplateSlug | undefined =>
  templateSlugs.find((slug) => exampleCode(slug) === code);

/** The path of a shared preview in the example's name, colors and words. */
export function examplePath(slug: TemplateSlug): string {
  const brand = encodeSharedPreview({ ...examples[slug], logo: "" });
  return sharedPath(slug, brand, { kind: "copy", code: exampleCode(slug) });
}
