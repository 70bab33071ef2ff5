/** The settings of a customer's site. */
export const siteSettings = {
  address: "Address",
  name: "Name in the address",
  nameHint: "Your site is at {address}. The old address forwards to the new one.",
  fixedName: "The name is set by the host of your site.",
  save: "Change the address",
  saving: "Changing…",
  saved: "Changed. Your site is at its new address.",
  offlineTitle: "Take it offline",
  offlineHint: "Nobody will find your site. Your text, versions and settings are kept.",
  alreadyOffline: "Your site is not online.",
  takeOffline: "Take offline",
  takingOffline: "Taking it offline…",
} as const;

export const settingsForm = { save: "Save", saving: "Saving…", saved: "Saved." } as const;

export const formSettings = {
  title: "Forms",
  paymentLink: "Link to your payment page",
  paymentLinkHint: "Shown after an order. Leave it empty for none.",
  formAddress: "Send forms elsewhere",
  formAddressHint:
    "Forms of the site we publish arrive in Messages. If you download the files and put them online yourself, forms are sent to this address instead.",
  privacy: "For your privacy page",
  privacyHint: "Says what is stored when someone writes to you. Copy it into a text page.",
  language: "Language",
  copy: "Copy the paragraph",
  copied: "Copied.",
} as const;

export const businessSettings = {
  title: "Facts for search engines",
  business: "Business",
  hint: "Address, hours, prices and profiles, as you told us. Published with the site next time, where search engines and assistants read them.",
  noBusiness: "Only what the site says",
  none: "Search engines are told what the site says. Address, hours and prices are told in their own form once we know them.",
  tell: "Tell us your facts",
} as const;

export const webhook = {
  title: "Send messages to a program of yours",
  intro:
    "Messages and orders of your visitors can also go to software of yours as soon as they arrive, such as your accounting or your customer list. Spam is left out, and everything stays in your inbox.",
  address: "Address of your program",
  addressHint: "A webhook that takes JSON. Leave it empty for none.",
  secret: "Signing secret",
  secretHint: "Your program checks with it that a message really comes from us.",
  standard: "How to check the signature",
  replace: "Replace the secret",
  replaceTitle: "Replace the secret?",
  replaceText: "Your program takes no message until it has the new one.",
  replaceYes: "Yes, replace it",
  replaceNo: "Keep it",
  test: "Send a test",
  arrived: "It arrived.",
  deliveries: "The newest messages",
  noDeliveries: "None yet. Messages that arrive from now on are sent.",
  from: "{kind, select, order {Order from {writer}} request {Request from {writer}} other {Message from {writer}}}",
  waiting: "Is tried again",
  delivered: "Arrived",
  failed: "Did not arrive",
  attempts: "{count, plural, one {# attempt} other {# attempts}}",
} as const;

/** Where visitors, messages and payments of a site go. */
export const siteDestinations = {
  domain: "Domain",
  paymentLink: "Link to the payment page",
  formAddress: "Address for forms",
  webhook: "Program that gets messages",
} as const;

export const moveSettings = {
  title: "Moved here from another site?",
  redirects: "Addresses of your old site",
  redirectsExample: "/about-us.html /#about\n/menu",
  redirectsHint:
    "One on each line, or paste your old sitemap. Each leads to your first page, or to the page that you write after it. They work under your own domain, too.",
  verification: "Tags of search consoles",
  verificationHint:
    "Google, Bing and others give you an HTML tag that proves that the site is yours. Paste the whole tag; you need no file from them. With a domain of your own, you can add their DNS record (TXT) where you manage the domain instead. At our address, only the tag works.",
} as const;
