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

export const bookErrors = {
  notAMonth: "This must be a month, such as 2026-11",
  unknownFile: "There is no such file of this month.",
} as const;
