import { inboxPath } from "@/lib/sites/messages/rules";
import type { MessageQuery } from "@/lib/sites/messages/schemas";

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
