export const downloadTexts = {
  download: "Download",
  title: (template: string) => `Download ${template}`,
  description: "In your brand as it is now, or in another for this download.",
  preview: (template: string) => `${template} as it will be packed`,
  companyName: "Company name",
  downloadZip: "Download the zip",
  packing: "Packing…",
  asInProfile: "As in my profile",
  done: "Here it is. Unpack it and open index.html with a double click.",
};

export const editTexts = {
  edit: "Edit texts and pictures",
  of: (template: string) => ` of ${template}`,
};

export const licenseTexts = {
  license: "License",
  copyKeyOf: (template: string) => ` the license key of ${template}`,
};

export const licenseCheckTexts = {
  pageTitle: "Is this license valid?",
  valid: "This license is valid",
  withdrawn: "This license was withdrawn",
  allows: (template: string) =>
    `It allows one company to use ${template} for one website. Whose it is stays between us and them.`,
  wasFor: (template: string) =>
    `It was for ${template}. The site it was given for must go offline.`,
  whatItAllows: "What a license allows",
  unknown: "No such license",
  neverGiven: "We never gave this key to anybody.",
  compare: "Please compare it with the one in LICENSE.txt: five groups of four letters.",
};

export const licenseTermsTexts = {
  pageTitle: "License",
  pageDescription: "What you may do with a template you bought: one company, one site, for ever.",
  title: "What you may do with a template",
  intro:
    "Every template comes with a license and a key of its own. The same words lie beside it as LICENSE.txt.",
  categories: "What each category allows",
  categoriesIntro: "The rights are the same for all three. What the layout does by itself is not.",
};

export const measuredTexts = {
  title: "Measured",
  intro: "The downloaded site, by axe and, of 100 points, by Lighthouse on a slow phone, on",
  performance: "Performance",
  accessibility: "Accessibility",
  bestPractices: "Best practices",
  seo: "SEO",
  barriers: "Barriers found by axe",
  none: "none",
  weight: "The whole page loads",
  kilobytes: (bytes: number) => `${Math.round(bytes / 1024)} KB`,
  fitsNarrowPhone: "Fits a screen of 320 pixels",
  darkMode: "Dark mode",
  yes: "yes",
  no: "no",
};

export const whatYouGetTexts = {
  title: "What you get",
  benefits: (pricePerPreset: string, basePrice: string) => [
    "See it in your colors, with your name and logo, before you pay.",
    "Download it: plain files that open with a double click. No build, no framework, no account.",
    `Or have it deployed, for ${pricePerPreset} a template and ${basePrice} once.`,
    "Keep it for ever, also when it is no longer sold.",
  ],
  license: "What the license allows",
};
