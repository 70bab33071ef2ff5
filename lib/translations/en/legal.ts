/** What stands around the legal documents. */
export const legal = {
  versionOf: "Version of {date}",
  /** Shown where no seller is configured. */
  sample:
    "This is a sample shop. The company named here is invented, nothing is really sold, and a real shop shows its own data in its place.",
} as const;

/** The table of the privacy page. */
export const privacy = {
  data: "What",
  kept: "While you have an account",
  fate: "When you delete it",
  questions: "Questions go to",
} as const;
