export const account = {
  caption: "One account for everything",
  login: "Login",
  register: "Register",
  email: "Email",
  password: "Password",
  success: "Success",
  backToHome: "Back to home",
  backToLogin: "Back to login",
  needsScript: "This form needs JavaScript: please turn it on, or load the page again.",
  loading: "Loading",
} as const;

export const login = {
  intro: "Welcome back. Your cart and your colors are where you left them.",
  isNew: "New here?",
  signingIn: "Logging in…",
  code: "Code",
  codeHint:
    "Your authenticator app shows it. Without the app, type a recovery code; without both, write to us.",
  withPasskey: "Log in with a passkey",
  waitingForPasskey: "Your browser asks for your passkey…",
  confirmSent:
    "We have e-mailed you a link: open it when you like to confirm your address. You can log in right away.",
} as const;

export const identityLogin = {
  or: "or",
  signInWith: "Sign in with...",
  tookTooLong: "The login took too long. Please try again.",
  waiting: "Please continue in the small window.",
  leaving: "Your browser blocked the small window: one moment, this page takes you there.",
  finishing: "Logging you in…",
  code: "Your account asks for a code, too.",
  closed: "The small window was closed before you had logged in.",
} as const;

export const popup = {
  pageTitle: "Log in",
  opening: "Opening {provider}",
  redirecting: "One moment, you are taken to the login page.",
  backToShop: "Back to the shop",
  closes: "This window closes by itself. You can also close it now.",
} as const;

export const register = {
  intro: "An account keeps your cart, your colors and what you bought in one place.",
  hasAccount: "Have an account?",
  name: "Name",
  nameHint: "The name your customers see. We ask for your company's legal name when you pay.",
  keepsBrand:
    "Your previews keep the name “{name}”. We ask for your company's legal name when you pay.",
  creating: "Creating your account…",
  created: "User created successfully!",
} as const;

export const newPassword = {
  confirm: "Confirm password",
  rules: "Password rules",
  met: "done",
  notMet: "missing",
  rulesMet: "{met, number} of {all, number} password rules met",
} as const;

/** The rules of a new password, as its form lists them. */
export const passwordRules = {
  uppercase: "An uppercase character",
  lowercase: "An lowercase character",
  length: "A between 8 and 30 char...",
  number: "At least one number",
  special: "A special character",
} as const;

export const reset = {
  title: "Reset password",
  intro: "Choose a new password. You then log in with it, on this and every other device.",
  newPassword: "New password",
  reset: "Reset Password",
  saving: "Saving…",
  updated: "Password successfully updated.",
  noLink: "Please open the link in the e-mail that we sent you, or let us send you a new one.",
} as const;

export const forgot = {
  forgotPassword: "Forgot password?",
  title: "Forgot password",
  description: "We send you a link to choose a new password.",
  send: "Send link",
  sending: "Sending…",
  notSent: "There was an error trying to send the data, check the email entered or try again later",
  sent: "Check your email. You will receive a link to create a new password",
} as const;

export const profile = {
  title: "Profile",
  partsLabel: "Parts of your profile",
  company: "Company",
  security: "Security",
  data: "Your data",
  logoOf: "Logo of {company}",
  defaultLogo: "Default logo",
  noAbout: "There is still no about to show",
  backOffice: "Open the back office",
  saving: "Saving…",
  success: "Success",
  isUpdated: "Your profile data has been updated",
} as const;

export const company = {
  title: "Your company",
  name: "Company name",
  about: "About",
  aboutHint: "Write a few sentences about your company.",
  language: "Language",
  languageHint: "Of the e-mails and documents that you get from us.",
  save: "Save Changes",
} as const;

export const logo = {
  yourLogo: "Your logo",
  upload: "upload Image",
  uploading: "Uploading…",
  limits: "PNG, JPEG or WebP. Large photos are made smaller.",
  notSaved: "Not saved yet: save your changes to keep it.",
  updating: "Updating logo",
  pleaseWait: "Please wait while your logo is being updated",
  failed: "Error loading your image",
  tryAgain: "Please try again.",
} as const;

