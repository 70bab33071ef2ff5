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
  hidden: "Search engines do not list it yet: write your own words, then publish them",
  opensInNewTab: " (opens in a new tab)",
  siteOf: "Your site of {template}",
  of: " ({template})",
  edit: "Edit",
  publish: "Publish",
  overview: "Overview",
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
  buyOf: "Put {template} online",
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
  withdrawn: "This license has ended",
  allows:
    "It allows one company or person to use {template} for one website. We don't disclose the owner.",
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

/** The file LICENSE.txt of a site. */
export const licenseFile = {
  title: "License for {template}",
  key: "License key",
  licensedTo: "Licensed to",
  category: "Category",
  validity: "Still valid?",
  promises: "What {category} promises",
} as const;

/** The file README.txt of a site. */
export const siteReadme = {
  title: "{template} for {company}",
  open: "Open index.html with a double click. The page needs nothing else: no installation, no build step, no connection to anybody.",
  contents: "What is in here",
  index: "the page",
  styles: "how it looks; the four colors are its first lines",
  script: "what moves in it",
  images: "pictures, and your logo",
  fonts: "typefaces, each with its own license",
  notFound: "the page for addresses that do not exist; 404.css is how it looks",
  manifest: "the name and icons that phones show",
  robots: "what search engines may read: everything",
  sitemap: "your pages, for search engines",
  agents: "your pages, for language models",
  colors: "the four colors, for your design tools",
  content: "your words and pictures, which the shop's editor can load",
  license: "what you may do with all this, and your license key",
  page: "the page “{title}”",
  samePages: "the same pages in {language}",
  colorTitle: "Another color",
  color: "Change the four colors at the top of styles.css. Everything follows.",
  textTitle: "Another text or picture",
  text: "Open index.html in any text editor, or put another picture of the same name into the folder images.",
  webTitle: "On the web",
  web: "Upload the whole folder to any web space. index.html is its first page.",
  messagesTitle: "Messages",
  received:
    "What visitors send by the forms in index.html is kept for you on your site's page at the shop, and e-mailed to you. To receive it elsewhere, write the address of another form service in place of the one after action= in index.html.",
  unset:
    "The form in index.html sends nothing yet, because the shop receives messages for the sites that it deploys. Any form service can: in index.html, write its address into the form's first tag, as in",
  unsetThen: "and begin the form's button with {tag}. Then remove the sentence below it.",
  formNote: "This form sends nothing yet: README.txt says what it needs.",
  addressTitle: "Found and shown",
  address:
    "Once you know the address of your site, write it in place of {example} in robots.txt and sitemap.xml, and in front of images/share.png in index.html: the picture that chats show beside a link.",
  folder:
    "404.html is for a site at the top of its address, such as {example}/. In a folder, put the folder in front of what it loads: /folder/404.css.",
  robotsNote:
    "Once you know the address of your site, write it here and remove the # from its line",
  madeBy: "Made by {shop}. Questions: {email}",
} as const;

