import type { HeldChange } from "@/db/words/sites";

const changes: Record<HeldChange, string> = {
  publication: "Publication",
  settings: "Settings",
  name: "Name in the address",
  domain: "Own domain",
};

export const heldTexts = {
  changes,
  /** How long people wait for a decision. */
  howLong: "usually within one working day",
  stopped: (email: string) =>
    `Whatever you publish until then waits for our decision as well. If you think we are wrong, please write to ${email}.`,
};
