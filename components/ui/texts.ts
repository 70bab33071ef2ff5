export const uiTexts = {
  ok: "OK",
  close: "Close",
  error: "Error",
  somethingWentWrong: "Something went wrong. Please try again.",
  required: " (required)",
  loading: "Loading",
  showValue: (label: string) => `Show ${label.toLowerCase()}`,
  hideValue: (label: string) => `Hide ${label.toLowerCase()}`,
};
