export const tradesTexts = {
  home: "Home",
  breadcrumb: "Breadcrumb",
  title: "Website templates by trade",
  crumb: "By trade",
  description:
    "What a site needs in six trades, from restaurants to record shops, which presets suit it, and what invented companies wrote into them.",
  intro:
    "A trade knows what its customers ask first. Here is what a site has to answer in six of them, which presets do, and what each looks like with other words, colors and pictures in it.",
  titleOf: (trade: string) => `Website templates for ${trade}`,
  needs: "What such a site has to say",
  suited: "Presets that suit it",
  suitedIntro:
    "Each beside an example: the same template as the site of an invented company. Its link opens the preview in that company’s words and colors; its pictures stay with it.",
  compare: (names: string) => `Compare ${names}`,
  others: "Other trades",
  all: "All presets",
  notSold: "The presets for this trade are not sold at the moment.",
};

export const exampleTexts = {
  alt: (company: string, what: string) => `The site of ${company}: ${what}`,
  name: (template: string, company: string) => `${template} as ${company}`,
  open: "Open it in the preview",
  ofCompany: (company: string) => `, in the words of ${company}`,
  write: (template: string) => `Write your own in ${template}`,
  /** The business of the example companies, and the language of their sites. */
  companies: {
    silent: "builders of swimming ponds, in German",
    "gourmet-grove": "a citrus grower with a tea table, in Italian",
    atlantic: "a workshop of surfboards, in Portuguese",
    corporate: "a solar cooperative, in Spanish",
    simple: "two packets of meadow seed, in English",
    cosmo: "an observatory with six beds, in English",
    prestige: "a violin in twelve copies, in Italian",
    motion: "a workshop of kites, in French",
    cali: "a shop of houseplants, in German",
    trend: "a painter of murals, in French",
    sonic: "a maker of handpans, in Spanish",
    thunder: "a record shop, in English",
  },
};
