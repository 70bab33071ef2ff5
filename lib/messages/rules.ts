import { hiddenCharacters } from "../brand/rules";
import { links } from "../links";
import type { SpamReason } from "./statuses";

export const messageLimits = {
  /** KiB of a form. */
  bodyKiB: 32,
  nameLength: 100,
  emailLength: 254,
  messageLength: 5_000,
  /** Further fields of a request, and characters of each. */
  fields: 20,
  fieldLength: 500,
} as const;

/** Days that messages are kept, counted from their arrival; spam from when it was found to be that. */
export const keptDays = { message: 365, spam: 30 } as const;

/** Minutes in which the same form counts as sent once. */
export const sameFormMinutes = 10;

/** Messages of one page of the inbox. */
export const pageSize = 30;

/** Counts of the inbox end here: nobody needs to know whether there are 120 or 130. */
export const mostCounted = 100;

export const formKeyPattern = /^[\da-f]{32}$/;

/** The path that a site's forms are sent to. */
export const formPath = (key: string): string => `/api/site-form/${key}`;

/** The tab of a site's page that holds its messages. */
export const inboxPath = (license: string): string => links.ownSite(license, "messages");

/** Of the keys that messages' mails have in the outbox; their ids follow. */
export const emailKeyPrefix = "site-message:";

export const emailKeyOf = (messageId: number): string => emailKeyPrefix + messageId;

const allHidden = new RegExp(hiddenCharacters, "gu");
/** Not the joiners, which some scripts and emojis need. */
const hiddenInText = /(?![\n\t]|\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** One line without what hides or turns text; nobody sees those characters, so nobody is asked to remove them. */
export const tidyLine = (typed: string): string =>
  typed.replace(/\s+/gu, " ").replace(allHidden, "").trim();

/** The same for text of several lines. */
export const tidyText = (typed: string): string =>
  typed
    .replace(/\r\n?/g, "\n")
    .replace(hiddenInText, "")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();

const linkPattern = /https?:\/\/|www\./gi;

const countLinks = (text: string): number => text.match(linkPattern)?.length ?? 0;

export interface Evidence {
  name: string;
  message: string;
  /** What a hidden field holds that people leave empty. */
  trap: string;
  /** Seconds between the page and the form; null without script. */
  elapsed: number | null;
  /** Messages with the same words in the last day, to whichever site. */
  repetitions: number;
  isFrequentCaller: boolean;
  isBusySite: boolean;
}

const leastSeconds = 3;
const fewLinks = 2;

interface Suspicion {
  reason: SpamReason;
  /** Of 10; a message with 10 or more looks like spam. */
  points: number;
}

const suspicionsOf = (it: Evidence): Suspicion[] => {
  const found = (reason: SpamReason, points: number, isFound: boolean) =>
    isFound ? [{ reason, points }] : [];
  const count = countLinks(it.message);
  return [
    ...found("hidden field", 10, it.trap !== ""),
    ...found("sent at once", 10, it.elapsed !== null && it.elapsed < leastSeconds),
    ...found("links", count > fewLinks ? 10 : 4, count > 0),
    ...found("link in the name", 10, countLinks(it.name) > 0),
    ...found("repeated", it.repetitions > 1 ? 10 : 6, it.repetitions > 0),
    ...found("many from there", 10, it.isFrequentCaller),
    ...found("many to this site", 10, it.isBusySite),
  ];
};

/** Why a message looks like spam; empty for one that does not. */
export function judge(evidence: Evidence): SpamReason[] {
  const suspicions = suspicionsOf(evidence);
  const points = suspicions.reduce((sum, { points }) => sum + points, 0);
  return points < 10 ? [] : suspicions.map(({ reason }) => reason);
}

/** The search text as words that may be continued: `ann exam` finds ann@example.com. */
export const searchWords = (typed: string): string =>
  (typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .slice(0, 8)
    .map((word) => `'${word}':*`)
    .join(" & ");
