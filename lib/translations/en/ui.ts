/** Of the controls, dialogs and alerts that every page may show. */
export const ui = {
  ok: "OK",
  close: "Close",
  error: "Error",
  warning: "Warning",
  tryAgain: "Try again",
  notLoaded: "This could not be loaded. Check your connection and try again.",
  somethingWentWrong: "Something went wrong. Please try again.",
  /** Between a label and its value. */
  colon: ": ",
  required: " (required)",
  loading: "Loading",
  copy: "Copy",
  copied: "Copied",
  copyByHand: "Please copy it by hand",
  showValue: "Show {label}",
  hideValue: "Hide {label}",
  left: "{count, plural, one {# character} other {# characters}} left",
  tooLong:
    "{count, plural, one {# character} other {# characters}} too many: at most {most, number} fit",
} as const;
