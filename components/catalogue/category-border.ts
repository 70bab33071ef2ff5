import type { Preset } from "@/lib/catalogue/schemas";

/** The left border of a preset's card, by category: paper, silver or gold. */
export const categoryBorder: Record<Preset["category"], string> = {
  basic: "border-s-paper-edge",
  medium: "border-s-silver",
  premium: "border-s-gold",
};
