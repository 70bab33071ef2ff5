export const legalTexts = {
  /** Shown where no seller is configured. */
  sample:
    "This is a sample shop. The company named here is invented, nothing is really sold, and a real shop shows its own data in its place.",
};
