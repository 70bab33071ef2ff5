/** The words that a preset is described with, also as filters. */
export const presetWords = {
  basic: "basic",
  medium: "medium",
  premium: "premium",
  white: "white",
  green: "green",
  blue: "blue",
  yellow: "yellow",
  brown: "brown",
  red: "red",
  shop: "shop",
  home: "home",
  detail: "detail",
  cart: "cart",
  about: "about",
  phones: "Works on phones",
  desktopOnly: "Desktop only",
  alsoForPhones: "Also for phones: {name}",
  alsoForDesktop: "Also for desktop only: {name}",
} as const;

export const categoryPromises = {
  premium: "Responsive, with dark mode",
  medium: "Dark mode, not responsive",
  basic: "Neither responsive nor dark mode",
} as const;

/** For search engines and feeds. */
export const presetDescription = {
  description:
    "{name} is a {category} website template for {type, select, about {an} other {a}} {typeName} page, drawn in {color}. {promise}. See it live in your own colors, logo and name before you buy.",
} as const;

export const categoryTexts = {
  premium:
    "A premium template is responsive from a small phone to a wide screen and has a dark mode of its own.",
  medium:
    "A medium template has a dark mode of its own. It is made for desktop screens and is not responsive.",
  basic:
    "A basic template is one clean layout for desktop screens. It is not responsive and has no dark mode.",
} as const;

export const preset = {
  rated: "Rated {average} of 5",
  bought: "Bought",
  live: "{name}, live",
} as const;

export const salePrice = {
  reducedTo: "Reduced to {price} instead of {before}",
  lowestPrice: "Lowest price of the last 30 days: {price}",
} as const;

export const myColors = {
  label: "In my colors",
  hint: "Shows the templates live, in the colors and the name you choose in any preview",
} as const;

export const mark = {
  save: "Save",
  savePreset: "Save {name}",
  compare: "Compare",
  comparePreset: "Compare {name}",
} as const;

export const shopPage = {
  presets: "Templates",
  count: "{count, plural, one {# template} other {# templates}}",
  saved: "Saved and recently viewed",
  orderBy: "Order By",
  orderMenu: "Order by",
} as const;

/** For its title and for search engines. */
export const shopTitle = {
  shop: "Shop",
  or: "{first} or {second}",
  templates: "{words} templates",
  templatesForPhones: "{words} templates that work on phones",
  forPhones: "Templates that work on phones",
  page: "{title}, page {page, number}",
  description:
    "{words} website templates of the shop, with prices and live previews in your own colors.",
  descriptionForPhones:
    "{words} website templates that work on phones of the shop, with prices and live previews in your own colors.",
  all: "All",
  descriptionOfPage: "{description} Page {page, number}.",
} as const;

export const noResults = {
  title: "No templates match",
  hint: "Remove a filter, or look at all of them. New templates arrive every few weeks.",
  showAll: "Show all templates",
} as const;

export const sortOrders = {
  "name-a": "A-Z",
  "name-d": "Z-A",
  "rating-a": "Highest score",
  "rating-d": "Low score",
  "release-a": "Most recent",
  "release-d": "Most older",
  "price-d": "Higher price",
  "price-a": "Lower price",
} as const;

export const facetTitles = {
  categories: "Category",
  colors: "Colors",
  types: "Types",
  screens: "Screens",
} as const;

export const filterBy = {
  categories: "Filter by category",
  colors: "Filter by colors",
  types: "Filter by types",
  screens: "Filter by screens",
} as const;

export const filters = {
  filters: "Filters",
  close: "Close the filters",
  chosen: "{count, number} chosen",
  all: "All",
  presets: "{count, plural, one { template} other { templates}}",
} as const;

export const activeFilters = {
  remove: "Remove {filter}",
  clear: "Clear filters",
} as const;

export const pager = {
  pages: "Pages",
  back: "Back",
  next: "Next",
  page: "Page {page, number} of {pages, number}",
} as const;

