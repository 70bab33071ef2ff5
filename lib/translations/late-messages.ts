import "server-only";
import { createHash } from "node:crypto";
import { inLanguage } from "@/lib/languages.mjs";
import { lateGroups } from "./late-groups";
import { messagesIn } from "./messages";

/** The messages of `lateGroups` in a language, and the hash that stands in their address. */
export function lateMessages(language: string) {
  const json = JSON.stringify(
    Object.fromEntries(lateGroups.map((group) => [group, messagesIn(language, group)])),
  );
  return { json, hash: createHash("sha256").update(json).digest("hex").slice(0, 8) };
}

export const addressOfLateMessages = (language: string) =>
  inLanguage(language, `/messages/${lateMessages(language).hash}`);
