import type { Preset } from "@/lib/catalogue/schemas";

/** The left border of a preset's card, by category: paper, silver or gold. */
export const categoryBorder: Record<Preset["category"], string> = {
  basic: "border-l-paper-edge",
  medium: "border-l-silver",
  premium: "border-l-gold",
};