export const carousel = {
  carousel: "carousel",
  slide: "slide",
  slideOf: "{name}, {number, number} of {count, number}",
  previous: "Previous template",
  next: "Next template",
} as const;

export const searchField = {
  label: "Search templates",
  placeholder: "Name, business, color or type",
  submit: "Search",
} as const;

/** Of suggestions and of results. */
export const searchFound = {
  found: "{count, plural, one {# template matches} other {# templates match}} “{words}”",
  foundMost: "{count, number} or more templates match “{words}”",
  best: "{found}. These are the best.",
  bestOf: "{found}. These are the best {shown, number}.",
  none: "Nothing matches “{words}”",
} as const;

export const searchSuggestions = {
  suggestions: "Suggested templates",
  failed: "Suggestions cannot be loaded now. Press Enter to search.",
  all: "All results for “{words}”",
} as const;

export const searchPage = {
  title: "Search",
  titleOf: "Search for {words}",
  titleOfPage: "Search for {words}, page {page, number}",
  description: "Website templates that match {words}, with prices and previews.",
  key: "Press / to search",
  noneHint: "Check the spelling, or try a business, color or type: restaurant, blue, shop.",
  trade: "For your business:",
  trades: "What a website needs, by business",
  tooLong: "Your search is too long",
  tooLongHint: "Please use at most {most, number} characters: a few words are enough.",
} as const;

export const detail = {
  pageTitle: "{name}, a {category} {type} template",
  breadcrumb: "Breadcrumb",
  shop: "Shop",
  notSold: "This template is no longer sold. If you bought it, you keep it.",
  preview: "PREVIEW",
  onOtherScreens: "On other screens",
  edit: "Edit texts and pictures",
  opensInNewTab: "(opens in a new tab)",
  similar: "Similar templates",
  compareSimilar: "Compare {preset} with these",
} as const;

/** The pictures of a preset's page, by what they show. */
export const detailViews = {
  wholePage: "The whole page",
  onTablet: "On a tablet",
  onPhone: "On a phone",
  otherPalette: "In other colors",
} as const;

/** The alternative texts of the pictures. */
export const detailPictures = {
  wholePage: "{preset}: the whole page",
  onTablet: "{preset}: on a tablet",
  onPhone: "{preset}: on a phone",
  otherPalette: "{preset}: in other colors",
} as const;

/** The titles of the live previews that replace the pictures. */
export const detailFrames = {
  wholePage: "{preset}, live: the whole page",
  onTablet: "{preset}, live: on a tablet",
  onPhone: "{preset}, live: on a phone",
  otherPalette: "{preset}, live: in other colors",
} as const;

export const specification = {
  title: "Specifications",
  category: "Category",
  type: "Type",
  color: "Color",
  layout: "Layout",
  released: "Released",
  number: "Number",
  numberOf: "No. {number}",
} as const;

export const reviews = {
  count: "{count, plural, one {# review} other {# reviews}}",
  checked:
    "Only customers who paid for this template can review it. None is left out for its stars: all count, and the newest stand here. We hide one only for unlawful or insulting words.",
  answerOf: "Answer from {shop}",
} as const;

/** What each template is, in one sentence, for its page in the shop. */
export const templateSummaries = {
  silent:
    "A calm company page with one large picture, a slim menu at the side and room for a few clear words.",
  "gourmet-grove":
    "A restaurant’s front page: one dish fills the screen, then pictures and stories take turns.",
  atlantic: "A quiet catalog: eight products with their prices on one page, ready to be ordered.",
  corporate:
    "A page that introduces your company: who you are, what you do and how to reach you, with a menu at the side.",
  simple:
    "A shopping cart that slides in over your shop, with quantities, a subtotal and the way to the checkout.",
  cosmo:
    "A shop’s front page with three large pictures in turn, and a menu for your team, projects and dates.",
  prestige:
    "A page for one precious product: two large pictures, its story and the four facts that matter.",
  motion: "A product list with a search and filters, for customers who know what they want.",
  cali: "A shop page with eight products, filters by color and category, and a running total.",
  trend:
    "A service with its price: pictures, reviews, sizes to choose from and one button to book it.",
  sonic:
    "A page that launches a product: one big picture, three details to open and a reason to buy beside each.",
  thunder:
    "A complete cart page: products, a promo code, shipping, tax and the total, ready for the payment.",
} as const;

