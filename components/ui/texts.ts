export const uiTexts = {
  ok: "OK",
  close: "Close",
  error: "Error",
  somethingWentWrong: "Something went wrong. Please try again.",
  required: " (required)",
  loading: "Loading",
  copy: "Copy",
  copied: "Copied",
  copyByHand: "Please copy it by hand",
  showValue: (label: string) => `Show ${label.toLowerCase()}`,
  hideValue: (label: string) => `Hide ${label.toLowerCase()}`,
};
