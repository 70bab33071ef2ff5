export const confirmTexts = {
  title: "Confirm your address",
  intro: "One click, and messages from your sites reach you at this address.",
  signInFirst:
    "Please sign in first, to the account that the letter was sent for. This page then goes on.",
  signIn: "Sign in",
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  confirm: "Confirm this address",
  confirming: "Confirming…",
  confirmed: (email: string) => `Thank you. ${email} is confirmed.`,
  noLink: "Please open the link in the letter that we sent you. Your profile sends you another.",
  toProfile: "To your profile",
};

export const securityTexts = {
  title: "Sign-in",
  intro: "What your account is opened with, and where it is open.",
};

export const emailTexts = {
  label: "E-mail address",
  verified: "Confirmed",
  unverified: "Not confirmed",
  why: "Confirm it, so that messages from your sites reach you and you can upload as many pictures as you need.",
  send: "Send me the link",
  sending: "Sending…",
  sent: "Sent. Please look into your mailbox: the link works for a day.",
};
