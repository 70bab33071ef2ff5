import { hiddenCharacters } from "@/lib/customization/brand";
import { siteLinks } from "@/lib/site-links";

export const messageLimits = {
  /** The largest form, in KiB. */
  bodyKiB: 32,
  nameLength: 100,
  emailLength: 254,
  messageLength: 5_000,
  /** The most further fields of a request, and the characters of each. */
  fields: 20,
  fieldLength: 500,
} as const;

/**
 * Days for which messages are kept: counted from their arrival, or for spam and what its owner deleted
 * from when it was moved to that folder.
 */
export const keptDays = { message: 365, spam: 30 } as const;

/** Minutes in which the same form counts as sent once. */
export const sameFormMinutes = 10;

/** Messages of one page of the inbox. */
export const pageSize = 30;

/** The inbox counts up to this number: the exact number of more messages does not matter. */
export const mostCounted = 100;

export const formKeyPattern = /^[\da-f]{32}$/;

/** The forms of all sites are sent to paths below this one, at the shop or at the site itself. */
export const formsPath = "/api/site-form/";

/** The path that a site's forms are sent to. */
export const formPath = (key: string): string => formsPath + key;

/** Whether a path receives a form of a site, or thanks for it. */
export const isFormPath = (path: string): boolean =>
  /^\/api\/site-form\/[\da-f]{32}(\/thanks)?$/.test(path);

/** The tab of a site's page that holds its messages. */
export const inboxPath = (license: string): string => siteLinks.ownSite(license, "messages");

/** The prefix of the outbox keys of the emails about messages; the message's id follows. */
export const emailKeyPrefix = "site-message:";

export const emailKeyOf = (messageId: number): string => emailKeyPrefix + messageId;

/** The name shown for the sender of a message: some forms do not ask for a name. */
export const writerOf = ({ name, email }: { name: string; email: string }): string => name || email;

const allHidden = new RegExp(hiddenCharacters, "gu");
/** Except the joiners, which some scripts and emojis need. */
const hiddenInText = /(?![\n\t]|\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * One line of text without characters that hide or reverse text; these are removed without an
 * error, because nobody sees them.
 */
export const tidyLine = (typed: string): string =>
  typed.replace(/\s+/gu, " ").replace(allHidden, "").trim();

/** The same for text of several lines. */
export const tidyText = (typed: string): string =>
  typed
    .replace(/\r\n?/g, "\n")
    .replace(hiddenInText, "")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();

/** The search text as prefixes of words: `ann exam` finds ann@example.com. */
export const searchWords = (typed: string): string =>
  (typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .slice(0, 8)
    .map((word) => `'${word}':*`)
    .join(" & ");