export const detailNotFound = {
  title: "Not detail",
  text: "Unable to display detail at this time",
  hint: "This template does not exist, or its address is misspelled.",
  browseAll: "Browse all templates",
} as const;

export const compareBar = {
  label: "Templates to compare",
  remove: "Do not compare {preset}",
  clear: "Clear",
  compare: "{count, plural, one {Compare it} other {Compare these #}}",
} as const;

export const shareComparison = {
  share: "Share",
  copied: "The link is copied.",
  colors: "It shows the colors that you see here.",
  colorsAndName: "It shows the colors and company’s name that you see here.",
  colorsAndLogo: "It shows the colors and logo that you see here.",
  colorsNameAndLogo: "It shows the colors, company’s name, and logo that you see here.",
  plain: "It shows no brand, because you have set none here.",
  withoutLogo: "It does not show your logo, which is on this device only.",
  withoutWords: "It does not show your own text: to share that, use Share in a preview.",
} as const;

export const compare = {
  title: "Compare templates",
  titleOf: "Compare {names}",
  intro: "Side by side, with your own colors, logo and text if you have set them.",
  description:
    "{names} beside each other: live previews on three screens, prices, what each category includes, and measured figures.",
  emptyDescription:
    "Up to three website templates beside each other: live previews, prices, and what each includes.",
  empty: "Nothing is chosen yet",
  emptyHint: "Press Compare on up to three templates.",
  toShop: "See all templates",
  tooMany: "You can compare three at most",
  tooManyHint: "These are the first three: {names}.",
  firstThree: "Compare the first three",
  notFound: "There is nothing to compare",
  notFoundText: "One of these templates does not exist.",
  browseAll: "Browse all templates",
  another: "Add another",
} as const;

export const comparePreviews = {
  previews: "Live previews",
  screen: "Screen",
  together: "Scroll together",
  live: "{preset}, live",
  open: "Open the preview",
  ofPreset: " of {preset}",
  remove: "Remove",
  removePreset: "Remove {preset}",
  notSold: "No longer sold",
  inBrandOf: "In the brand of {company}, as the sender of the link sees it.",
  inColors: "In the colors of the sender of the link.",
  inOwn: "Show it in my colors",
} as const;

/** The sizes of screens that previews are shown in. */
export const screenNames = {
  desktop: "Desktop",
  tablet: "Tablet",
  phone: "Phone",
} as const;

export const compareTables = {
  price: "Price",
  withDeployment: "With deployment",
  deploymentOf: "{base} once and {each} for the template",
  screens: "Screens",
  rating: "Rated",
  notRated: "Not rated yet",
  facts: "What you get and what it costs",
  measured: "Measured",
  measuredIntro:
    "The downloaded sites: up to 100 points by Lighthouse on a slow phone, accessibility checked by axe.",
  measuredOn: "Measured on",
  notMeasured: "Not measured",
} as const;

export const review = {
  title: "Leave your review",
  label: "Leave a brief review",
  submit: "Submit Review",
  sending: "Sending…",
  thanks: "Thanks for your feedback",
  isPublished: "Your review of {preset} is on its page now.",
  failed: "Something went wrong",
  tryAgain: "Please try again in a moment.",
  yourRating: "Your rating",
  stars: "{count, plural, one {# star} other {# stars}}",
  score1: "Poor",
  score2: "Fair",
  score3: "Good",
  score4: "Very good",
  score5: "Excellent",
} as const;

/** For search engines. */
export const savedMetadata = {
  title: "Saved",
  description: "The templates you saved, your drafts, and what you looked at last.",
} as const;

