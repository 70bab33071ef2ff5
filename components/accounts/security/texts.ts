export const confirmTexts = {
  title: "Confirm your e-mail address",
  intro: "One click, and we know that our e-mails reach you.",
  action: "Confirm",
  busy: "Confirming…",
  outcomes: {
    verified: (email: string) => `Thank you. ${email} is confirmed.`,
    half: () => "Thank you. Now open the link in the other mailbox; then your address changes.",
    changed: (email: string) => `Done. Your address is ${email} from now on.`,
  },
  back: "Back to where you were",
  noLink:
    "Please open the link in the e-mail that we sent you. You can ask for a new one in your profile.",
};

/** Texts that all pages of emailed links share. */
export const linkTexts = {
  signInFirst:
    "Please log in first, to the account that the e-mail was sent for. Then continue on this page.",
  signIn: "Log in",
  signedInAs: (email: string) => `You are logged in as ${email}.`,
  toProfile: "To your profile",
};

export const notMeTexts = {
  title: "Was that not you?",
  intro:
    "Then secure your account: every device is logged out, your current password stops working, and you choose a new one.",
  close: "Secure my account",
  closing: "Securing…",
  noLink: "Please open the link in the e-mail that we sent you.",
};

export const securityTexts = {
  title: "Login",
  intro: "How you log in, and where you are logged in.",
  cancel: "Cancel",
};

export const proofTexts = {
  password: "Your password",
  code: "Code of your app, or a recovery code",
  busy: "One moment…",
};

export const keepTokensTexts = {
  keep: (count: number) =>
    count === 1
      ? "Keep my API token. Otherwise the program that uses it loses access."
      : `Keep my ${count} API tokens. Otherwise the programs that use them lose access.`,
};

export const emailTexts = {
  label: "E-mail address",
  verified: "Confirmed",
  unverified: "Not confirmed",
  why: "Confirm it, so that messages from your sites reach you and you can upload as many pictures as you need.",
  send: "Send me the link",
  sending: "Sending…",
  sent: "Sent. Please look into your mailbox: the link works for a day.",
  change: "Change address",
  dialogTitle: "Change your address",
  dialogText: (isVerified: boolean) =>
    isVerified
      ? "We write to your current and to the new address. Once you have confirmed both, your address changes."
      : "We write to the new address. Once you have confirmed it there, your address changes.",
  newEmail: "New e-mail address",
  submit: (isVerified: boolean) => (isVerified ? "Send the links" : "Send the link"),
  pending: (email: string) => `Changing to ${email}:`,
  isConfirmed: (email: string) => `${email} has confirmed it`,
  isAwaited: (email: string) => `Waiting for ${email} to confirm it`,
  keep: "Keep the current address",
};

export const passwordTexts = {
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
};

export const factorTexts = {
  label: "Two-step login",
  off: "Off. You log in with your password alone.",
  on: (date: string) => `On since ${date}. Each login asks for a code.`,
  codesLeft: (left: number) =>
    left === 1 ? "1 recovery code left" : `${left} recovery codes left`,
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
};

export const passkeyTexts = {
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
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText:
    "You can no longer log in with it, and your other devices are logged out. Delete it on your device, too.",
  removeYes: "Yes, remove it",
  ofPasskey: (name: string) => ` the passkey ${name}`,
  notUsed: (added: string) => `Added ${added}, not used yet`,
  lastUsed: (added: string, used: string) => `Added ${added}, last used ${used}`,
  busy: "One moment…",
  inDoubt:
    "It is blocked, because “That was not me” was pressed in one of our e-mails. To unblock it, log in with your password, then use it once.",
};

const whyMore =
  "The back office shows customers’ personal data, so a password alone is not enough.";

export const gateTexts = {
  label: "Back office",
  title: "One more step",
  app: `${whyMore} You need an app that shows codes, such as the one of your password manager.`,
  passkey: `${whyMore} A passkey opens it with your fingerprint, your face or your device's PIN.`,
  ratherPasskey: "Use a passkey instead",
  ratherApp: "Use an app instead",
  proveApp: "Please log out, and log in again with a code of your app.",
  provePasskey: "Your account has a passkey, and this login did not use it.",
  lost: "If it is lost, the shop's owner can remove it: npm run reset-second-factor, on the server.",
  usePasskey: "Use your passkey",
  signOut: "Log out",
};

export const identityTexts = {
  label: "Linked accounts",
  linkedSince: (date: string) => `Linked since ${date}`,
  unlink: "Unlink",
  unlinkTitle: (provider: string) => `Unlink ${provider}?`,
  unlinkText:
    "You can no longer log in here with it, and your other devices are logged out. The account there stays.",
  unlinkYes: "Yes, unlink it",
};

export const activityTexts = {
  title: "Activity",
  intro: "What happened in your account lately, and from where.",
  nothing: "Nothing yet.",
  earlier: "Show earlier",
  by: { guest: "Someone who was not logged in", shop: "By us" },
};

export const sessionTexts = {
  label: "Where you are logged in",
  unknownDevice: "An unknown device",
  thisDevice: "This device",
  lastUsed: (date: string) => `Last used ${date}`,
  openedAt: (date: string) => `Logged in ${date}`,
  signOut: "Log out",
  ofDevice: (device: string, date: string) => ` ${device}, logged in ${date}`,
  everywhere: "Log out everywhere",
  confirmTitle: "Log out everywhere?",
  confirmText: "All your devices are logged out at once, this one too.",
  confirmYes: "Yes, everywhere",
  busy: "One moment…",
};

export const programTexts = {
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
  scopes: { "own-orders:read": "Your orders", "own-sites:read": "Your sites" },
  submit: "Create it",
  busy: "One moment…",
  madeTitle: "Your token",
  madeText: "Copy it into the program now: it is shown only once.",
  usage: "The program sends it with each request, as",
  what: " the API token",
  done: "I have saved it",
  reads: (scopes: string) => `Reads ${scopes}`,
  ending: (ending: string) => `presetry_…${ending}`,
  never: "not used yet",
  lastUsed: (when: string) => `last used ${when}`,
  until: (day: string) => `works until ${day}`,
  states: { live: "", expired: "Expired", revoked: "Revoked" },
  revoke: "Revoke",
  ofToken: (name: string) => ` the token ${name}`,
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeText: "Programs that use it lose access at once. This cannot be undone.",
};
