export const withdrawal = {
  title: "Withdraw from a contract",
  intro:
    "Consumers can withdraw from an order for {days, plural, one {# day} other {# days}} after the payment, without a reason. You need no account.",
  order: "Order number",
  orderHint: "It stands in the e-mails about your order.",
  name: "Name",
  email: "E-mail",
  emailHint: "The address that you ordered with. The receipt goes there.",
  next: "Continue",
  checkFields: "Please check what is marked.",
  tooManyTries: "That was tried too often. Please wait a few minutes, or write to us.",
  didNotWork: "This did not work. Please try again, or write to us.",
  confirmTitle: "Confirm your withdrawal",
  confirmIntro: "Please check it. With the button below you send it to us.",
  statement: "I withdraw from the contract of order {order}.",
  confirm: "Confirm withdrawal",
  change: "Change it",
  nothingTyped: "Please fill in the form first.",
  toForm: "To the form",
  receivedTitle: "We received your withdrawal",
  receivedText: "A receipt with date and time is on its way to you by e-mail.",
  receivedHint:
    "A person looks at it. If number and address are those of an order, the money goes back the way it came.",
  home: "Go to the home page",
} as const;

export const withdrawalFields = {
  orderMissing: "Please type the number of the order, such as 1042. It stands in its e-mails.",
  nameMissing: "Please type your name",
  nameOnly: "Please type your name only",
  emailMissing: "Please type your e-mail address",
} as const;

/** Change `startConsentVersion` together with these words, which emails quote. */
export const startConsent = {
  text: "Start at once: I expressly consent that you begin before the time for withdrawal is over, and I know that my right to withdraw then ends.",
} as const;
