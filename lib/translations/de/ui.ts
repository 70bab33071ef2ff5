/** Of the controls, dialogs and alerts that every page may show. */
export const ui = {
  ok: "OK",
  close: "Schließen",
  error: "Fehler",
  warning: "Warnung",
  tryAgain: "Erneut versuchen",
  notLoaded:
    "Das konnte nicht geladen werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.",
  somethingWentWrong: "Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
  colon: ": ",
  required: " (Pflichtfeld)",
  loading: "Wird geladen",
  copy: "Kopieren",
  copied: "Kopiert",
  copyByHand: "Bitte von Hand kopieren",
  showValue: "{label} anzeigen",
  hideValue: "{label} verbergen",
  left: "{count, plural, one {noch # Zeichen} other {noch # Zeichen}}",
  tooLong:
    "{count, plural, one {# Zeichen} other {# Zeichen}} zu viel: Es passen höchstens {most, number}",
};
