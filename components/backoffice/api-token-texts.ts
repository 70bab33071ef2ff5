import type { ApiTokenView } from "@/lib/platform/api-tokens/schemas";

const states: Record<ApiTokenView["state"], string> = {
  live: "Works",
  expired: "Expired",
  revoked: "Revoked",
};

export const apiTokenTexts = {
  intro:
    "With a token, a program can use the API in your name. It may do what you choose here, as far as your role allows it.",
  reference: "What the API offers",
  name: "Name",
  ending: (ending: string) => `presetry_…${ending}`,
  mayDo: "May",
  madeBy: "Created by",
  lastUsed: "Last used",
  never: "Never",
  expires: "Expires",
  state: "State",
  states,
  revoke: "Revoke",
  ofToken: (name: string) => ` the token ${name}`,
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeText: "Programs that use it lose access at once. This cannot be undone.",
  make: "Create a token",
  nameHint: "The program that uses it, such as “Nightly export”.",
  days: "Works for how many days",
  scopes: "What it may do",
  access: { none: "Nothing", read: "See", write: "See and change" },
  submit: "Create it",
  madeTitle: "Your token",
  madeText: "Copy it into the program now: it is shown only once.",
  search: "Name or e-mail",
  empty: "No tokens yet.",
};
