export const savedTexts = {
  title: "Saved",
  description: "The templates you saved, your drafts, and what you looked at last.",
  introGuest: "Saved on this device. Log in to see it on your other devices, too.",
  introCustomer: "Saved in your account, on all your devices.",
  loading: "Loading what you saved",
  saved: "Saved templates",
  nothingSaved: "Nothing is saved yet",
  nothingSavedHint: "Press the heart on a template to save it here.",
  toShop: "See all templates",
  /** Up to as many presets as fit side by side. */
  compare: (count: number) => {
    if (count === 2) return "Compare both";
    return count === 3 ? "Compare all three" : "Compare the first three";
  },
  drafts: "Your drafts",
  allDrafts: "All drafts and shared links",
  edit: "Continue editing",
  changedAt: (date: string) => `Changed ${date}`,
  noDrafts: "You have no drafts yet. Open a template and click any text to change it.",
  seen: "Recently viewed",
  nothingSeen: "Templates you look at are listed here.",
  forget: "Clear this list",
  notSold: "No longer sold",
  notLoaded: "The templates could not be loaded.",
  tryAgain: "Try again",
  needsScript: "Saving needs JavaScript",
  needsScriptHint: "Please turn it on or load the page again, or bookmark the page of a template.",
};
