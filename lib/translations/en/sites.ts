/** The cards of the sites of a customer. */
export const siteCards = {
  title: "Your sites",
  beingPutOnline: "Being put online",
  online: "Online",
  couldNotBePutOnline: "Could not be put online",
  beingTakenOffline: "Being taken offline",
  notOnline: "Not online",
  yoursToDownload: "Yours to download",
  underWay:
    "{count, plural, one {Your site is being put online. Its address appears here by itself.} other {Your sites are being put online. Their addresses appear here by themselves.}}",
  refunded: "Refunded. Your site stays online until",
  takenDown: "Taken down by us",
  held: "We look at it before it goes online",
  newVersionHeld: "We look at your changes before they go online",
  hidden: "Hidden from search engines: publish your own words",
  opensInNewTab: " (opens in a new tab)",
  siteOf: "Your site of {template}",
  of: " of {template}",
  edit: "Edit",
  publish: "Publish",
  messages: "{unread, plural, =0 {Messages} other {Messages (# unread)}}",
  putOnline: "Let us put it online for {price}",
  writeWords: "1. Write your words",
  connectDomain: "2. Connect your domain",
} as const;

/** Of a template that was bought without deployment. */
export const noSite = {
  title: "Not published by us",
  text: "You bought {template} to put on your own web space. Download it with your text, logo and colors, unpack it there, and it is online.",
  download: "To the download",
  offerTitle: "Or let us put it online for {price}",
  offer:
    "We publish your site within minutes, with its own address. You can then change its text, connect your own domain, read your visitors’ messages and count visits. You pay once.",
  buy: "Put it online",
} as const;

export const sitePage = {
  yourSite: "Your site",
  title: "Your {template} site",
  backToPurchases: "Purchases",
  parts: "Parts of your site",
  edit: "Edit texts and pictures",
  overview: "Overview",
  history: "History",
  messages: "Messages",
  visits: "Visits",
  domain: "Domain",
  settings: "Settings",
} as const;

export const sitePicture = { pictureOf: "A picture of your site: {what}" } as const;

export const deployment = {
  deploymentOf: "Deployment of {template}",
  history: "What happened so far",
  takeOffline: "Take offline",
  retry: "Try again",
  redeploy: "Publish again",
  confirmTitle: "Take it offline?",
  confirmText:
    "Nobody will find your {template} site any more. You can publish it again at any time.",
  confirmYes: "Yes, take it offline",
  confirmNo: "Keep it",
  opensInNewTab: " (opens in a new tab)",
  orderedText: "Ordered. We start in a moment.",
  tryingAgain: "{reason} We try again soon.",
  buildingText: "Publishing your site…",
  liveAt: "Your site is online at",
  stillLiveAt: "It could not be taken offline: {reason} It is still online at",
  failedText: "Publishing failed: {reason}",
  previousLiveAt: "The previous version is still online at",
  leavingText: "Taking your site offline…",
  offlineText: "Your site is offline. Publish it again whenever you like.",
  takenDown: "We took your site down: {reason}",
  ordered: "Ordered",
  building: "Publishing",
  live: "Online",
  failed: "Failed",
  leaving: "Going offline",
  offline: "Offline",
} as const;

export const download = {
  download: "Download",
  title: "Download {template}",
  description: "With your name, logo and colors, or with others for this download.",
  preview: "{template} as you will download it",
  companyName: "Company name",
  downloadZip: "Download the zip",
  packing: "Packing…",
  asInProfile: "As in my profile",
  done: "Here it is. Unpack it and open index.html with a double click.",
} as const;

export const licenseKey = {
  license: "License",
  copyKeyOf: " the license key of {template}",
} as const;

export const licenseCheck = {
  pageTitle: "Is this license valid?",
  valid: "This license is valid",
  withdrawn: "This license was withdrawn",
  allows: "It allows one company to use {template} for one website. We don't disclose the owner.",
  wasFor: "It was for {template}. The site that uses it must go offline.",
  whatItAllows: "What a license allows",
  unknown: "No such license",
  neverGiven: "We never issued this key.",
  compare: "Please compare it with the one in LICENSE.txt: five groups of four letters.",
} as const;

export const whatYouGet = {
  title: "What you get",
  seeIt: "See it in your colors, with your name and logo, before you pay.",
  download:
    "Download it: plain files that open with a double click. No other software, no account.",
  putOnline: "Or let us put it online for {price}.",
  keepIt: "Keep it forever, even when it is no longer sold.",
  license: "What the license allows",
} as const;

/** The page of what a license allows. */
export const licenseTerms = {
  pageTitle: "License",
  pageDescription: "What you may do with a template you bought: one company, one site, forever.",
  title: "What you may do with a template",
  intro:
    "Every template comes with its own license and key. The same text is in its file LICENSE.txt.",
  categories: "What each category allows",
  categoriesIntro: "The rights are the same for all three. What the templates can do is not.",
} as const;

/** What was measured of a template. */
export const measured = {
  title: "Measured",
  intro:
    "The downloaded site: up to 100 points by Lighthouse on a slow phone, accessibility checked by axe, on",
  performance: "Performance",
  accessibility: "Accessibility",
  bestPractices: "Best practices",
  seo: "SEO",
  barriers: "Automatic accessibility check",
  problems:
    "{count, plural, =0 {no problems found} one {# problem found} other {# problems found}}",
  weight: "Size of the whole page",
  kilobytes: "{count, number} KB",
  fitsNarrowPhone: "Fits a screen of 320 pixels",
  darkMode: "Dark mode",
  yes: "yes",
  no: "no",
} as const;
