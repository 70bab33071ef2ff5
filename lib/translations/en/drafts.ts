export const drafts = {
  title: "Your drafts",
  description: "The templates you have started to edit.",
  introGuest:
    "Saved on this device only. Browsers may delete them after a week without a visit: log in to save them in your account.",
  introCustomer: "Saved in your account.",
  empty: "You have no drafts yet.",
  emptyHint: "Open a template and click any text to change it. Your drafts are listed here.",
  toShop: "See all templates",
  edit: "Continue editing",
  preview: "Preview",
  remove: "Delete",
  confirmTitle: "Delete your draft of {name}?",
  confirmGuest: "Its text and pictures are saved nowhere else.",
  confirmCustomer:
    "Its text and its history are deleted on all your devices. A published site stays as it is, and so do links you shared.",
  confirm: "Yes, delete it",
  cancel: "Cancel",
  changedAt: "Changed {date}",
} as const;

export const draftEmail = {
  label: "Remind me by e-mail of unfinished drafts",
  hint: "One e-mail for each draft, a week after its last change, unless you have ordered it. Every e-mail has a link that stops them.",
  isOn: "Reminders are on.",
  isOff: "Reminders are off.",
  notVerified: "First, please confirm that this e-mail address is yours.",
  toProfile: "Confirm it in your profile",
} as const;

export const stopDraftEmail = {
  title: "No more e-mails about drafts",
  intro: "Your drafts stay where they are. We only stop writing to you about them.",
  stop: "Stop these e-mails",
  stopping: "Stopping…",
  stopped: "Done. We will not write to you about drafts any more.",
  noLink: "Please open the link in the e-mail, or turn the e-mails off under “Your drafts”.",
  toDrafts: "To your drafts",
} as const;

/** Of a guest's drafts, which become those of the account. */
export const taken = {
  title: "Your draft is in your account",
  text: "{names}: what you wrote on this device is now in your account.",
  replaced: "{names}: the text your account had before is under History in the editor.",
} as const;

export const sharedLinks = {
  title: "Links I shared",
  intro: "We keep a copy for each link. Anyone with the link sees it until you stop sharing.",
  sharedAt: "Shared {date}",
  open: "Open",
  copy: "Copy link",
  copied: "Copied.",
  copyByHand: "Please open the link and copy its address.",
  takeBack: "Stop sharing",
  confirmTitle: "Stop sharing {name}?",
  confirmText: "Anyone with the link then sees the template’s sample text and pictures.",
  confirm: "Yes, stop sharing",
  cancel: "Cancel",
} as const;

export const draftErrors = {
  businessChanged: "This business was changed elsewhere meanwhile.",
  manyBusinesses: "An account has at most {max} businesses. Please remove one first.",
  businessGone: "You no longer have this business.",
  someoneSaves: "Someone else is saving. Please try again.",
  otherPicture: "This picture is not in your account. Please choose it again.",
  noVersion: "You have no version {version} of your text for this template.",
  notChanged: "You have not changed this template yet.",
  noLicense: "You have no license {license} of this template.",
  checkInput: "Please check what you sent",
  textTooLarge: "Your text is larger than {limit} KB in total.",
  changedElsewhere: "This text was also changed somewhere else. Please choose which to keep.",
  noLanguage: "This site has no texts in the language “{language}”.",
  confirmFirst: "Please confirm your e-mail address in your profile first.",
  linkNotValid: "This link is not valid any more. Please turn the e-mails off under “Your drafts”.",
  picturesFull:
    "Your pictures take {used} of {max} MB, and this one needs {needed} MB. Delete pictures that no site shows any more, then try again.",
  noPicture: "There is no such picture.",
  pictureShown: "A saved version, a link you shared or a site still shows this picture.",
  unknownPicture: "There is no such picture",
  manyCopies: "You already share {max} copies. Please stop sharing one under “Your drafts”.",
  notShared: "You no longer share this link.",
} as const;

export const factErrors = {
  addressOrText: "Please give either the address of a website or a text.",
  notNow:
    "Addresses and files cannot be read right now. Please try again later, or fill it in yourself.",
  addressMissing: "Please give the address of a website, such as www.example.com.",
  notPublic: "This address does not lead to a public website, so we cannot read it.",
  scheme: "We can only read addresses that begin with https:// or http://.",
  port: "We cannot read addresses with a port, such as :{port}.",
  password: "We cannot read addresses with a password.",
  noSuchSite: "There is no such website. Please check the spelling.",
  noName: "The name of this website could not be looked up.",
  nothingThere: "Nothing answers at this address.",
  unreadableAnswer: "The website answers in a way that we cannot read.",
  tooSlow: "The website takes too long to answer.",
  noCertificate: "The website has no valid certificate, so we cannot read it.",
  noAnswer: "The website gives no answer.",
  longRedirect: "The address leads to one that is too long.",
  endlessRedirect: "The website leads from one address to the next without end.",
  robots: "The website does not allow programs to read it (robots.txt).",
  refusesPrograms: "The website refuses to be read by programs.",
  status: "The website answers with an error (status {status}).",
  noPage: "There is no page at this address, but something else.",
  largePage: "The page is too large.",
  otherwise: "You can paste a text or fill it in yourself.",
  emptyFile: "This file is empty.",
  encryptedFile: "This PDF has a password. Please choose one without, or paste its text.",
  noTextInFile:
    "This PDF has no text, only pictures. Please choose one with text, or fill it in yourself.",
  notAVcard: "This file is not a vCard.",
  manyPages: "This PDF has more than 50 pages. Please choose a shorter one.",
  unknownKind: "Please choose a PDF, a vCard, a CSV or a plain text.",
  unreadableFile: "This file cannot be read; it may be damaged.",
  slowToRead: "It takes too long to read this.",
  notReadable: "This cannot be read.",
} as const;
