export const licenseTermsTexts = {
  pageTitle: "License",
  pageDescription: "What you may do with a template you bought: one company, one site, forever.",
  title: "What you may do with a template",
  intro:
    "Every template comes with its own license and key. The same text is in its file LICENSE.txt.",
  categories: "What each category allows",
  categoriesIntro: "The rights are the same for all three. What the templates can do is not.",
};

export const measuredTexts = {
  title: "Measured",
  intro:
    "The downloaded site: up to 100 points by Lighthouse on a slow phone, accessibility checked by axe, on",
  performance: "Performance",
  accessibility: "Accessibility",
  bestPractices: "Best practices",
  seo: "SEO",
  barriers: "Automatic accessibility check",
  problems: (count: number) => {
    if (count === 0) return "no problems found";
    return count === 1 ? "1 problem found" : `${count} problems found`;
  },
  weight: "Size of the whole page",
  kilobytes: (bytes: number) => `${Math.round(bytes / 1024)} KB`,
  fitsNarrowPhone: "Fits a screen of 320 pixels",
  darkMode: "Dark mode",
  yes: "yes",
  no: "no",
};