/** llms.txt of a site. */
export const siteDescription = {
  pages: "Pages",
  contact: "Contact",
  address: "Address",
  hours: "Hours",
  phone: "Phone",
  email: "E-mail",
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

export const siteErrors = {
  notDeployed: "You have not bought this with deployment.",
  underWay: "We are at work on this site. Please wait a moment.",
  takenDown: "We took this site down: {reason}",
  formNeedsAddress: "Your site has a form, and what your visitors send is e-mailed to you.",
  confirmAddress:
    "{why} Please confirm your e-mail address first: you can ask for the link in your profile.",
  noVersion: "This site has no version {number}.",
  dangerousLink:
    "This version links to {listed}, which is on a list of dangerous addresses. Please publish without that link.",
  hostSettings: "The host of this site has its own settings for this.",
  nameTaken: "This name belongs to another site. Please choose a different one.",
  nameFixed: "The host of this site does not let its name change.",
  notBought: "You have not bought this template.",
  noMessage: "There is no such message.",
  unknown: "There is no such site.",
  noSite: "You have no site with this license.",
  notTakenDown: "This site is not taken down.",
  objectedAlready: "You have objected already. A person answers by e-mail.",
  mailboxForPrograms: "Messages are sent only to programs of people whom we can reach by e-mail.",
  saveProgram: "Please save the address of your program first.",
  openPlaces:
    "{count, plural, one {# place still waits} other {# places still wait}} for your own words: {places}. Fill them in in the editor, or publish on your site’s page, which asks whether they may stay.",
  isTakenDown: "This site is taken down.",
  manyNames: "A site can have had {max} names at most.",
  changeHeld:
    "This is not saved yet: with it, your site looks like one that is used for fraud. We look at it, usually within one working day, and e-mail you. Nothing else about your site changes.",
  notShared:
    "This is not shared, because it looks like a site that steals passwords or money. Please write to {email} if we are wrong.",
  notSharedWith:
    "This is not shared, because it looks like a site that steals passwords or money. {reason}: “{evidence}”. Please change these words, or write to {email} if we are wrong.",
  tryInAMinute: "Please try again in a minute.",
  uploadLogoAgain: "Please upload it again on your profile.",
  logoNotFetched: "Your logo could not be fetched from the image host. {remedy}",
} as const;

export const siteFormFields = {
  licenseKey: "This is no license key",
  brand: "This brand cannot be read",
  domain: "Please type a name such as www.example.com",
  known: "Known values: {values}",
  nothingChanges: "Say what is to change",
  objection: "Please say why the site should be online",
  nameShort: "Please use at least {min} characters",
  nameLong: "Please use at most {max} characters",
  nameLetters: "Please use letters, digits and hyphens, such as north-street-bakery",
  nameOfShop: "Visitors would take this name for ours. Please choose another.",
  nameOfBrand:
    "Visitors would take this name for another company’s. Please choose one of your own.",
  longAddress: "Please use at most 500 characters",
  longText: "Please use at most {max} characters",
  programAddress: "Please write the address of your program, beginning with https://",
  payAddress:
    "Please write the address of your page for payments as it stands in a browser, beginning with https://",
  formAddress:
    "Please write the address of the other form as it stands in a browser, beginning with https://",
} as const;

export const moveErrors = {
  line: "Line {line}: {what}",
  twoAddresses: "there are more than two addresses.",
  oldAddress: "please begin the old address with / or https://",
  newPage: "please name a page of this site, beginning with /",
  unreadable: "this address cannot be read.",
  manyAddresses: "Please list at most {max} addresses. These are {count}.",
  circle: "{circle} is in the list of old addresses, so that nobody would arrive there.",
  wholeTag: "Please paste the whole tag, beginning with {tag}",
  knownTags: "We know these tags: {names}.",
  incomplete: "The content of {name} is not complete. Please copy the tag again.",
} as const;

/** Of names that are no domains for a site. */
export const domainErrors = {
  off: "This shop does not offer domains of your own yet.",
  notAName: "Please type a name such as www.example.com",
  noAddress: "This is an IP address. Please type a name such as www.example.com",
  ownName: "This name is the shop’s own. Please type one of yours.",
  shared: "Everybody shares {host}. Please type a name of yours below it.",
  notWhole: "Please type a whole name, such as www.example.com",
  noOther: "Only a name with or without www can lead to the other.",
} as const;

/** Of the form that reports a site. */
export const reportFields = {
  site: "Please paste the address of the site, such as https://www.example.com/page",
  unknownSite:
    "We host no site at this address, and no shared draft. Please copy the address from your browser; sites elsewhere we cannot change.",
  kind: "Please choose what is wrong",
  explanation: "Please say what is wrong, and where on the site",
  nameMissing: "Please type your name",
  nameOnly: "Please type your name only",
  emailMissing: "Please type your e-mail address",
  goodFaith: "Please confirm it",
} as const;

/** Why a publication, or a message to the program of a site's owner, failed. */
export const siteFailures = {
  interrupted: "The work was interrupted.",
  hostCannotUse: "The host could not use the site.",
  hostSlow: "The host took too long.",
  hostRefused: "The host refused the site ({status}).",
  hostDown: "The host cannot be reached at the moment. Please try again in a minute.",
  noSuchAddress: "There is no such address.",
  notLookedUp: "The name of the address could not be looked up.",
  nothingAnswers: "Nothing answers at this address.",
  brokeOff: "The connection broke off.",
  noAnswer: "There was no answer within {seconds} seconds.",
  connectionFailed: "The connection failed.",
  badCertificate: "The certificate of the address is not valid.",
  privateNetwork: "The address leads into a private network.",
  redirected: "It answered with a redirect (status {status}). Please use the address it leads to.",
  answeredWith: "It answered with status {status}.",
} as const;
