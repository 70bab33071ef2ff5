export const draftsTexts = {
  title: "Your drafts",
  description: "The templates you have written in.",
  introGuest:
    "These are kept on this device only. Browsers may delete them after a week without a visit; sign in, and they are kept in your account.",
  introCustomer: "These are kept in your account.",
  empty: "Nothing is written yet.",
  emptyHint: "Open a template and click a text in it: what you write is kept here.",
  toShop: "See all presets",
  edit: "Go on writing",
  preview: "Look at it",
  remove: "Delete",
  confirmTitle: (name: string) => `Delete your draft of ${name}?`,
  confirmGuest: "Its words and pictures are nowhere else.",
  confirmCustomer:
    "Its words and their history are deleted on all your devices. A published site stays as it is, and so do links you shared.",
  confirm: "Yes, delete it",
  cancel: "Cancel",
  changedAt: (date: string) => `Changed ${date}`,
  unavailable: "The drafts could not be loaded.",
};

export const draftEmailTexts = {
  label: "Write to me when I leave a draft for a week",
  hint: "One e-mail for each draft, a week after its last change, unless you have ordered it. Every e-mail has a link that stops them.",
  isOn: "We will write to you.",
  isOff: "We will not write to you.",
  notVerified: "For that we need to know that your address is yours.",
  toProfile: "Confirm it in your profile",
};

export const stopDraftEmailTexts = {
  title: "No more e-mails about drafts",
  intro: "Your drafts stay where they are. We only stop writing to you about them.",
  stop: "Stop these e-mails",
  stopping: "Stopping…",
  stopped: "Done. We will not write to you about drafts any more.",
  noLink: "Please open the link in the e-mail, or turn the e-mails off under “Your drafts”.",
  toDrafts: "To your drafts",
};

export const takenTexts = {
  title: "Your draft came along",
  text: (names: string) => `${names}: what you wrote on this device is now in your account.`,
  replaced: (names: string) =>
    `${names}: the words that your account had before are in the history of the editor.`,
};

export const sharedLinksTexts = {
  title: "Links I shared",
  intro: "The shop keeps a copy for each: anyone with the link sees it, until you take it back.",
  sharedAt: (date: string) => `Shared ${date}`,
  open: "Open",
  copy: "Copy link",
  copied: "Copied.",
  copyByHand: "Please open the link and copy its address.",
  takeBack: "Take back",
  confirmTitle: (name: string) => `Take back this link to ${name}?`,
  confirmText: "Whoever has it sees the template’s own words and pictures from then on.",
  confirm: "Yes, take it back",
  cancel: "Cancel",
};