export const invoice = {
  title: "For your invoices",
  intro: "The checkout fills these in for you.",
  firstName: "First name",
  lastName: "Last name",
  legalName: "Legal name",
  legalNameHint: "Your company's name on invoices, if it differs from the one above.",
  issuedStay:
    "Saved for your next orders. Invoices that we have issued stay as they are; if one is wrong, ask about it under Purchases.",
  street: "Street and number",
  street2: "Address line 2",
  region: "Region",
  regionHint: "State, province or county, where addresses have one.",
  zipCode: "Zip code",
  city: "City",
  country: "Country",
  vatId: "VAT id",
  vatIdHint: "If your company has one.",
  fill: "Fill in what you told us",
  filled: "Filled in from your facts. Please look before you save.",
  save: "Save details",
} as const;

export const brand = {
  title: "Your brand",
  intro: "Every preview shows your logo, your name and these colors.",
  preview: "A template in your colors",
  change: "Change the colors in a preview",
  opensInNewTab: "(opens in a new tab)",
} as const;

export const data = {
  title: "Your data",
  intro: "Everything we store about you is yours: download it, or have it deleted.",
} as const;

export const dataExport = {
  label: "A copy of your data",
  what: "A zip file with your account, orders, invoices, drafts, pictures, sites, and messages.",
  ask: "Prepare my data",
  askAgain: "Prepare it again",
  preparing: "We are preparing it and will e-mail you a link. That takes a few minutes.",
  ready: "Ready. The link that we e-mailed you works until {until}.",
} as const;

/** The file README.txt of the copy of one's data. */
export const exportReadme = {
  title: "All that {shop} has of you.",
  account:
    "Your account: address, company, billing address, colors, logins, linked accounts, passkeys, your role and API tokens, whether you want e-mails about drafts",
  cart: "Your cart",
  saved: "The templates you saved, and those you looked at last",
  orders: "Your orders with their payments",
  invoices: "Your invoices as PDF",
  reviews: "Your reviews",
  emails: "Which e-mails we sent you. What they said is deleted once they are sent",
  activity: "What was done with your account, and from where",
  contact: "What was written to us from your address",
  messages: "What you and we wrote to each other",
  facts: "What you told us about your companies",
  drafts: "Every revision that is kept of what you wrote into templates",
  shared: "Copies of drafts that you share",
  pictures: "Your pictures, in the largest width that is kept",
  logos: "Your logos",
  sites: "Your sites: settings, versions, domains, visits, and the messages of their readers",
  notInHere:
    "Not in here: your password, which we do not have, but only a hash of it, the key of your authenticator app, and\nhashes of links, cookies, API tokens and recovery codes.",
} as const;

export const deletion = {
  label: "Delete the account",
  what: "Your sites go offline, and we delete everything that the law does not require us to keep. You have two weeks to change your mind.",
  whatWeKeep: "What we keep, and for how long",
  ask: "Delete my account",
  dialogTitle: "Delete your account?",
  dialogText:
    "Nothing happens for {days, number} days, and you can still cancel. Then your sites go offline, and your account, drafts, pictures and messages are deleted for good. We keep invoices for as long as the law requires.",
  noPassword: "You log in without a password, so we e-mail you a link to confirm it.",
  submit: "Delete my account",
  submitLink: "Send me the link",
  submitting: "One moment…",
  linkSent: "Sent. Please look into your mailbox: the link works for a day.",
  kept: "Your account stays.",
} as const;

/** The banner on every page of a customer whose account will be deleted. */
export const leaving = {
  label: "Deletion of your account",
  leaving: "Your account will be deleted on {date}.",
  keep: "Keep my account",
  failed: "That did not work. Please try again.",
} as const;