export const saved = {
  title: "Saved",
  introGuest: "Saved on this device. Log in to see it on your other devices, too.",
  introCustomer: "Saved in your account, on all your devices.",
  loading: "Loading what you saved",
  saved: "Saved templates",
  nothingSaved: "Nothing is saved yet",
  nothingSavedHint: "Press the heart on a template to save it here.",
  toShop: "See all templates",
  // Up to as many presets as fit side by side.
  compare:
    "{count, plural, =2 {Compare both} =3 {Compare all three} other {Compare the first three}}",
  drafts: "Your drafts",
  allDrafts: "All drafts and shared links",
  edit: "Continue editing",
  changedAt: "Changed {date}",
  noDrafts: "You have no drafts yet. Open a template and click any text to change it.",
  seen: "Recently viewed",
  nothingSeen: "Templates you look at are listed here.",
  forget: "Clear this list",
  notSold: "No longer sold",
  notLoaded: "The templates could not be loaded.",
  tryAgain: "Try again",
  needsScript: "Saving needs JavaScript",
  needsScriptHint: "Please turn it on or load the page again, or bookmark the page of a template.",
} as const;

/** Of the catalog, for search engines. */
export const structuredData = {
  websiteTemplate: "Website template",
  customer: "A customer",
} as const;

/** On the pictures that links to the shop are shared with. */
export const sharingCards = {
  shop: "All templates",
  shopLine: "12 website templates, shown live with their prices",
  trades: "By business",
  tradesLine: "What a website needs, and which templates suit it",
  compare: "Compare templates",
  compareLine: "Up to three beside each other, live",
  team: "The team",
  teamLine: "Eight people behind the templates",
  trade: "For {trade}",
  tradeLine: "Three website templates, with examples",
  comparisonLine: "Compared live, with prices and test results",
  preset: "{price} · {category} {type} template",
  shared: "In these colors",
  sharedFor: "{template}, in these colors",
} as const;

export const savedErrors = {
  comparisonFull: "You can compare three templates at most. Please remove one first.",
  full: "You have saved {maxSaved} templates. Please remove one before you save another.",
} as const;

export const couponErrors = {
  unknown: "There is no coupon {code}. Please check the spelling.",
  used: "You have already used the coupon {code}, in your order {orderId}.",
  ended: "The coupon {code} ended on {when}.",
  begins: "The coupon {code} begins on {when}.",
  tooLow: "Your cart’s total is too low for the coupon {code}.",
  none: "The coupon {code} gives {offer}, but your cart has none of those.",
  usedUp:
    "The coupon {code} was for {maxUses, plural, =1 {one order} other {# orders}}, and is used up.",
} as const;

export const couponFields = {
  notACode: "A code has 3 to 40 letters, digits and hyphens",
} as const;

export const presetErrors = {
  unknownNumbers: "There is no template {numbers}",
  unknownPreset: "This template does not exist.",
  notSold: "This template is no longer sold.",
  noDetail: "Unable to display detail at this time",
  bought: "You have already bought this template.",
} as const;

export const reviewErrors = {
  buyFirst: "You can review a template once you have bought it.",
  reviewedAlready: "You have already reviewed this template.",
  unknown: "There is no such review.",
} as const;

export const reviewFields = {
  reviewer: "Please say who reviews",
  text: "Please write a brief review",
  stars: "Please choose 1 to 5 stars",
  trueOrFalse: "This must be true or false",
} as const;

export const catalogueFields = {
  known: "Known values: {values}",
  filtersNotJson: "The filters are not valid JSON.",
  direction: "Known values: a, d",
} as const;

/** Lines of a bill. */
export const discounts = {
  basic: "basic",
  medium: "medium",
  premium: "premium",
  coupon: "Coupon {code}: {offer}",
  percentOff: "{percent, number}% off {what}",
  amountOff: "{amount} off {what}",
  yourTemplates: "your templates",
  ofCategories: "{categories} templates",
  bundle: "{size, number} or more {category} templates: {percent, number}% off",
  sale: "{name}: {percent, number}% off",
} as const;
