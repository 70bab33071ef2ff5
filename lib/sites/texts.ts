import { currentTranslations } from "#current-translations";

const t = currentTranslations("siteErrors");

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
