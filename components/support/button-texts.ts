/** Separate from the texts of the dialog, because every page loads these. */
export const contactButtonTexts = { talkToUs: "Talk to us" };
