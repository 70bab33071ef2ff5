export const tradesTexts = {
  home: "Home",
  breadcrumb: "Breadcrumb",
  title: "Website templates for your business",
  crumb: "By business",
  description:
    "What a website needs in six kinds of business, from restaurants to record shops, which templates suit it, and examples of invented companies.",
  intro:
    "Pick your business, see what suits it: what customers want to know first, which templates tell them, and how each looks with other text, colors and pictures.",
  titleOf: (trade: string) => `Website templates for ${trade}`,
  needs: "What your site should say",
  suited: "Templates that suit it",
  suitedIntro:
    "Each has an example beside it: the same template as the site of an invented company. Its link opens the preview with that company’s text and colors, but without its pictures.",
  compare: (names: string) => `Compare ${names}`,
  others: "Other businesses",
  all: "All templates",
  notSold: "The templates for this business are not sold at the moment.",
};

export const exampleTexts = {
  alt: (company: string, what: string) => `The site of ${company}: ${what}`,
  name: (template: string, company: string) => `${template} as ${company}`,
  open: "Open it in the preview",
  ofCompany: (company: string) => `, with the text of ${company}`,
  write: (template: string) => `Make ${template} your own`,
  /** The business of the example companies, and the language of their sites. */
  companies: {
    silent: "builders of swimming ponds, in German",
    "gourmet-grove": "a citrus grower with a tea garden, in Italian",
    atlantic: "a workshop of surfboards, in Portuguese",
    corporate: "a solar cooperative, in Spanish",
    simple: "a seller of meadow seeds, in English",
    cosmo: "a guest house with an observatory, in English",
    prestige: "a violin maker, in Italian",
    motion: "a workshop of kites, in French",
    cali: "a shop of houseplants, in German",
    trend: "a painter of murals, in French",
    sonic: "a maker of handpans, in Spanish",
    thunder: "a record shop, in English",
  },
};
