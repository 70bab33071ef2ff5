import { firstCharacters } from "@/lib/graphemes";
import { inboxPath } from "@/lib/sites/messages/rules";
import type { MessageQuery, MessageView } from "@/lib/sites/messages/schemas";

/** The address of a page of the inbox. */
export function messageAddress(
  license: string,
  { folder, q, before }: Partial<MessageQuery>,
): string {
  const query = new URLSearchParams();
  if (folder && folder !== "inbox") query.set("folder", folder);
  if (q) query.set("q", q);
  if (before) query.set("before", String(before));
  return query.size > 0 ? `${inboxPath(license)}?${query}` : inboxPath(license);
}

/** The address of the CSV file of a folder. */
export function exportAddress(license: string, { folder, q }: MessageQuery): string {
  const query = new URLSearchParams({ folder, ...(q ? { q } : {}) });
  return `/api/site/${license}/message-export?${query}`;
}

/** The most characters of a quote: some mail programs take no longer addresses than 2,000 characters. */
const maxQuoted = 500;

/** Opens an answer in the mail program of the owner, with what the visitor wrote as a quote. */
export function replyAddress(
  { email, message, fields }: Pick<MessageView, "email" | "message" | "fields">,
  subject: string,
): string {
  const written = [message, ...fields.map(({ label, value }) => `${label}: ${value}`)]
    .filter(Boolean)
    .join("\n");
  const shown = firstCharacters(written, maxQuoted);
  const quote = `${shown}${shown === written ? "" : "…"}`.replace(/^/gm, "> ");
  const parts = { subject, ...(written && { body: `\n\n${quote}`.replaceAll("\n", "\r\n") }) };
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join("&")}`;
}
