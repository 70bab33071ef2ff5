import type { HeldChange } from "@/db/words/sites";

const changes: Record<HeldChange, string> = {
  publication: "Publication",
  settings: "Settings",
  name: "Name in the address",
  domain: "Own domain",
};

export const heldTexts = { changes };
