import "server-only";
import { createHash } from "node:crypto";
import { inLanguage } from "@/lib/languages.mjs";
import { lateGroups } from "./late-groups";
import { messagesIn } from "./messages";

const made = new Map<string, ReturnType<typeof make>>();

function make(language: string) {
  const json = JSON.stringify(
    Object.fromEntries(lateGroups.map((group) => [group, messagesIn(language, group)])),
  );
  return { json, hash: createHash("sha256").update(json).digest("hex").slice(0, 8) };
}

/** The messages of `lateGroups` in a built language, and the hash that stands in their address. */
export function lateMessages(language: string) {
  const result = made.get(language) ?? make(language);
  made.set(language, result);
  return result;
}

export const addressOfLateMessages = (language: string) =>
  inLanguage(language, `/messages/${lateMessages(language).hash}`);
