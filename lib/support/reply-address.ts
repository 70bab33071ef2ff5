import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { keysFor } from "@/lib/secrets";
import { parseReplyAddress, replyAddressOf } from "./rules";

/** 80 bits, in characters that email programs do not change. */
const macWith = (key: Uint8Array, threadId: number) =>
  createHmac("sha256", key).update(`thread:${threadId}`).digest("hex").slice(0, 20);

/**
 * The address at which replies by email are added to a thread: only recipients of the shop's emails
 * know it.
 */
export const replyAddress = (threadId: number, domain: string): string =>
  replyAddressOf({ threadId, mac: macWith(keysFor("thread-reply")[0], threadId) }, domain);

/** The thread of the first recipient that is a reply address of this shop; null without one. */
export function threadOfRecipients(recipients: readonly string[], domain: string): number | null {
  for (const recipient of recipients) {
    const found = parseReplyAddress(recipient, domain);
    const isOurs = (key: Uint8Array) =>
      found !== null &&
      timingSafeEqual(Buffer.from(macWith(key, found.threadId)), Buffer.from(found.mac));
    if (found && keysFor("thread-reply").some(isOurs)) return found.threadId;
  }
  return null;
}
