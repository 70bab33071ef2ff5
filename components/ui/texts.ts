export const uiTexts = {
  ok: "OK",
  close: "Close",
  error: "Error",
  warning: "Warning",
  tryAgain: "Try again",
  notLoaded: "This could not be loaded. Check your connection and try again.",
  somethingWentWrong: "Something went wrong. Please try again.",
  required: " (required)",
  loading: "Loading",
  copy: "Copy",
  copied: "Copied",
  copyByHand: "Please copy it by hand",
  showValue: (label: string) => `Show ${label.toLowerCase()}`,
  hideValue: (label: string) => `Hide ${label.toLowerCase()}`,
};

export const lengthTexts = {
  left: (count: number) => (count === 1 ? "1 character left" : `${count} characters left`),
  tooLong: (over: number, max: number) =>
    `${over === 1 ? "1 character" : `${over} characters`} too many: at most ${max} fit`,
};