export const exportLink = {
  title: "Your data",
  intro: "A zip file with everything we store about you. Keep it where only you can read it.",
  action: "Download",
  busy: "Downloading…",
  done: "Done: it is in your downloads.",
  noLink:
    "Please open the link in the e-mail that we sent you. You can ask for your data in your profile.",
} as const;

export const deletionLink = {
  title: "Delete your account",
  intro: "One click, and your account is deleted in two weeks. Until then you can cancel.",
  action: "Delete my account",
  busy: "One moment…",
  noLink:
    "Please open the link in the e-mail that we sent you. You can ask for a new one in your profile.",
} as const;

export const confirm = {
  title: "Confirm your e-mail address",
  intro: "One click, and we know that our e-mails reach you.",
  action: "Confirm",
  busy: "Confirming…",
  verified: "Thank you. {email} is confirmed.",
  half: "Thank you. Now open the link in the other mailbox; then your address changes to {email}.",
  changed: "Done. Your address is {email} from now on.",
  back: "Back to where you were",
  noLink:
    "Please open the link in the e-mail that we sent you. You can ask for a new one in your profile.",
} as const;

/** Texts that all pages of emailed links share. */
export const link = {
  signInFirst:
    "Please log in first, to the account that the e-mail was sent for. Then continue on this page.",
  signIn: "Log in",
  signedInAs: "You are logged in as {email}.",
  toProfile: "To your profile",
} as const;

export const notMe = {
  title: "Was that not you?",
  intro:
    "Then secure your account: every device is logged out, your current password stops working, and you choose a new one.",
  close: "Secure my account",
  closing: "Securing…",
  noLink: "Please open the link in the e-mail that we sent you.",
  putBack:
    "Your account is closed to everybody else. These settings of your sites had been changed since that e-mail, and we put them back as they were:",
  ofSite: "{template}: {settings}",
  choosePassword: "Choose a new password",
} as const;

export const security = {
  title: "Login",
  intro: "How you log in, and where you are logged in.",
  cancel: "Cancel",
} as const;

export const proof = {
  password: "Your password",
  code: "Code of your app, or a recovery code",
  busy: "One moment…",
} as const;

export const keepTokens = {
  keep: "{count, plural, one {Keep my API token. Otherwise the program that uses it loses access.} other {Keep my # API tokens. Otherwise the programs that use them lose access.}}",
} as const;

export const email = {
  label: "E-mail address",
  verified: "Confirmed",
  unverified: "Not confirmed",
  why: "Confirm it, so that messages from your sites reach you and you can upload as many pictures as you need.",
  change: "Change address",
  dialogTitle: "Change your address",
  confirmBoth:
    "We write to your current and to the new address. Once you have confirmed both, your address changes.",
  confirmNew:
    "We write to the new address. Once you have confirmed it there, your address changes.",
  newEmail: "New e-mail address",
  sendLinks: "Send the links",
  sendLink: "Send the link",
  pending: "Changing to {email}:",
  isConfirmed: "{email} has confirmed it",
  isAwaited: "Waiting for {email} to confirm it",
  keep: "Keep the current address",
} as const;

/** The button that sends the link which confirms an address. */
export const sendLink = {
  send: "Send me the link",
  sending: "Sending…",
  sent: "Sent. Please look into your mailbox: the link works for a day.",
} as const;

export const password = {
  label: "Password",
  isSet: "Set. Only you know it.",
  none: "You log in without one.",
  change: "Change password",
  choose: "Send me a link to choose one",
  linkSent: "Sent. Please look into your mailbox: the link works for an hour.",
  dialogTitle: "Change your password",
  dialogText: "Your other devices are logged out.",
  currentPassword: "Current password",
  newPassword: "New password",
  submit: "Change password",
  submitting: "Changing…",
  changed: "Your password is changed, and your other devices are logged out.",
} as const;

