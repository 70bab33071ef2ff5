import type { TemplateSlug } from "@/components/templates/registry";

/** Roles that speak together have one voice. */
export const voiceGroups = {
  headline: 0,
  kicker: 0,
  lead: 0,
  storyTitle: 1,
  story: 1,
  about: 2,
  itemsTitle: 3,
  itemsLead: 3,
  contactTitle: 4,
  contactText: 4,
  motto: 5,
  notice: 6,
  action: 5,
  ask: 6,
} as const;
interface Arrangement {
  /** The voice of each group of roles. */
  voices: readonly number[];
  /** The entry of a list that the template begins with. */
  item: number;
  promise: number;
  reason: number;
  question: number;
}

/** Chosen so that any two templates of one trade share few sentences: see the test. */
export const arrangements: Readonly<Record<TemplateSlug, Arrangement>> = {
  silent: { voices: [0, 1, 1, 2, 1, 3, 1], item: 6, promise: 6, reason: 5, question: 7 },
  "gourmet-grove": { voices: [1, 2, 2, 0, 4, 0, 1], item: 5, promise: 4, reason: 2, question: 2 },
  atlantic: { voices: [0, 4, 2, 3, 4, 4, 3], item: 5, promise: 9, reason: 1, question: 4 },
  corporate: { voices: [4, 2, 4, 4, 3, 0, 2], item: 3, promise: 9, reason: 0, question: 5 },
  simple: { voices: [1, 2, 2, 2, 3, 0, 3], item: 1, promise: 2, reason: 4, question: 5 },
  cosmo: { voices: [2, 3, 3, 3, 0, 1, 3], item: 8, promise: 7, reason: 1, question: 4 },
  prestige: { voices: [3, 4, 1, 4, 0, 4, 1], item: 7, promise: 9, reason: 1, question: 6 },
  motion: { voices: [2, 0, 3, 4, 4, 2, 1], item: 7, promise: 1, reason: 1, question: 6 },
  cali: { voices: [3, 1, 0, 4, 2, 2, 0], item: 4, promise: 4, reason: 1, question: 0 },
  trend: { voices: [4, 4, 0, 1, 1, 0, 0], item: 8, promise: 0, reason: 3, question: 5 },
  sonic: { voices: [3, 3, 2, 4, 3, 2, 4], item: 2, promise: 0, reason: 4, question: 1 },
  thunder: { voices: [4, 2, 1, 2, 0, 1, 0], item: 0, promise: 0, reason: 3, question: 2 },
};
