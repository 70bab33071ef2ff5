import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { fetchExternalText } from "@/lib/platform/http/external-fetch";
import { log } from "@/lib/platform/log/logger";

/** Milliseconds; short, because a publication waits for the answer. */
const timeoutMs = 2_000;

/** The most addresses of one question. */
const maxAddresses = 500;

const answerSchema = z.object({
  matches: z.array(z.object({ threat: z.object({ url: z.string() }) })).default([]),
});

/**
 * The addresses that a list names as dangerous; none without SAFE_BROWSING_URL. The service speaks the
 * Lookup API of Google Safe Browsing. Without an answer the site is judged by its words alone.
 */
export async function listedAmong(addresses: readonly string[]): Promise<string[]> {
  const { SAFE_BROWSING_URL } = env("screening");
  const asked = [...new Set(addresses)].slice(0, maxAddresses);
  if (!SAFE_BROWSING_URL || asked.length === 0) return [];
  try {
    const { status, text } = await fetchExternalText({
      service: "Safe Browsing",
      url: SAFE_BROWSING_URL,
      init: {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          client: { clientId: "presetry", clientVersion: "1" },
          threatInfo: {
            threatTypes: ["MALWARE", "SOCIAL_ENGINEERING", "UNWANTED_SOFTWARE"],
            platformTypes: ["ANY_PLATFORM"],
            threatEntryTypes: ["URL"],
            threatEntries: asked.map((url) => ({ url })),
          },
        }),
      },
      timeoutMs,
    });
    if (status !== 200) throw new Error(`Status ${status}`);
    return answerSchema.parse(JSON.parse(text)).matches.map(({ threat }) => threat.url);
  } catch (error) {
    log.warn("The list of dangerous addresses gave no answer", {}, error);
    return [];
  }
}
