/** In sessionStorage: the account whose data of each kind this tab has loaded. */
export const syncedKeys = {
  palette: "palette-of",
  saved: "saved-of",
  drafts: "drafts-of",
  businesses: "businesses-of",
} as const;
