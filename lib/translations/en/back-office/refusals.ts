/** Of forms for templates, coupons, bundles, sales and reviews. */
export const catalogueForms = {
  notWhole: "This must be a whole number",
  leastOne: "At least one",
  leastTwo: "At least two",
  mostHundred: "At most 100",
  leastPercent: "At least 1%",
  mostPercent: "At most 90%",
  mostHundredPercent: "At most 100%",
  amountNumber: "The amount must be a number of {currency}",
  amountPositive: "The amount must be above 0",
  amountMost: "The amount must be at most 1000000",
  needsPresets: "Please send a list of templates",
  mostPresets: "At most 100 templates",
  needsCategories: "Please send a list of categories",
  farYear: "This year is too far away",
  saleName: "A sale needs a name",
  presetName: "A template needs a name",
  priceNumber: "The price must be a number of {currency}",
  priceLeast: "The price cannot be below 0",
  priceMost: "The price must be at most 1000000",
  numberOrNull: "This must be a number of {currency}, or null",
  tenImages: "At most ten images",
  tenTexts: "At most ten texts",
  trueOrFalse: "This must be true or false",
  notAnImage: "An image must be a path of this site or an https address",
  notAPreview: "The preview must be a path of this site or an https address",
  notATemplate: "There is no such template. Choose one that the shop sells",
  pixels: "This must be a whole number of pixels",
  cropWidth: "Please choose a part at least {width} pixels wide: a card needs them",
  cropShape: "The part has to be of a card’s shape, 4 to 3",
  hiddenReason: "Please say why: the customer is told",
  reviewAnswer: "Please write an answer",
} as const;

export const catalogueRefusals = {
  unknownBundle: "There is no such bundle.",
  unknownCoupon: "There is no such coupon.",
  couponWithout: "Please say what it takes off: a percentage or an amount",
  couponWithBoth: "It takes off either a percentage or an amount, not both",
  endsBefore: "It cannot end before it begins",
  couponExists: "There is a coupon {code} already.",
  codeStays:
    "The code {code} cannot be changed, because invoices show it. End this coupon and create another.",
  unknownSale: "There is no such sale.",
  saleEndsBefore: "It has to end after it begins",
  saleOver: "It would be over already",
  salesOverlap: "The sale “{name}” has some of these templates at the same time.",
  saleEnded: "This sale has ended.",
  saleBegun:
    "This sale has begun: only its name and its end can be changed. End it and create another.",
  launchPast: "A launch has to be in the future",
  launched: "This template has been launched already.",
  inSale: "This template is in a sale. Its price can be changed once the sale has ended.",
} as const;

export const customerRefusals = {
  banSelf: "You cannot ban yourself.",
  unknown: "There is no such customer.",
} as const;

export const staffForms = {
  needsAddress: "Please give the address of whom you invite",
  knownRoles: "Known roles: {roles}",
  incomplete: "The link is not complete",
} as const;

export const staffRefusals = {
  tooMany: "You have invited many already. Please try again in an hour.",
  unknown: "There is no such staff member. The list may be old: please reload the page.",
  alreadyHere: "They already work in the back office. Change their role instead.",
  notValid:
    "This invitation is for another address, was already used or withdrawn, or has expired. The shop's owner can send you another.",
  owner: "This is the owner's own address. The owner may do everything already.",
  notVerified:
    "Please confirm your e-mail address first: you can ask for the link in your profile. Then open the invitation again.",
  secondFactorFirst:
    "Please log in with a code or passkey. If yours is lost, a command on the server removes it: npm run reset-second-factor.",
} as const;

export const operationRefusals = {
  unknownJob: "There is no such job.",
  jobNotGivenUp: "This job was not given up.",
  unknownEmail: "There is no such e-mail.",
  unknownEvent: "There is no such event.",
} as const;

/** Of decisions about sites. */
export const caseForms = {
  reason: "Please say why: the people concerned are told.",
  reasonForOwner: "Please say why: the owner is told.",
  known: "Known values: {values}",
} as const;

export const caseRefusals = {
  unknownSite: "There is no such site.",
  isTakenDown: "This site is taken down already.",
  notTakenDown: "This site is not taken down.",
  unknownReport: "There is no such report.",
  decided: "This was decided already. Please load the list again.",
  gone: "This was deleted, or it is a link that holds its own words: there is nothing to take down. Please close the report without action.",
  unknownHeld: "There is no such held site.",
  heldDecided: "This was decided already, or its owner has published something else.",
} as const;

export const supportForms = {
  title: "Please name it",
  answer: "Please write an answer",
  known: "Known values: {values}",
} as const;

export const supportRefusals = {
  titleExists: "There is an answer with this title already.",
  unknownAnswer: "There is no such answer.",
  unknownAssignee: "No staff member who may answer has this number.",
  unknownThread: "There is no such thread.",
  unknownMessage: "There is no such message.",
} as const;

/** Of the queries of lists. */
export const listErrors = {
  tooMany: "Please ask for at most {max} at once",
  tooManyRows: "At most {max} rows at once: from _start to _end",
  onlyFirst: "Only the first {max} can be paged to: narrow the list, or export it",
} as const;

export const transferForms = {
  amount: "Please give an amount above zero",
  amountMost: "Please give at most {max}",
  day: "Please give a day, such as 2026-11-26",
  leastLines: "Please choose at least one line",
  mostLines: "Please confirm at most {max} lines at once",
} as const;

export const bookErrors = {
  notAMonth: "This must be a month, such as 2026-11",
  unknownFile: "There is no such file of this month.",
} as const;

export const customerForms = {
  name: "A customer needs a name",
} as const;
