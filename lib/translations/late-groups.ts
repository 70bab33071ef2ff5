import type { Namespace } from "./translator";

/**
 * The messages that pages do not hold, because only parts use them that are loaded on demand: `withMessages` fetches
 * them along with such a part.
 */
export const lateGroups = [
  "colorNames",
  "compareBar",
  "contact",
  "contactErrors",
  "contrast",
  "facts",
  "factSources",
  "fieldErrors",
  "leaving",
  "paletteIdeas",
  "pictureErrors",
  "savedErrors",
  "searchFound",
  "searchSuggestions",
  "shortDays",
  "taken",
  "tryOnLive",
] as const satisfies readonly Namespace[];
