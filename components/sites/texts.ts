export const deploymentTexts = {
  confirmTitle: "Take it offline?",
  confirmText: (template: string) =>
    `Nobody will find your ${template} site any more. You can publish it again at any time.`,
  confirmYes: "Yes, take it offline",
  confirmNo: "Keep it",
  opensInNewTab: " (opens in a new tab)",
};

export const overviewTexts = {
  online: "Online",
  openSite: "Open your site",
  onlineSince: (date: string) => `Online since ${date}`,
  version: (number: number) => `version ${number}`,
  allOnline: "Everything is online",
  allOnlineHint: "Your visitors see your latest text, logo and colors.",
  notListed: "Search engines do not list your site yet",
  notListedHint: "Publish it here with words of your own.",
  orderedOnline: "Your site is online as you ordered it",
  orderedOnlineHint: "We published what you had saved. Look it over, then publish it yourself.",
  changes: (count: number) =>
    count === 1 ? "1 change is not online yet" : `${count} changes are not online yet`,
  moreChanges: (count: number) => `${count} more`,
  publishFirst: "Publish your site",
  publishFirstHint: "It goes online as it looks here, with your text, logo and colors.",
  publish: "Publish",
  publishAgain: "Publish again",
  tryAgain: "Try again",
  now: "Online now",
  after: "After publishing",
  draft: "As it will be published",
  steps: { ordered: "Waiting", building: "Publishing", live: "Online" },
  publishing: "Publishing. Until it is done, visitors see the previous version.",
  done: "Done: your site is online.",
  failed: (reason: string) => `Publishing failed: ${reason}`,
  stillOnline: "The previous version is still online.",
  notOnline: "Nothing is online.",
  offline: "Your site is offline",
  offlineHint: "Nobody can see it. Publish it whenever you like.",
  leaving: "Taking your site offline…",
  confirmFirst: "Please confirm your e-mail address first",
  confirmFirstHint:
    "Your site has a form, and what your visitors send is e-mailed to you. Open the link that we send you, then publish.",
  confirmSoon: "Confirm your e-mail address",
  confirmSoonHint:
    "A site with a form can be published once your address is confirmed: what your visitors send is e-mailed to you.",
  waitsToPublish: "What you published is not online yet",
  takenDown: "We took this site down",
  takenDownHint: "A person decided this. Your text, pictures and versions are kept.",
  notRecorded:
    "The version online was published before we kept versions. Publish once more, and you can go back to that version.",
};

/** For a publication of words with placeholders. */
export const openPlacesTexts = {
  waiting: (count: number) =>
    count === 1 ? "1 place still waits for you" : `${count} places still wait for you`,
  hint: "Your visitors would read words in brackets, or a price that you have not named.",
  fillIn: "Fill them in",
  publishAnyway: "Publish anyway",
};

/** For a site that a person has to look at. */
export const waitingTexts = {
  title: "We are checking your site first",
  refusedTitle: "We did not put this online",
  publication:
    "Something in what you published looks like sites that steal passwords or money. One of us checks it before visitors can see it, usually within one working day, and we e-mail you.",
  change: (what: string) =>
    `You asked for a change (${what.toLowerCase()}). With it, something in your site looks like sites that steal passwords or money. One of us checks it first, usually within one working day, and we e-mail you.`,
  reasons: "This is what we noticed",
  whatToDo:
    "Usually it is a misunderstanding. You can wait for our decision, or change these words and publish again: the new version is checked right away.",
  refusedHint: (email: string) =>
    `You can change your site and publish it again. If you think we are wrong, please write to ${email}.`,
  pausedTitle: "Your forms are paused",
  paused: (within: string) =>
    `Somebody reported your site as phishing, and something in it looks like sites that steal passwords or money. One of us decides within ${within}. Your site stays online, but its forms take nothing: visitors read that their message was not sent, and keep their words.`,
  pausedHint:
    "Usually it is a misunderstanding. You can wait for our decision, or change these words and publish again: then your forms work right away.",
  pausedContact: (email: string) => `If you think we are wrong, please write to ${email}.`,
};

export const changeListTexts = {
  label: "What is not online yet",
  kinds: { changed: "Changed", added: "Added", removed: "Removed", moved: "Moved" },
  empty: "(empty)",
  became: "becomes",
};

