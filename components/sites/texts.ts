import type { DeploymentStatus } from "@/db/words/sites";

const statusNames: Record<DeploymentStatus, string> = {
  ordered: "Ordered",
  building: "Building",
  live: "Live",
  failed: "Failed",
  leaving: "Going offline",
  offline: "Taken offline",
};

export const deploymentTexts = {
  statusNames,
  deploymentOf: (template: string) => `Deployment of ${template}`,
  history: "What happened so far",
  takeOffline: "Take offline",
  retry: "Retry",
  redeploy: "Re-deploy",
  confirmTitle: "Take it offline?",
  confirmText: (template: string) =>
    `Nobody will find your ${template} site any more. You can deploy it again at any time.`,
  confirmYes: "Yes, take it offline",
  confirmNo: "Keep it",
  opensInNewTab: " (opens in a new tab)",
  ordered: "Ordered. We start in a moment.",
  tryingAgain: (reason: string) => `${reason} We try again soon.`,
  building: "Building your site…",
  liveAt: "Your site is live at",
  stillLiveAt: (reason: string) => `It could not be taken offline: ${reason} It is live at`,
  failed: (reason: string) => `It failed: ${reason}`,
  previousLiveAt: "The version before is still live at",
  leaving: "Taking your site offline…",
  offline: "Your site is offline. Re-deploy it whenever you like.",
  takenDown: (reason: string) => `We took your site down: ${reason}`,
};

export const sitePageTexts = {
  yourSite: "Your site",
  ofTemplate: (template: string) => ` of ${template}`,
  title: (template: string) => `Your ${template} site`,
  backToPurchases: "Purchases",
  parts: "Parts of your site",
  tabs: {
    overview: "Overview",
    history: "History",
    messages: "Messages",
    visits: "Visits",
    domain: "Domain",
    settings: "Settings",
  },
  edit: "Edit texts and pictures",
};

export const overviewTexts = {
  online: "Online",
  openSite: "Open your site",
  onlineSince: (date: string) => `Online since ${date}`,
  version: (number: number) => `version ${number}`,
  allOnline: "Everything is online",
  allOnlineHint: "What you wrote and your brand are as your readers see them.",
  sampleOnline: "Your site still shows our sample text",
  sampleOnlineHint:
    "Your visitors read about an invented company. Write your own text, then publish it here.",
  changes: (count: number) =>
    count === 1 ? "1 change is not online yet" : `${count} changes are not online yet`,
  moreChanges: (count: number) => `${count} more`,
  publishFirst: "Publish your site",
  publishFirstHint: "It goes online as it looks here, with your words and in your brand.",
  publish: "Publish",
  publishAgain: "Publish again",
  tryAgain: "Try again",
  now: "Online now",
  after: "After publishing",
  draft: "As it will be published",
  pictureOf: (what: string) => `A picture of your site: ${what.toLowerCase()}`,
  steps: { ordered: "Waiting", building: "Building", live: "Online" },
  publishing: "Publishing. Your readers see the site as it was until it is done.",
  done: "Done: your site is online.",
  failed: (reason: string) => `Publishing failed: ${reason}`,
  stillOnline: "The version before is still online.",
  notOnline: "Nothing is online.",
  offline: "Your site is offline",
  offlineHint: "Nobody can see it. Publish it whenever you like.",
  leaving: "Taking your site offline…",
  confirmFirst: "Please confirm your address first",
  confirmFirstHint:
    "Your site has a form, and what your readers send is e-mailed to you. Open the link that we send you, then publish.",
  takenDown: "We took this site down",
  takenDownHint: (email: string) =>
    `Your words, pictures and versions are kept. Write to ${email}, so that it can be online again.`,
  notRecorded:
    "What is online was published before versions were kept. Publish once, and you can go back to it from then on.",
};

export const changeListTexts = {
  label: "What is not online yet",
  kinds: { changed: "Changed", added: "Added", removed: "Removed", moved: "Moved" },
  empty: "(empty)",
  became: "becomes",
};

export const historyTexts = {
  intro: "The newest 20 versions are kept. Any of them can be online again, in one step.",
  versions: "Versions, the newest first",
  version: (number: number) => `Version ${number}`,
  online: "Online",
  restoredFrom: (number: number) => `The files of version ${number}`,
  byYou: (company: string) => `by ${company}`,
  byShop: "after the payment",
  revision: (number: number | null) =>
    number === null ? "The sample’s words" : `Your words, revision ${number}`,
  changes: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
  noChanges: "No changes to the version before",
  kilobytes: (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`,
  look: "Look at it",
  restore: "Restore",
  ofVersion: (number: number) => ` version ${number}`,
  confirmTitle: (number: number) => `Put version ${number} online again?`,
  confirmText:
    "Your readers see it at once, as a new version. What you are writing stays as it is.",
  confirmYes: "Yes, restore it",
  confirmNo: "Not now",
  restored: (number: number) => `Version ${number} is online again.`,
  restoring: "Your host puts it online again…",
  none: "No versions yet",
  noneHint: "Each time you publish, a version is kept here, and you can go back to it.",
  toOverview: "Go to the overview",
};

export const settingsTexts = {
  address: "Address",
  name: "Name in the address",
  nameHint: (path: string) => `Your site is at ${path}. The old address leads to the new one.`,
  fixedName: "The name is set by the host of your site.",
  save: "Change the address",
  saving: "Changing…",
  saved: "Changed. Your site is at its new address.",
  offlineTitle: "Take it offline",
  offlineHint: "Nobody will find your site. Words, versions and settings stay.",
  alreadyOffline: "Your site is not online.",
  takeOffline: "Take offline",
  takingOffline: "Taking it offline…",
};

export const formSettingsTexts = {
  title: "Forms",
  paymentLink: "Your page for payments",
  paymentLinkHint: "Shown with the thanks for an order. Leave it empty for none.",
  formAddress: "Another address for forms",
  formAddressHint:
    "What is sent to us arrives in Messages. In files that you download and put elsewhere, forms are sent here instead.",
  save: "Save",
  saving: "Saving…",
  saved: "Saved.",
  privacy: "For your privacy page",
  privacyHint: "Says what is stored when somebody writes to you. Copy it into a text page.",
  language: "Language",
  copy: "Copy the paragraph",
  copied: "Copied.",
};

export const noSiteTexts = {
  title: "Not published by us",
  text: (template: string) =>
    `You bought ${template} to put on your own web space. Download it with your words and in your brand, unpack it there, and it is online.`,
  download: "To the download",
  offerTitle: (price: string) => `Or let us put it online for ${price}`,
  offer:
    "We publish your site within minutes, with its own address. You can then change its words, connect your own domain, read your visitors’ messages and count visits. You pay once.",
  ask: "Ask us to put it online",
};
