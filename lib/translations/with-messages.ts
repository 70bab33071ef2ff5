"use client";

import { onceMade } from "@/lib/once-made";
import type { CompiledMessages } from "./translator";

/** What `withMessages` has fetched, by group. */
export const lateMessages: Record<string, CompiledMessages> = {};

const fetchMessages = onceMade(async () => {
  const response = await fetch(document.documentElement.dataset.messages ?? "");
  if (!response.ok) throw new Error(`${response.status}`);
  Object.assign(lateMessages, await response.json());
});

/** A part that is being imported, when it has the messages of `lateGroups`; rejects if either fails to load. */
export async function withMessages<Part>(part: Promise<Part>): Promise<Part> {
  await Promise.all([part, fetchMessages()]);
  return part;
}
