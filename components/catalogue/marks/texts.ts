/** The labels of the buttons, with the name of the preset and without. */
export const markTexts = { saved: "Save", compared: "Compare" };
