import { hiddenCharacters } from "../brand/rules";
import { links } from "../links";

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

/** What a message's writer is called: some forms do not ask for a name. */
export const writerOf = ({ name, email }: { name: string; email: string }): string => name || email;

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

/** The search text as words that may be continued: `ann exam` finds ann@example.com. */
export const searchWords = (typed: string): string =>
  (typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .slice(0, 8)
    .map((word) => `'${word}':*`)
    .join(" & ");
