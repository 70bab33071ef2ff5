export const savedTexts = {
  title: "Saved",
  description: "The presets you saved, your drafts, and what you looked at last.",
  introGuest: "Kept on this device. Sign in, and it comes along to your others.",
  introCustomer: "Kept in your account, on all your devices.",
  loading: "Loading what you saved",
  saved: "Saved presets",
  nothingSaved: "Nothing is saved yet",
  nothingSavedHint: "Press the heart on a card, and the preset waits for you here.",
  toShop: "See all presets",
  /** Up to as many presets as fit side by side. */
  compare: (count: number) => {
    if (count === 2) return "Compare both";
    return count === 3 ? "Compare all three" : "Compare the first three";
  },
  drafts: "Your drafts",
  allDrafts: "All drafts and shared links",
  edit: "Go on writing",
  changedAt: (date: string) => `Changed ${date}`,
  noDrafts: "Nothing is written yet. Open a template and click a text in it.",
  seen: "Last seen",
  nothingSeen: "Presets whose pages you open are listed here.",
  forget: "Forget these",
  notSold: "No longer sold",
  notLoaded: "The presets could not be loaded.",
  tryAgain: "Try again",
  needsScript: "Saving needs script",
  needsScriptHint:
    "Please turn it on or load the page again, or keep the address of a preset as a bookmark.",
};