export const historyTexts = {
  intro: "We keep the newest 20 versions. You can put any of them online again in one step.",
  versions: "Versions, the newest first",
  version: (number: number) => `Version ${number}`,
  online: "Online",
  restoredFrom: (number: number) => `The files of version ${number}`,
  byYou: (company: string) => `by ${company}`,
  byShop: "after the payment",
  revision: (number: number | null) =>
    number === null ? "Sample text" : `Your text, saved state ${number}`,
  changes: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
  noChanges: "No changes since the previous version",
  kilobytes: (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`,
  look: "Look at it",
  restore: "Restore",
  ofVersion: (number: number) => ` version ${number}`,
  confirmTitle: (number: number) => `Put version ${number} online again?`,
  confirmText: "Visitors see it at once, as a new version. Your draft stays as it is.",
  confirmYes: "Yes, restore it",
  confirmNo: "Not now",
  restored: (number: number) => `Version ${number} is online again.`,
  restoring: "It is being put online again…",
  none: "No versions yet",
  noneHint: "Each time you publish, a version is kept here, and you can go back to it.",
  toOverview: "Go to the overview",
};

export const settingsTexts = {
  address: "Address",
  name: "Name in the address",
  nameHint: (address: string) =>
    `Your site is at ${address}. The old address forwards to the new one.`,
  fixedName: "The name is set by the host of your site.",
  save: "Change the address",
  saving: "Changing…",
  saved: "Changed. Your site is at its new address.",
  offlineTitle: "Take it offline",
  offlineHint: "Nobody will find your site. Your text, versions and settings are kept.",
  alreadyOffline: "Your site is not online.",
  takeOffline: "Take offline",
  takingOffline: "Taking it offline…",
};

export const formSettingsTexts = {
  title: "Forms",
  paymentLink: "Link to your payment page",
  paymentLinkHint: "Shown after an order. Leave it empty for none.",
  formAddress: "Send forms elsewhere",
  formAddressHint:
    "Forms of the site we publish arrive in Messages. If you download the files and put them online yourself, forms are sent to this address instead.",
  save: "Save",
  saving: "Saving…",
  saved: "Saved.",
  privacy: "For your privacy page",
  privacyHint: "Says what is stored when someone writes to you. Copy it into a text page.",
  language: "Language",
  copy: "Copy the paragraph",
  copied: "Copied.",
};

export const businessSettingsTexts = {
  title: "Facts for search engines",
  business: "Business",
  hint: "Address, hours, prices and profiles, as you told us. Published with the site next time, where search engines and assistants read them.",
  noBusiness: "Only what the site says",
  none: "Search engines are told what the site says. Address, hours and prices are told in their own form once we know them.",
  tell: "Tell us your facts",
  save: "Save",
  saving: "Saving…",
  saved: "Saved.",
};

export const webhookTexts = {
  title: "Send messages to a program of yours",
  intro:
    "Messages and orders of your visitors can also go to software of yours as soon as they arrive, such as your accounting or your customer list. Spam is left out, and everything stays in your inbox.",
  address: "Address of your program",
  addressHint: "A webhook that takes JSON. Leave it empty for none.",
  save: "Save",
  saving: "Saving…",
  saved: "Saved.",
  secret: "Signing secret",
  secretHint: "Your program checks with it that a message really comes from us.",
  standard: "How to check the signature",
  standardLink: "https://www.standardwebhooks.com",
  replace: "Replace the secret",
  replaceTitle: "Replace the secret?",
  replaceText: "Your program takes no message until it has the new one.",
  replaceYes: "Yes, replace it",
  replaceNo: "Keep it",
  test: "Send a test",
  arrived: "It arrived.",
  deliveries: "The newest messages",
  noDeliveries: "None yet. Messages that arrive from now on are sent.",
  from: {
    contact: (writer: string) => `Message from ${writer}`,
    order: (writer: string) => `Order from ${writer}`,
    request: (writer: string) => `Request from ${writer}`,
  },
  states: { waiting: "Is tried again", delivered: "Arrived", failed: "Did not arrive" },
  attempts: (count: number) => `${count} attempts`,
};

export const moveSettingsTexts = {
  title: "Moved here from another site?",
  redirects: "Addresses of your old site",
  redirectsHint:
    "One on each line, or paste your old sitemap. Each leads to your first page, or to the page that you write after it. They work under your own domain, too.",
  redirectsExample: "/about-us.html /#about\n/menu",
  verification: "Tags of search consoles",
  verificationHint:
    "Google, Bing and others give you an HTML tag that proves that the site is yours. Paste the whole tag; you need no file from them. With a domain of your own, you can add their DNS record (TXT) where you manage the domain instead. At our address, only the tag works.",
  save: "Save",
  saving: "Saving…",
  saved: "Saved.",
};
