export const downloadTexts = {
  download: "Download",
  title: (template: string) => `Download ${template}`,
  description: "With your name, logo and colors, or with others for this download.",
  preview: (template: string) => `${template} as you will download it`,
  companyName: "Company name",
  downloadZip: "Download the zip",
  packing: "Packing…",
  asInProfile: "As in my profile",
  done: "Here it is. Unpack it and open index.html with a double click.",
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
    `It allows one company to use ${template} for one website. We don't disclose the owner.`,
  wasFor: (template: string) => `It was for ${template}. The site that uses it must go offline.`,
  whatItAllows: "What a license allows",
  unknown: "No such license",
  neverGiven: "We never issued this key.",
  compare: "Please compare it with the one in LICENSE.txt: five groups of four letters.",
};

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

export const whatYouGetTexts = {
  title: "What you get",
  benefits: (deploymentPrice: string) => [
    "See it in your colors, with your name and logo, before you pay.",
    "Download it: plain files that open with a double click. No other software, no account.",
    `Or let us put it online for ${deploymentPrice}.`,
    "Keep it forever, even when it is no longer sold.",
  ],
  license: "What the license allows",
};
