import type { ApiTokenView } from "@/lib/platform/api-tokens/schemas";

const states: Record<ApiTokenView["state"], string> = {
  live: "Works",
  expired: "Expired",
  revoked: "Revoked",
};

export const apiTokenTexts = {
  intro:
    "With a token a program uses the API in your name, such as a stock react-admin or a script. It may do what you choose, as long as your role includes it.",
  reference: "What the API offers",
  name: "Name",
  ending: (ending: string) => `presetry_…${ending}`,
  mayDo: "May",
  madeBy: "Made by",
  lastUsed: "Last used",
  never: "Never",
  expires: "Expires",
  state: "State",
  states,
  revoke: "Revoke",
  ofToken: (name: string) => ` the token ${name}`,
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeText: "Whatever uses it is refused from its next request on. That cannot be taken back.",
  make: "Make a token",
  nameHint: "The program that uses it, such as “Nightly export”.",
  days: "Works for how many days",
  scopes: "What it may do",
  access: { none: "Nothing", read: "See", write: "See and change" },
  submit: "Make it",
  madeTitle: "Your token",
  madeText: "Keep it where the program finds it, and nowhere else: it is shown this once.",
  search: "Name or e-mail",
  empty: "There is no token yet.",
};
