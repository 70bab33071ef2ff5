/** What the shop says of itself, also to search engines. */
export const shop = {
  tagline: "Website templates in your colors",
  about:
    "Presetry sells finished website templates to companies. See each in your own colors, with your logo and name. Download it or let us put it online, and keep it forever.",
} as const;

/** The frame of every page. */
export const layout = {
  skipToContent: "Skip to content",
  main: "Main",
  mainSmallScreen: "Main, small screen",
  menu: "Menu",
  home: "Home",
  shop: "Shop",
  team: "Team",
  switchTheme: "Switch between light and dark",
  language: "Language",
  seeInThisLanguage: "See this page in English",
  cart: "Cart",
  cartWith: "Cart, {count, plural, =0 {empty} one {# template} other {# templates}}",
} as const;

export const accountMenu = {
  account: "Account",
  oneMoment: "One moment…",
  login: "Login",
  register: "Register",
  profile: "Profile",
  purchases: "Purchases",
  drafts: "Your drafts",
  saved: "Saved",
  adminPanel: "Admin Panel",
  logOut: "Log Out",
  areYouSure: "Are you sure?",
  aboutToLogOut: "You are about to log out",
  yesLogOut: "Yes, log out",
  cancel: "Cancel",
} as const;

export const footer = {
  about: "About",
  shop: "Shop",
  allPresets: "All templates",
  premium: "Premium",
  trades: "By business",
  team: "The team",
  reference: "API reference",
  legal: "Legal",
  socialLinks: "Social links",
  follow: "Follow",
  contact: "Contact",
  talkToUs: "Talk to us",
  imprint: "Imprint",
  terms: "Terms",
  license: "License",
  refunds: "Refunds",
  privacy: "Privacy",
  dataProcessing: "Data processing",
  accessibility: "Accessibility",
  reportSite: "Report a site",
  withdraw: "Withdraw from a contract",
} as const;

export const team = {
  title: "The team",
  description: "The eight people who draw, build and look after the templates.",
  intro:
    "Eight people draw, build and look after the templates. Everyone writes code, everyone answers customers, and everyone has argued about at least one shade of green. They are sample people, drawn for this shop.",
  role: "Full-stack developer",
  portraitOf: "Portrait of {name}",
  linkedin: "LinkedIn",
  github: "GitHub",
  profileOf: " profile of {name}",
} as const;

export const notFound = {
  pageTitle: "Page not found",
  title: "We cannot find this page",
  text: "The address may be misspelled, or the page has moved.",
  browseAll: "Browse all templates",
} as const;

export const errorPage = {
  title: "Something went wrong",
  tryAgain: "Try again",
  text: "This page cannot be shown right now. Nothing of yours is lost.",
  code: "If it happens again, tell us this code: {digest}",
  goHome: "Go to the home page",
  shopFailed: "The shop could not be shown. Please try again in a moment.",
} as const;
