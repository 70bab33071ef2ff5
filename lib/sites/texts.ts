import { currentTranslations } from "#current-translations";
import type { PaletteKey } from "@/lib/customization/palette/rules";

const t = currentTranslations("siteErrors");

const colorNames: Record<PaletteKey, string> = {
  primary: "Primary background",
  secondary: "Secondary background",
  text01: "Text 1",
  text02: "Text 2",
};

/** For visitors of a site that is not online. */
export const noSiteTexts = {
  title: "Nothing is here",
  text: "There is no site at this address now. If there was one, its owner can tell you more.",
};

/** For the owner of a site that search engines do not list. */
export const hiddenSiteTexts = {
  line: "Only you see this line. Search engines do not list your site until you publish your own words.",
  toPurchases: "Your purchases",
};

/** Why words with placeholders are not published. */
export const openPlacesRefusal = (names: readonly string[]): string =>
  t("openPlaces", {
    count: names.length,
    places: names.slice(0, 5).join("; ") + (names.length > 5 ? " …" : ""),
  });

/** Changes outside of the template's slots, in the words of the editor and the profile. */
export const changeTexts = {
  company: "Company name",
  about: "Description of the company",
  facts: "Facts for search engines",
  logo: "Logo",
  colors: "Colors",
  colorNames,
  ownColor: "The template’s own",
  title: "Page title",
  description: "Description for search engines",
  language: "Language",
  languages: "Further languages",
  languageLinks: "Links between languages",
  template: "Template",
  version: (number: number) => `Version ${number}`,
  shown: "Shown",
  hidden: "Hidden",
  link: (label: string, to: string) => `${label} (${to})`,
  ownPicture: (alt: string) => (alt ? `Your picture: ${alt}` : "Your picture"),
  samplePicture: (alt: string) => (alt ? `Sample picture: ${alt}` : "Sample picture"),
};
