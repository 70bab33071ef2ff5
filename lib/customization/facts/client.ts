"use client";

import { callApi } from "@/lib/platform/http/client";
import { type FactsFound, factsRequest } from "./api-schemas";
import { postFacts } from "./endpoints";

/** What facts are read from. */
export type FactsSource = { address: string } | { text: string } | { file: File };

/** Takes several seconds for a site. */
export function findFacts(source: FactsSource): Promise<FactsFound> {
  if (!("file" in source)) {
    return callApi({ ...postFacts, form: undefined, body: factsRequest }, { body: source });
  }
  const form = new FormData();
  form.set("file", source.file);
  return callApi(postFacts, { form });
}
