import type { TemplateSlug } from "@/components/templates/registry";
import type { en } from "@/lib/translations/en";

interface ExampleSite {
  slug: TemplateSlug;
  template: string;
  company: string;
  /** The message that says what the template became. */
  became: keyof Pick<(typeof en)["examples"], "citrusGrower" | "kites" | "handpan">;
  /** Names of swatches. */
  colors: string[];
}

/** The examples of the home page. */
export const exampleSites: readonly ExampleSite[] = [
  {
    slug: "gourmet-grove",
    template: "Gourmet Grove",
    company: "Limonaia Sant’Elmo",
    became: "citrusGrower",
    colors: ["Green 900", "Yellow 900", "Orange 100", "Stone 300"],
  },
  {
    slug: "motion",
    template: "Motion",
    company: "Atelier Bourrasque",
    became: "kites",
    colors: ["Blue 700", "Blue 900", "White", "Yellow 300"],
  },
  {
    slug: "sonic",
    template: "Sonic",
    company: "Taller Alborada",
    became: "handpan",
    colors: ["Orange 100", "Orange 300", "Stone 900", "Stone 900"],
  },
];