export const factor = {
  label: "Two-step login",
  off: "Off. You log in with your password alone.",
  on: "On since {date}. Each login asks for a code.",
  codesLeft: "{left, plural, one {# recovery code left} other {# recovery codes left}}",
  turnOn: "Turn on",
  turnOff: "Turn off",
  renew: "New recovery codes",
  setUpTitle: "Turn on two-step login",
  setUpText:
    "You need an app that shows codes, such as the one of your password manager. Your other devices are logged out.",
  next: "Next",
  scan: "Scan this with the app, or type the key into it.",
  qrCode: "QR code for your authenticator app",
  key: "Key",
  code: "Code that the app shows",
  confirm: "Turn it on",
  codesTitle: "Your recovery codes",
  codesText:
    "Each lets you log in once when you do not have the app. Keep them in a safe place: they are shown only once.",
  allCodes: " all recovery codes",
  done: "I have saved them",
  renewTitle: "New recovery codes",
  renewText: "Your current codes stop working.",
  renewSubmit: "Show new codes",
  offTitle: "Turn off two-step login?",
  offText:
    "You then log in with your password alone, and your recovery codes stop working. Your other devices are logged out.",
  offSubmit: "Turn it off",
  busy: "One moment…",
} as const;

export const passkey = {
  label: "Passkeys",
  none: "None. With a passkey you log in with your fingerprint, your face or your device's PIN, without a password.",
  add: "Add a passkey",
  addTitle: "Add a passkey",
  addText:
    "Your browser then asks where to save it: on this device, another one, or a security key. Your other devices are logged out.",
  name: "Name",
  nameHint: "So that you recognize it, such as “Phone”.",
  make: "Create it",
  rename: "Rename",
  renameTitle: "Rename this passkey",
  save: "Save",
  remove: "Remove",
  removeTitle: "Remove “{name}”?",
  removeText:
    "You can no longer log in with it, and your other devices are logged out. Delete it on your device, too.",
  removeYes: "Yes, remove it",
  ofPasskey: " the passkey {name}",
  notUsed: "Added {added}, not used yet",
  lastUsed: "Added {added}, last used {used}",
  busy: "One moment…",
  inDoubt:
    "It is blocked, because “That was not me” was pressed in one of our e-mails. To unblock it, log in with your password, then use it once.",
} as const;

export const gate = {
  label: "Back office",
  title: "One more step",
  app: "The back office shows customers’ personal data, so a password alone is not enough. You need an app that shows codes, such as the one of your password manager.",
  passkey:
    "The back office shows customers’ personal data, so a password alone is not enough. A passkey opens it with your fingerprint, your face or your device's PIN.",
  ratherPasskey: "Use a passkey instead",
  ratherApp: "Use an app instead",
  proveApp: "Please log out, and log in again with a code of your app.",
  provePasskey: "Your account has a passkey, and this login did not use it.",
  lost: "If it is lost, the shop's owner can remove it: npm run reset-second-factor, on the server.",
  usePasskey: "Use your passkey",
  signOut: "Log out",
} as const;

export const linkedAccounts = {
  label: "Linked accounts",
  linkedSince: "Linked since {date}",
  unlink: "Unlink",
  unlinkTitle: "Unlink {provider}?",
  unlinkText:
    "You can no longer log in here with it, and your other devices are logged out. The account there stays.",
  unlinkYes: "Yes, unlink it",
} as const;

/** What a change of the profile was about, in the list of activities. */
export const profileFields = {
  name: "company name",
  logo: "logo",
  about: "about text",
  legalName: "legal name",
  firstname: "first name",
  lastname: "last name",
  street: "street",
  street2: "address line 2",
  region: "region",
  zipcode: "zip code",
  city: "city",
  country: "country",
  vatId: "VAT id",
  language: "language",
} as const;

export const activity = {
  title: "Activity",
  intro: "What happened in your account lately, and from where.",
  nothing: "Nothing yet.",
  earlier: "Show earlier",
  byGuest: "Someone who was not logged in",
  byShop: "By us",
} as const;

