/** Messages that several parts of the shop use. Any other message is where it is thrown. */
export const errorTexts = {
  signIn: "Please log in.",
  noDetail: "Unable to display detail at this time",
  nothingHere: "There is nothing at this address.",
  busy: "The shop is busy for a moment. Please try again.",
  unknownPreset: "This template does not exist.",
  notSold: "This template is no longer sold.",
  unknownInvoice: "This invoice does not exist.",
};
