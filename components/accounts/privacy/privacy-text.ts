/** What search engines show of the page. */
export const privacyDescription =
  "What Presetry stores about its customers, for how long, and what happens to it.";
