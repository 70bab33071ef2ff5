export const accountTexts = {
  caption: "One account for everything",
  login: "Login",
  register: "Register",
  email: "Email",
  password: "Password",
  success: "Success",
  backToHome: "Back to home",
  backToLogin: "Back to login",
  needsScript: "This form needs JavaScript: please turn it on, or load the page again.",
  loading: "Loading",
};

export const loginTexts = {
  intro: "Welcome back. Your cart and your colors are where you left them.",
  isNew: "New here?",
  signingIn: "Logging in…",
  code: "Code",
  codeHint:
    "Your authenticator app shows it. Without the app, type a recovery code; without both, write to us.",
  forgotPassword: "Forgot password?",
  withPasskey: "Log in with a passkey",
  waitingForPasskey: "Your browser asks for your passkey…",
};

export const identityTexts = {
  or: "or",
  signInWith: "Sign in with...",
  tookTooLong: "The login took too long. Please try again.",
  steps: {
    idle: "",
    waiting: "Please continue in the small window.",
    leaving: "Your browser blocked the small window: one moment, this page takes you there.",
    finishing: "Logging you in…",
    code: "Your account asks for a code, too.",
    closed: "The small window was closed before you had logged in.",
  },
};

export const popupTexts = {
  pageTitle: "Log in",
  opening: (provider: string) => `Opening ${provider}`,
  redirecting: "One moment, you are taken to the login page.",
  backToShop: "Back to the shop",
  closes: "This window closes by itself. You can also close it now.",
};

export const registerTexts = {
  intro: "An account keeps your cart, your colors and what you bought in one place.",
  hasAccount: "Have an account?",
  name: "Name",
  nameHint: "The name your customers see. We ask for your company's legal name when you pay.",
  keepsBrand: (name: string) =>
    `Your previews keep the name “${name}”. We ask for your company's legal name when you pay.`,
  creating: "Creating your account…",
  created: "User created successfully!",
};

export const newPasswordTexts = {
  confirm: "Confirm password",
  rules: "Password rules",
  met: "done",
  notMet: "missing",
  rulesMet: (met: number, all: number) => `${met} of ${all} password rules met`,
};

export const resetTexts = {
  title: "Reset password",
  intro: "Choose a new password. You then log in with it, on this and every other device.",
  newPassword: "New password",
  reset: "Reset Password",
  saving: "Saving…",
  updated: "Password successfully updated.",
  noLink: "Please open the link in the e-mail that we sent you, or let us send you a new one.",
};

export const forgotTexts = {
  title: "Forgot password",
  description: "We send you a link to choose a new password.",
  send: "Send link",
  sending: "Sending…",
  notSent: "There was an error trying to send the data, check the email entered or try again later",
  sent: "Check your email. You will receive a link to create a new password",
};
