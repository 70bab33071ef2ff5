"use client";

import { callApi } from "@/lib/platform/http/client";
import { shopState } from "@/lib/platform/state/client";
import { getPictures } from "../pictures/endpoints";
import { loadLocalPictures } from "./client-pictures";
import type { ContentDocument } from "./rules";

/** The pictures of a document that are neither on this device nor in the customer's account. */
export async function missingPictures(document: ContentDocument): Promise<string[]> {
  const elsewhere = await loadLocalPictures(document);
  if (elsewhere.length === 0 || !shopState().user) return elsewhere;
  const own = new Set((await callApi(getPictures)).map(({ hash }) => hash));
  return elsewhere.filter((hash) => !own.has(hash));
}
