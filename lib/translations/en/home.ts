export const hero = {
  caption: "12 website templates, shown in your colors",
  title: "Your website in your colors, before you buy",
  intro:
    "Pick a finished website and see it at once with your colors, your logo and your name. Buy it, then download the files or let us put it online.",
  shop: "Templates Shop",
  talkToUs: "Talk to us",
} as const;

export const bestSellers = {
  title: "Best sellers",
  intro: "The three templates that companies choose most.",
  picksTitle: "Our picks",
  picksIntro: "Three templates to start with.",
} as const;

export const howItWorks = {
  title: "How it works",
  choose: "Choose",
  chooseText:
    "Each template is a complete design with its own character: a home page, a shop, a product page or a cart.",
  color: "Color",
  colorText:
    "Choose two background colors and two text colors. Your name and logo appear as you type.",
  keep: "Keep",
  keepText:
    "Pay once. Download the files as often as you like, or let us put them online. They are yours forever.",
} as const;

export const examples = {
  title: "Examples",
  intro:
    "Three templates, and how they look with other text, colors and pictures. The companies are invented; you can change everything you see in the editor.",
  citrusGrower: "A restaurant became a citrus grower, in Italian.",
  kites: "Lamps and clocks became kites, in French.",
  handpan: "Headphones became a handpan, in Spanish.",
  sample: "{template} as it comes",
  example: "The same template for {company}",
  write: "Make {template} your own",
  byTrade: "More examples, by business",
} as const;

export const testimonials = {
  anonymous: "A former customer",
  title: "What customers say",
  intro:
    "The newest reviews with five stars, by customers who bought the template. All reviews, whatever their stars, count on the template's page.",
  fiveStarsFor: "Five stars for {preset}",
} as const;

/** Shown in the demo, as samples, until there are five-star reviews. */
export const sampleTestimonials = {
  title: "What customers could say",
  intro: "These are samples, written by us. Reviews of customers will replace them.",
  paperMill: "Sample customer, a paper mill",
  paperMillSays:
    "We picked a layout at ten, chose our greens by eleven, and showed the board a site with our name on it before lunch.",
  bicycleWorkshop: "Sample customer, a bicycle workshop",
  bicycleWorkshopSays:
    "What I saw in the preview is what I got. No surprise fonts, no page that looked different with our logo in it.",
  teaImporter: "Sample customer, a tea importer",
  teaImporterSays:
    "Four colors sounded like too few. It turned out to be exactly the number of decisions I wanted to make.",
} as const;

export const callToAction = {
  title: "Find the template that suits you",
  text: "From {price}. You can look around without an account.",
  browseAll: "Browse all templates",
} as const;

export const tryOn = {
  label: "See them in your colors",
  company: "Your company",
  companyExample: "Bakery Sommer",
  trade: "What do you do?",
  tradeExample: "Bakery, law firm …",
  language: "Language of your site",
  fromLogo: "From your logo",
  colors: "Colors",
  own: "Original colors",
  surprise: "Surprise me",
  hint: "Say who you are and what you do: the templates show it at once. Nothing leaves this device unless you let us read your site.",
  site: "You have a site already?",
  siteExample: "its-address.com",
  read: "Read it",
  otherWays: "Or paste a text, choose a file, or type your facts",
} as const;

/** What the first screen says and offers once it is used. */
export const tryOnLive = {
  templates: "Template",
  open: "Open",
  inYourBrand: " {template} in your brand",
  live: "{template}, live",
  ownWords:
    "Every template now speaks for your business. Words in brackets are facts that only you know.",
  nearest: "Nearest: {trade}. ",
  unknownTrade:
    "None of our sixteen trades is near “{words}”. Choose one from the list; until then nothing changes.",
  kept: "What you told us is kept, and shown until you remove it.",
  remove: "Remove what you told us",
  removed: "What you told us is removed. Your name and your colors stay.",
  factsShown: "Every template now says what you told us. What was not found is not filled.",
  all: "See all twelve",
  edit: "Write the words",
  buy: "Buy",
  sampleWords: "Each template with its own example.",
  ownColors: "Each template in its own colors.",
  undo: "Undo",
  undone: "It is as it was before.",
  colorsOnly: "Only the colors",
  logoRemoved: "The logo is removed, the colors stay.",
  logoToo: " It is also your logo now.",
  logoOnly: " It is your logo now.",
  ofProfile: "The templates are shown for {company}, as your profile says.",
  changeInProfile: "Change it",
} as const;

export const paletteNames = {
  Paper: "Paper",
  Lemon: "Lemon",
  Poppy: "Poppy",
  Clay: "Clay",
  Plum: "Plum",
  Harbor: "Harbor",
  Mint: "Mint",
  Forest: "Forest",
  Ink: "Ink",
} as const;
