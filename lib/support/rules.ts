import { maxMessageLength } from "@/db/words/support";

/** Years for which messages between the shop and its customers are kept. */
export const keptYears = 2;

/** The most characters of a message written on the site; an email may be longer. */
export const maxWrittenLength = 4_000;

export const maxTitleLength = 80;

/** Messages of one page of a thread, the newest first. */
export const threadPageSize = 20;

/** The most emails that a thread accepts within an hour. */
export const emailLimit = { hits: 60, seconds: 60 * 60 };

/** The most messages that a customer can write in Purchases within an hour. */
export const writeLimit = { hits: 20, seconds: 60 * 60 };

/** Seconds within which an equal text counts as the same message: a double click, or a retry. */
export const sameMessageSeconds = 60;

export interface ReplyAddress {
  threadId: number;
  mac: string;
}

export const replyAddressOf = ({ threadId, mac }: ReplyAddress, domain: string): string =>
  `reply+${threadId}.${mac}@${domain}`;

/** `ann@example.com` of `Ann <Ann@Example.com>`; empty without one. */
export const addressIn = (field: string): string => {
  const plain = /<([^<>]*)>\s*$/.exec(field.slice(0, 1_000))?.[1] ?? field.slice(0, 1_000);
  return /^[^\s@<>,]+@[^\s@<>,]+$/.exec(plain.trim())?.[0].toLowerCase() ?? "";
};

/** The thread and the mac in a reply address; the mac is verified elsewhere. */
export function parseReplyAddress(field: string, domain: string): ReplyAddress | null {
  const [local, host] = addressIn(field).split("@");
  if (host !== domain.toLowerCase()) return null;
  const [, threadId, mac] = /^reply\+(\d{1,9})\.([a-f\d]{20})$/.exec(local ?? "") ?? [];
  return threadId && mac ? { threadId: Number(threadId), mac } : null;
}

/** Senders of automatic emails. */
const robots = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)([+-].*)?@/;

/**
 * Whether an email was sent automatically: an auto-reply, a bounce, a newsletter. Such emails are
 * ignored.
 */
export function isAutomatic(from: string, headers: Readonly<Record<string, unknown>>): boolean {
  const named = new Map(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      String(value).toLowerCase(),
    ]),
  );
  const of = (name: string) => named.get(name)?.trim() ?? "";
  return (
    robots.test(addressIn(from)) ||
    !["", "no"].includes(of("auto-submitted").split(/[\s;(]/)[0] ?? "") ||
    /^(bulk|junk|list|auto_reply)/.test(of("precedence")) ||
    of("return-path") === "<>" ||
    of("content-type").startsWith("multipart/report") ||
    ["x-autoreply", "x-autorespond", "list-id", "x-failed-recipients"].some((it) => named.has(it))
  );
}

/** Lines after which an email program quotes the email that is answered. */
const historyStarts = [
  /^-{2,}\s*(original|forwarded|ursprüngliche|message d'origine|mensaje original).{0,40}-{2,}$/i,
  /^_{10,}$/,
  /^-- ?$/,
];

/** `From: Presetry` as the first of several such lines: the beginning of a quotation in Outlook. */
const isHeader = (line = "") => /^\*?[\p{L} -]{2,12}:\*?\s+\S/u.test(line);

const isBlank = (line = "") => line.trim() === "";
const isQuoted = (line = "") => line.startsWith(">");

/**
 * Removes the introduction of a quotation in any language: up to three lines with a date, the last
 * of which ends with a colon.
 */
function withoutIntroduction(lines: readonly string[]): readonly string[] {
  const last = lines.length - 1;
  if (!/[:：]\s*$/.test(lines[last] ?? "")) return lines;
  for (let at = last; at > last - 3 && !isBlank(lines[at]); at--) {
    const words = (lines[at] ?? "").replace(/<[^<>]*>/g, "");
    if (/\d/.test(words)) return lines.slice(0, at);
  }
  return lines;
}

/**
 * The new text of an email, without the quoted email and without the signature. Each line is
 * processed once, so that a hostile email takes no longer than another.
 */
export function withoutHistory(text: string): string {
  const all = text.replace(/\r\n?/g, "\n").split("\n");
  const start = all.findIndex(
    (line, n) =>
      historyStarts.some((it) => line.length < 100 && it.test(line.trimEnd())) ||
      (isBlank(all[n - 1]) && [n, n + 1, n + 2].every((at) => isHeader(all[at]?.slice(0, 200)))),
  );
  const own = start > 0 ? all.slice(0, start) : all;
  const end = own.findLastIndex((line) => !isBlank(line) && !isQuoted(line)) + 1;
  const hasQuotation = own.slice(end).some(isQuoted);
  const kept = hasQuotation ? withoutIntroduction(own.slice(0, end)) : own.slice(0, end);
  return kept.join("\n").trim() || text.trim();
}

/** Only this many characters of an email are processed. */
export const maxEmailLength = 100_000;

/** PostgreSQL stores neither NUL nor lone surrogates. */
const storable = (text: string) => text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd");

/** The text of an email in the form in which a message stores it. */
export function messageOfEmail(text: string): { body: string; isShortened: boolean } {
  const body = withoutHistory(storable(text.slice(0, maxEmailLength)));
  if (body.length <= maxMessageLength) return { body, isShortened: text.length > maxEmailLength };
  return { body: storable(body.slice(0, maxMessageLength)), isShortened: true };
}

/** A `Message-ID` that is safe in a header of the shop's emails; null for anything else. */
export const safeMessageId = (id: string | null | undefined): string | null =>
  /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/.exec(id?.trim() ?? "")?.[0] ?? null;

const placeholders = ["name", "order"] as const;

/** The value of each placeholder of a canned answer. */
export type PlaceholderValues = Record<(typeof placeholders)[number], string>;

/** A canned answer for one customer. Unknown placeholders are not replaced. */
export const fillPlaceholders = (body: string, values: PlaceholderValues): string =>
  placeholders.reduce((text, name) => text.replaceAll(`{${name}}`, () => values[name]), body);
