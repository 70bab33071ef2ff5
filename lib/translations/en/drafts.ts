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
