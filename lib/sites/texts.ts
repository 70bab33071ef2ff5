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

/** For a publication of words with placeholders. */
export const openPlacesTexts = {
  refused: (names: readonly string[]) => {
    const shown = names.slice(0, 5).join("; ") + (names.length > 5 ? " …" : "");
    const waiting =
      names.length === 1 ? "1 place still waits" : `${names.length} places still wait`;
    return `${waiting} for your own words: ${shown}. Fill them in in the editor, or publish on your site’s page, which asks whether they may stay.`;
  },
};
