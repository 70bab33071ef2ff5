import type { TemplateSlug } from "@/components/templates/registry";

export const heroTexts = {
  caption: "Twelve presets, four colors each: yours",
  title: "Website templates that already wear your colors",
  intro:
    "Pick a finished site from the swatch book and see it live with your palette, your logo and your company name. Buy what you saw, and download it or have it deployed.",
  shop: "Templates Shop",
};

export const bestSellersTexts = {
  bestSellers: {
    title: "Best sellers",
    intro: "The three presets that companies choose most.",
  },
  picks: {
    title: "Our picks",
    intro: "Three presets to begin with.",
  },
};

export const howItWorksTexts = {
  title: "How it works",
  steps: [
    {
      code: "01",
      title: "Choose",
      text: "Every preset is a complete layout with its own character: a home, a shop, a detail page, a cart.",
    },
    {
      code: "02",
      title: "Color",
      text: "Two backgrounds and two text colors, thirty swatches for each. Your name and logo go in as you type.",
    },
    {
      code: "03",
      title: "Keep",
      text: "Pay once. Download the files as often as you like or have them deployed: yours for ever, in your brand.",
    },
  ],
};

interface Example {
  slug: TemplateSlug;
  template: string;
  company: string;
  became: string;
  /** Names of swatches. */
  colors: string[];
}

const shown: Example[] = [
  {
    slug: "gourmet-grove",
    template: "Gourmet Grove",
    company: "Limonaia Sant’Elmo",
    became: "A restaurant became a citrus grower, in Italian.",
    colors: ["Green 900", "Yellow 900", "Orange 100", "Stone 300"],
  },
  {
    slug: "motion",
    template: "Motion",
    company: "Atelier Bourrasque",
    became: "Lamps and clocks became kites, in French.",
    colors: ["Blue 700", "Blue 900", "White", "Yellow 300"],
  },
  {
    slug: "sonic",
    template: "Sonic",
    company: "Taller Alborada",
    became: "Headphones became a handpan, in Spanish.",
    colors: ["Orange 100", "Orange 300", "Stone 900", "Stone 900"],
  },
];

export const examplesTexts = {
  title: "Examples",
  intro:
    "Three presets beside what became of them with other words, colors and pictures. The companies are invented; everything you see can be written in the editor.",
  sample: (template: string) => `${template} as it comes`,
  example: (company: string) => `The same as ${company}`,
  write: (template: string) => `Write your own in ${template}`,
  byTrade: "More of them, by trade",
  shown,
};

export const testimonialsTexts = {
  anonymous: "A former customer",
  title: "What customers say",
  sampleTitle: "What customers could say",
  sampleIntro: "These are samples, written by us. Reviews of customers will replace them.",
  fiveStarsFor: (preset: string) => `Five stars for ${preset}`,
  /** Shown in the demo, as samples, until there are five-star reviews. */
  samples: [
    {
      message:
        "We picked a layout at ten, chose our greens by eleven, and showed the board a site with our name on it before lunch.",
      who: "Oda Lindvarn",
      about: "Sample customer, a paper mill",
      portrait: "oda-lindvarn",
    },
    {
      message:
        "What I saw in the preview is what I got. No surprise fonts, no page that looked different with our logo in it.",
      who: "Rafa Montelis",
      about: "Sample customer, a bicycle workshop",
      portrait: "rafa-montelis",
    },
    {
      message:
        "Four colors sounded like too few. It turned out to be exactly the number of decisions I wanted to make.",
      who: "Nkiru Abasol",
      about: "Sample customer, a tea importer",
      portrait: "nkiru-abasol",
    },
  ],
};

export const callToActionTexts = {
  title: "The swatch book is open",
  text: "From $15. No account needed to look around.",
  browseAll: "Browse all presets",
};
