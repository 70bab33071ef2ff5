"use client";

import { callApi } from "@/lib/platform/http/client";
import type { RevisionSummary } from "./api-schemas";
import { getDrafts, getRevision, getRevisions } from "./endpoints";
import type { ContentDocument } from "./rules";

/** The revisions of the signed-in customer's draft, the newest first; none if there is no draft. */
export async function listRevisions(template: string): Promise<RevisionSummary[]> {
  // Browsers print every 404 to the console, and a missing draft is no error.
  const drafts = await callApi(getDrafts);
  if (!drafts.some((draft) => draft.template === template)) return [];
  return callApi(getRevisions, { params: { template } });
}

export async function loadRevision(template: string, number: number): Promise<ContentDocument> {
  const { document } = await callApi(getRevision, { params: { template, number: String(number) } });
  // The server answers with a document in the newest version of the template.
  return document as ContentDocument;
}
