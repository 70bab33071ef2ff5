import type { SpamReason } from "@/db/words/messages";

const linkPattern = /https?:\/\/|www\./gi;

const countLinks = (text: string): number => text.match(linkPattern)?.length ?? 0;

interface Evidence {
  name: string;
  message: string;
  /** The value of a hidden field that people leave empty. */
  trap: string;
  /** Seconds between the page and the form; null without script. */
  elapsed: number | null;
  /** Messages with the same text in the last day, at any site. */
  repetitions: number;
  isFrequentCaller: boolean;
  isBusySite: boolean;
}

/** A message with this many points looks like spam. */
const threshold = 10;
const leastSeconds = 3;
const fewLinks = 2;

interface Suspicion {
  reason: SpamReason;
  points: number;
}

const suspicionsOf = (it: Evidence): Suspicion[] => {
  const found = (reason: SpamReason, points: number, isFound: boolean) =>
    isFound ? [{ reason, points }] : [];
  const count = countLinks(it.message);
  return [
    // Alone no spam: autofill and password managers fill it, too.
    ...found("hidden field", 6, it.trap !== ""),
    ...found("sent at once", threshold, it.elapsed !== null && it.elapsed < leastSeconds),
    ...found("links", count > fewLinks ? threshold : 4, count > 0),
    ...found("link in the name", threshold, countLinks(it.name) > 0),
    ...found("repeated", it.repetitions > 1 ? threshold : 6, it.repetitions > 0),
    ...found("many from there", threshold, it.isFrequentCaller),
    ...found("many to this site", threshold, it.isBusySite),
  ];
};

/** The reasons why a message looks like spam; empty if it does not. */
export function spamReasonsOf(evidence: Evidence): SpamReason[] {
  const suspicions = suspicionsOf(evidence);
  const points = suspicions.reduce((sum, { points }) => sum + points, 0);
  return points < threshold ? [] : suspicions.map(({ reason }) => reason);
}
