import { maxMessageLength } from "./statuses";

/** Years that messages between the shop and its customers are kept. */
export const keptYears = 2;

/** Characters that a customer or the staff can write; a mail may be longer. */
export const maxWrittenLength = 4_000;

export const maxTitleLength = 80;

/** Messages of one page of a thread, the newest first. */
export const threadPageSize = 20;

/** Mails that a thread takes within an hour. */
export const mailLimit = { hits: 60, seconds: 60 * 60 };

/** What a customer can write in Purchases within an hour. */
export const writeLimit = { hits: 20, seconds: 60 * 60 };

/** Seconds within which the same words are the same message: a double click, or a retry. */
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

/** What a reply address says, whoever wrote it: its mac is checked elsewhere. */
export function parseReplyAddress(field: string, domain: string): ReplyAddress | null {
  const [local, host] = addressIn(field).split("@");
  if (host !== domain.toLowerCase()) return null;
  const [, threadId, mac] = /^reply\+(\d{1,9})\.([a-f\d]{20})$/.exec(local ?? "") ?? [];
  return threadId && mac ? { threadId: Number(threadId), mac } : null;
}

/** Senders that no person is behind. */
const robots = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)([+-].*)?@/;

/** Whether a program wrote a mail: an auto-reply, a bounce, a newsletter. Nothing comes of those. */
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

/** Lines after which a mail program repeats the mail that is answered. */
const historyStarts = [
  /^-{2,}\s*(original|forwarded|ursprüngliche|message d'origine|mensaje original).{0,40}-{2,}$/i,
  /^_{10,}$/,
  /^-- ?$/,
];

/** `From: Presetry` as the first of several such lines: how Outlook introduces what it repeats. */
const isHeader = (line = "") => /^\*?[\p{L} -]{2,12}:\*?\s+\S/u.test(line);

const isBlank = (line = "") => line.trim() === "";
const isQuoted = (line = "") => line.startsWith(">");

/**
 * Leaves out what introduces a quotation in whichever language: up to three lines with a date, the last with a colon
 * at its end.
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
 * What somebody wrote, without the mail below it that it answers, and without their signature. Each line is looked at
 * once, so that a hostile mail takes no longer than another.
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

/** Characters of a mail that are looked at. */
export const maxMailLength = 100_000;

/** PostgreSQL stores neither NUL nor half a character. */
const storable = (text: string) => text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd");

/** The words of a mail as a message keeps them. */
export function messageOfMail(text: string): { body: string; isShortened: boolean } {
  const body = withoutHistory(storable(text.slice(0, maxMailLength)));
  if (body.length <= maxMessageLength) return { body, isShortened: text.length > maxMailLength };
  return { body: storable(body.slice(0, maxMessageLength)), isShortened: true };
}

/** A `Message-ID` that can stand in a header of ours; null for anything else. */
export const safeMessageId = (id: string | null | undefined): string | null =>
  /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/.exec(id?.trim() ?? "")?.[0] ?? null;

const placeholders = ["name", "order"] as const;

/** What stands for each placeholder of a canned answer. */
export type PlaceholderValues = Record<(typeof placeholders)[number], string>;

/** A canned answer for one customer. What is no placeholder stays as it stands. */
export const fillPlaceholders = (body: string, values: PlaceholderValues): string =>
  placeholders.reduce((text, name) => text.replaceAll(`{${name}}`, () => values[name]), body);

/** What a thread is about, in the middle of a sentence. */
export const subjectOf = (invoiceId: number | null): string =>
  invoiceId === null ? "your message to us" : `order ${invoiceId}`;
