import type { Fate } from "@/lib/privacy/retention";

/** What search engines show of the page. */
export const privacyDescription =
  "What Presetry stores about its customers, for how long, and what happens to it.";

/** What happens to data when its account is deleted. */
export function fateText(fate: Fate): string {
  switch (fate.kind) {
    case "deleted":
      return fate.also ? `Deleted; ${fate.also}` : "Deleted";
    case "anonymous":
      return "Kept without your name or anything that points to you";
    case "kept":
      return `Kept for ${fate.years} years after the year they are from, because ${fate.because}; without ${fate.without}`;
  }
}