export const session = {
  label: "Where you are logged in",
  unknownDevice: "An unknown device",
  thisDevice: "This device",
  lastUsed: "Last used {date}",
  openedAt: "Logged in {date}",
  signOut: "Log out",
  ofDevice: " {device}, logged in {date}",
  everywhere: "Log out everywhere",
  confirmTitle: "Log out everywhere?",
  confirmText: "All your devices are logged out at once, this one too.",
  confirmYes: "Yes, everywhere",
  done: "You are logged out everywhere",
  doneText: "Every device has to log in again, this one too.",
  busy: "One moment…",
  deviceOn: "{browser} on {system}",
} as const;

export const program = {
  title: "Access for programs",
  intro:
    "With a token, a program such as an assistant can read your data. It cannot change anything.",
  address: "The program connects to",
  label: "API tokens",
  none: "No program has access.",
  confirmFirst: "Confirm your e-mail address first: then you can create a token.",
  make: "Create a token",
  name: "Name",
  nameHint: "The program that uses it, such as “My assistant”.",
  days: "Works for how many days",
  mayRead: "It may read",
  orders: "Your orders",
  sites: "Your sites",
  submit: "Create it",
  busy: "One moment…",
  madeTitle: "Your token",
  madeText: "Copy it into the program now: it is shown only once.",
  reads: "Reads {scopes}",
  ordersInList: "your orders",
  sitesInList: "your sites",
  never: "not used yet",
  lastUsed: "last used {when}",
  until: "works until {day}",
  expired: "Expired",
  revoked: "Revoked",
  revoke: "Revoke",
  ofToken: " the token {name}",
  revokeTitle: "Revoke “{name}”?",
  revokeText: "Programs that use it lose access at once. This cannot be undone.",
} as const;

export const madeToken = {
  usage: "The program sends it with each request, as",
  what: " the API token",
  done: "I have saved it",
} as const;

export const accountErrors = {
  notSent: "There was an error trying to send the data, check the email entered or try again later",
  wrongLogin: "The email or password is incorrect.",
  emailTaken: "Registered email... Please try again.",
  linkUsed: "This link is no longer valid.",
  closed: "This account is closed.",
  justChanged: "Your account was just changed. Please log in again.",
  loginUsed: "This login was already used. Please try again.",
  pageOutdated: "This page is out of date. Please try again.",
  loginAgain: "Please log in with your account again.",
  manyPasswords:
    "Too many passwords were tried for this account. Use a browser you logged in with before, choose a new password through “Forgot password?”, or wait a quarter of an hour.",
  manyPasskeys: "You have many passkeys already. Please remove one first.",
  passkeyStored: "This passkey is stored already.",
  passkeyUnchecked: "This passkey could not be checked. Please try again.",
  tookTooLong: "That took too long, or was begun elsewhere. Please try again.",
  passkeyUnknown:
    "This passkey does not belong to an account here. It may have been removed: please log in with your password.",
  passkeyBlocked:
    "This passkey is blocked, because “That was not me” was pressed in one of our e-mails. Please log in with your password first, then use the passkey once.",
  passkeyGone: "You have no such passkey any more.",
  passwordCommon:
    "Many people use a password like this, so it is easy to guess. Please choose another.",
  passwordPersonal:
    "Your name and address are easy to guess. Please leave them out of your password.",
  passwordOfShop: "Words of this shop are easy to guess. Please leave them out of your password.",
  noAccount: "There is no such account.",
  codesUnreadable:
    "The codes of your app cannot be checked at the moment. Please use a recovery code.",
  manyCodesHere:
    "Too many wrong codes were typed here. Please wait a quarter of an hour, or use a browser you logged in with before.",
  manyCodesToday:
    "Too many wrong codes were typed for this account today: someone may know your password. Use a recovery code, or a browser you logged in with before, and choose a new password.",
  manyCodes: "Too many wrong codes were typed. Please wait a quarter of an hour.",
  codeWrong:
    "This code is wrong, or was used already. Please wait for the next one, or use a recovery code.",
  codeMissing: "Please type a code of your app, or a recovery code",
  factorOff: "Two-step login is not on.",
  typeCode: "Please type the code that your authenticator app shows.",
  appCodeWrong: "This code is wrong, or was used already. Please wait for the next one.",
  factorOn: "Two-step login is already on.",
  beginAgain: "Please begin again: there is nothing to confirm.",
  manyChanges:
    "You have asked for several changes already. Please look into both mailboxes, or try again in an hour.",
  sameEmail: "This is your address already",
  noPassword: "You have no password yet. Have a link sent to choose one.",
  passwordChanged: "Your password was just changed. Please log in again.",
  linkExpired:
    "This link has expired or belongs to another account. You can ask for a new one in your profile.",
  addressUnusable: "This address cannot be used. Please choose another.",
  addressTaken:
    "Another account now uses your address. Please write to {email}, and we will sort it out.",
  noOtherWay:
    "You have no other way to log in. First have a link sent to choose a password; then you can remove this.",
  unlinked: "This account is not linked any more.",
  manyLinks:
    "We have sent you several links already. Please look into your mailbox, also among the spam, or try again in an hour.",
  confirmedAlready: "Your address is confirmed already.",
  manyOwnPasswords:
    "Too many passwords were tried. Please wait a quarter of an hour, or log out and choose a new one through “Forgot password?”.",
  passwordWrong: "This is not your password",
  loginNotRecent:
    "Your account has no password that we could ask for. Please log out and log in again: then you have a quarter of an hour for this.",
  confirmFirst:
    "Please confirm your e-mail address first. You can ask for the link in your profile.",
} as const;

