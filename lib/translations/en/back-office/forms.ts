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

export const staffForms = {
  needsAddress: "Please give the address of whom you invite",
  knownRoles: "Known roles: {roles}",
  incomplete: "The link is not complete",
} as const;

/** Of decisions about sites. */
export const caseForms = {
  reason: "Please say why: the people concerned are told.",
  reasonForOwner: "Please say why: the owner is told.",
  known: "Known values: {values}",
} as const;

export const supportForms = {
  title: "Please name it",
  answer: "Please write an answer",
  known: "Known values: {values}",
} as const;

export const transferForms = {
  amount: "Please give an amount above zero",
  amountMost: "Please give at most {max}",
  day: "Please give a day, such as 2026-11-26",
  leastLines: "Please choose at least one line",
  mostLines: "Please confirm at most {max} lines at once",
} as const;

export const customerForms = {
  name: "A customer needs a name",
} as const;
