import type { TemplateSlug } from "@/components/templates/registry";
import { formatMoney } from "@/lib/money";

export const heroTexts = {
  caption: "12 website templates, shown in your colors",
  title: "Your website in your colors, before you buy",
  intro:
    "Pick a finished website and see it at once with your colors, your logo and your name. Buy it, then download the files or let us put it online.",
  shop: "Templates Shop",
};

export const bestSellersTexts = {
  bestSellers: {
    title: "Best sellers",
    intro: "The three templates that companies choose most.",
  },
  picks: {
    title: "Our picks",
    intro: "Three templates to start with.",
  },
};

export const howItWorksTexts = {
  title: "How it works",
  steps: [
    {
      code: "01",
      title: "Choose",
      text: "Each template is a complete design with its own character: a home page, a shop, a product page or a cart.",
    },
    {
      code: "02",
      title: "Color",
      text: "Choose two background colors and two text colors. Your name and logo appear as you type.",
    },
    {
      code: "03",
      title: "Keep",
      text: "Pay once. Download the files as often as you like, or let us put them online. They are yours forever.",
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
    "Three templates, and how they look with other text, colors and pictures. The companies are invented; you can change everything you see in the editor.",
  sample: (template: string) => `${template} as it comes`,
  example: (company: string) => `The same template for ${company}`,
  write: (template: string) => `Make ${template} your own`,
  byTrade: "More examples, by business",
  shown,
};

export const testimonialsTexts = {
  anonymous: "A former customer",
  title: "What customers say",
  sampleTitle: "What customers could say",
  sampleIntro: "These are samples, written by us. Reviews of customers will replace them.",
  intro:
    "The newest reviews with five stars, by customers who bought the template. All reviews, whatever their stars, count on the template's page.",
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
  title: "Find the template that suits you",
  text: `From ${formatMoney({ cents: 1_500 })}. You can look around without an account.`,
  browseAll: "Browse all templates",
};
