"use client";

import { callApi } from "@/lib/platform/http/client";
import { type FactsFound, factsRequest } from "./api-schemas";
import { postFacts } from "./endpoints";

/** What facts are read from. */
export type FactsSource = { address: string } | { text: string } | { file: File };

/** Milliseconds. */
const longestWait = 20_000;

/** Takes several seconds for a site. The server stops reading when the request is canceled. */
export async function findFacts(
  source: FactsSource,
  request: AbortController,
): Promise<FactsFound> {
  const overdue = setTimeout(() => request.abort(), longestWait);
  const { signal } = request;
  try {
    if (!("file" in source)) {
      const endpoint = { ...postFacts, form: undefined, body: factsRequest };
      return await callApi(endpoint, { body: source, signal });
    }
    const form = new FormData();
    form.set("file", source.file);
    return await callApi(postFacts, { form, signal });
  } finally {
    clearTimeout(overdue);
  }
}
