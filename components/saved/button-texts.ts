/** Apart from the other texts, because pages with cards load these. */
export const saveButtonTexts = {
  save: "Save",
  ofPreset: (preset: string) => `Save ${preset}`,
};
