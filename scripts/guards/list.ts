import { doorGuards } from "./door";
import type { Guard } from "./guard";
import { inputGuards } from "./input";
import { moneyGuards } from "./money";
import { outputGuards } from "./output";

/** Every guard, under the heading that docs/guards.md gives it. */
export const guards: Record<string, Guard[]> = {
  "Who may come in": doorGuards,
  "What comes in": inputGuards,
  "Money, and what must not be lost": moneyGuards,
  "What goes out": outputGuards,
};
