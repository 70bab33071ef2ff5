/** The overview of a customer's site. */
export const siteOverview = {
  online: "Online",
  opensInNewTab: " (opens in a new tab)",
  onlineSince: "Online since {date}, version {number, number}",
  allOnline: "Everything is online",
  allOnlineHint:
    "There is nothing to publish: your visitors see your latest text, logo and colors.",
  notListed: "Search engines do not list your site yet",
  toBeListed:
    "{count, plural, =0 {They may do so once you have published words of your own, and none of its texts is yours yet. Write at least one, such as the headline, then publish.} one {# of its texts is in your own words, but you have not published it yet. Publish, and search engines may list your site.} other {# of its texts are in your own words, but you have not published them yet. Publish, and search engines may list your site.}}",
  writeWords: "Write your words",
  orderedOnline: "Your site is online as you ordered it",
  orderedOnlineHint: "We published what you had saved. Look it over, then publish it yourself.",
  changes: "{count, plural, one {# change is not online yet} other {# changes are not online yet}}",
  sendingDraft: "Saving your last changes…",
  notSent: "Your last changes are not saved yet",
  unsent: "They are on this device only, so they cannot be published: {reason}",
  changedElsewhere: "They were also changed elsewhere. Open the editor and choose what to keep.",
  logInAgain: "Please log in again.",
  backToEditor: "Open the editor",
  lookAtIt: "Look at them",
  noImprint: "No imprint yet.",
  addImprint: "Add it",
  publishFirst: "Publish your site",
  publishFirstHint: "It goes online as it looks here, with your text, logo and colors.",
  publish: "Publish",
  publishAgain: "Publish again",
  tryAgain: "Try again",
  now: "Online now",
  after: "After publishing",
  draft: "As it will be published",
  ordered: "Waiting",
  building: "Publishing",
  live: "Online",
  publishing: "Publishing. Until it is done, visitors see the previous version.",
  done: "Done: your site is online.",
  failed: "Publishing failed: {reason}",
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
} as const;

/** For a publication of words with placeholders. */
export const openPlaces = {
  waiting: "{count, plural, one {# place still waits for you} other {# places still wait for you}}",
  hint: "Your visitors would read words in brackets, a price that you have not named, or texts that AI wrote and you have not read.",
  fillIn: "Fill them in",
  publishAnyway: "Publish anyway",
} as const;

/** For a site that a person has to look at. */
export const siteWaiting = {
  title: "We are checking your site first",
  refusedTitle: "We did not put this online",
  publication:
    "Something in what you published looks like sites that steal passwords or money. One of us checks it before visitors can see it, usually within one working day, and we e-mail you.",
  change:
    "You asked for a change ({change, select, settings {settings} name {name in the address} domain {own domain} other {publication}}). With it, something in your site looks like sites that steal passwords or money. One of us checks it first, usually within one working day, and we e-mail you.",
  reasons: "This is what we noticed",
  whatToDo:
    "Usually it is a misunderstanding. You can wait for our decision, or change these words and publish again: the new version is checked right away.",
  stopped:
    "Whatever you publish until then waits for our decision as well. If you think we are wrong, please write to {email}.",
  refusedHint:
    "You can change your site and publish it again. If you think we are wrong, please write to {email}.",
  pausedTitle: "Your forms are paused",
  paused:
    "Somebody reported your site as phishing, and something in it looks like sites that steal passwords or money. One of us decides within {hours, plural, one {# hour} other {# hours}}. Your site stays online, but its forms take nothing: visitors read that their message was not sent, and keep their words.",
  pausedHint:
    "Usually it is a misunderstanding. You can wait for our decision, or change these words and publish again: then your forms work right away.",
  pausedContact: "If you think we are wrong, please write to {email}.",
} as const;

export const changeList = {
  label: "What is not online yet",
  more: "{count, number} more",
  what: "{kind, select, added {Added} removed {Removed} moved {Moved} other {Changed}}",
  /** Read before the name of what changed. */
  whatOf: "{kind, select, added {Added} removed {Removed} moved {Moved} other {Changed}}: ",
  empty: "(empty)",
} as const;

export const siteHistory = {
  intro: "We keep the newest 20 versions. You can put any of them online again in one step.",
  versions: "Versions, the newest first",
  version: "Version {number, number}",
  online: "Online",
  restoredFrom: "The files of version {number, number}",
  byYou: "by {company}",
  byShop: "after the payment",
  sample: "Sample text",
  revision: "Your text, saved state {number, number}",
  changes: "{count, plural, one {# change} other {# changes}}",
  noChanges: "No changes since the previous version",
  kilobytes: "{count, number} KB",
  look: "Look at it",
  restore: "Restore",
  ofVersion: " version {number, number}",
  opensInNewTab: " (opens in a new tab)",
  confirmTitle: "Put version {number, number} online again?",
  confirmText: "Visitors see it at once, as a new version. Your draft stays as it is.",
  confirmYes: "Yes, restore it",
  confirmNo: "Not now",
  restored: "Version {number, number} is online again.",
  restoring: "It is being put online again…",
  none: "No versions yet",
  noneHint: "Each time you publish, a version is kept here, and you can go back to it.",
  toOverview: "Go to the overview",
} as const;

/** What changed in a site besides the words and pictures of its template. */
export const siteChanges = {
  company: "Company name",
  about: "Description of the company",
  facts: "Facts for search engines",
  logo: "Logo",
  colors: "Colors",
  ownColor: "The template’s own",
  title: "Page title",
  description: "Description for search engines",
  language: "Language",
  languages: "Further languages",
  languageLinks: "Links between languages",
  template: "Template",
  version: "Version {number, number}",
  shown: "Shown",
  hidden: "Hidden",
  link: "{label} ({to})",
  ownPicture: "Your picture: {alt}",
  ownPictureUnnamed: "Your picture",
  samplePicture: "Sample picture: {alt}",
  samplePictureUnnamed: "Sample picture",
} as const;

export const changedColors = {
  primary: "Primary background",
  secondary: "Secondary background",
  text01: "Text 1",
  text02: "Text 2",
} as const;