export const passkeyErrors = {
  madeAlready: "This device has a passkey for your account already.",
  unusable: "This passkey cannot be used here. Please log in with your password.",
  notMade: "No passkey was made. Please try again.",
  notUsed: "No passkey was used. Please try again, or log in with your password.",
  unsupported: "This browser cannot use passkeys for this shop.",
} as const;

export const accountFields = {
  passkeyName: "Please give it a name, such as “Phone”",
  passwordsDiffer: "Password should be the same",
  emailMissing: "You need to enter your email address",
  emailEmpty: "Email shouldn't be empty",
  emailFormat: "Incorrect email format",
  emailLong: "Email shouldn't have more than 40 characters",
  passwordEmpty: "Password shouldn't be empty",
  passwordRules:
    "Please use 8 to 30 characters, with an uppercase and a lowercase character, a number and a special character",
  nameEmpty: "Name shouldn't be empty",
  nameLetters: "Name can only have letters",
  nameLong: "Name shouldn't have more than 20 characters",
  ownPassword: "Please type your password",
  noSwatch: "This is no swatch of the shop",
  code: "Please type the code",
  presentPassword: "Please type the password that you have now",
} as const;

/** Why a login at a provider failed. */
export const identityErrors = {
  cancelled: "You cancelled the login.",
  unverified: "The login service has not verified your e-mail address, so we cannot use it.",
  noEmail: "The login service has not told us your e-mail address, and we need one.",
  unusable:
    "We cannot use the e-mail address of this account yet: it is too long, or has letters beyond a to z, such as accents. Please use an account with another address.",
  unreachable: "The login service cannot be reached. Please try again in a moment.",
  failed: "The login did not work. Please try again.",
} as const;

export const privacyErrors = {
  manyDeletions: "You have asked for this several times already. Please try again in an hour.",
  ownerAccount: "The back office belongs to this account. ADMIN_EMAIL on the server names another.",
  linkExpired:
    "This link has expired or belongs to another account. You can ask for a new one in your profile.",
  weeksOver: "Your two weeks are over: your account is being deleted.",
  manyExports: "You have asked for your data several times today. Please try again tomorrow.",
  exportLinkExpired:
    "This link has expired or belongs to another account. You can ask for your data again in your profile.",
  noAccount: "There is no such account.",
} as const;
