/** Of requests of components to the server. */
export const connection = {
  unreachable: "The shop cannot be reached. Check your connection and try again.",
  unreadable: "The shop's response could not be read. Please try again.",
  unreadableAnswer: "The shop's answer could not be read. Please try again.",
} as const;

/** Errors that any part of the API may answer with. */
export const errors = {
  bug: "Something went wrong. If it happens again, tell us this: {id}",
  manyAttempts: "Too many attempts. Please wait a moment.",
  largeRequest: "This request is larger than {kib} KiB.",
  unknownCountry: 'There is no country "{typed}". Did you mean {nearest}?',
  otherSite: "This request came from another site.",
  queueFull: "The shop is busy. Please try again in a moment.",
  logIn: "Please log in.",
  nothingHere: "There is nothing at this address.",
  busy: "The shop is busy for a moment. Please try again.",
  unknownInvoice: "This invoice does not exist.",
  sendJson: "Please send JSON (Content-Type: application/json).",
  notJson: "The body of this request is not valid JSON.",
  unreadableBody: "The body of this request could not be read.",
  serviceDown: "{service} cannot be reached at the moment. Please try again in a minute.",
  wrongMethod: "This address does not do that.",
  checkInput: "Please check what you sent.",
  onlyShop: "Only the shop itself may do this.",
  notYourRole: "Your role does not include this. The shop's owner can change it.",
  loggedOutAlready: "This device is logged out already.",
  otherAccount: "This is not your account.",
  unknownEmail: "There is no account with this e-mail address.",
  onlyOwner: "Only the owner may change an account of the back office.",
  needsFactor:
    "The back office needs two-step login. Open /admin in a browser to set it up, then log in with a code.",
  manyMeasurements: "Too many measurements. Please wait a moment.",
} as const;

/** Of fields that several forms have. */
export const fieldErrors = {
  notText: "This must be text",
  notStorable: "This text contains characters that cannot be stored",
  tooLong: "Please use at most {max} characters",
  emailLong: "Email shouldn't have more than {max} characters",
  emailLetters:
    "Please write the address with the letters a to z: our e-mail service cannot deliver to others",
  emailFormat: "Incorrect email format",
  invisible: "Please remove the characters that cannot be seen, such as line breaks",
  vatId: "This is no VAT id, such as DE123456789",
} as const;

export const tokenErrors = {
  unknown: "You have no such token.",
  tooMany: "You have {max} tokens. Revoke one that you no longer use.",
  refused:
    "This API token is wrong, expired or revoked. Create another where you created this one: in your profile or the back office.",
  notInRole: "Your role does not include {scopes}",
  notForTokens: "API tokens are not for this. Please log in.",
  needsScope: "This API token may not do this. Make one with the scope {scope} in the back office.",
} as const;

export const tokenFields = {
  scopes: "Please choose what the token may do",
  name: "A token needs a name, such as the program that uses it",
  scopeTwice: "Please name each scope once",
} as const;

export const uploadErrors = {
  tooLarge: "Please choose a file of at most {max} MB.",
  confirmAddress:
    "Until your address is confirmed, you can upload 10 files an hour. Your profile sends you the link.",
  sendForm: "Please send a form (Content-Type: multipart/form-data).",
  unreadableForm: "The form could not be read.",
  chooseFile: "Please choose a file.",
  oneFile: "Please send one file at a time.",
  notNow: "Pictures cannot be read right now. Please try again later.",
  notOurs: "Please upload your logo here: pictures of other sites are not shown",
  unreadable: "This file is not a picture that can be used. Please choose a PNG, JPEG or WebP.",
  tooManyPixels: "This picture has too many pixels. Please choose one of at most 16 megapixels.",
  cropOutside: "The part that is shown lies outside the picture.",
  tooMuchWork:
    "This picture takes too much work to read. Please choose a smaller PNG, JPEG or WebP.",
} as const;

export const pictureErrors = {
  tooLargeFile: "Please choose a file of at most 5 MB.",
  notUploaded: "The picture could not be uploaded. Please try again.",
  unreadable: "This file is not a picture that can be used. Please choose a PNG, JPEG or WebP.",
  tooLarge: "Please choose a picture of at most 5 MB.",
} as const;

/** Of requests that are not what the API expects. */
export const inputErrors = {
  missing: "This is missing",
  once: "Please send this once",
  notText: "This must be text",
  notNumber: "This must be a number",
  notWhole: "This must be a whole number",
  notBoolean: "This must be true or false",
  notList: "This must be a list",
  notObject: "This must be an object",
  notThis: "This must be something else",
  notValid: "This is not valid",
  noField: "There is no field named {name}",
  known: "Known values: {values}",
  tooBig: "This must be at most {max}",
  tooSmall: "This must be at least {min}",
  tooManyIds: "Please ask for at most {max} {records} at once",
  notADate: "This must be a date and time, such as 2026-01-31T09:30:00Z",
  notAYear: "This must be a year, such as 2026",
  decimals:
    "{decimals, plural, =0 {No decimals} =2 {At most two decimals} other {At most three decimals}}",
} as const;
