/** What the buttons do, with the preset and without. */
export const markTexts = { saved: "Save", compared: "Compare" };
