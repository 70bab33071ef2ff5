"use client";

import { callApi } from "@/lib/platform/http/client";
import { sendPictures } from "../content/client-pictures";
import type { ContentDocument } from "../content/rules";
import { deleteCopy, getCopies, postCopy } from "./endpoints";
import type { OwnCopy } from "./schemas";

/** Stores a document with its pictures for a link. */
export async function storeCopy(document: ContentDocument, brand: string): Promise<OwnCopy> {
  await sendPictures(document);
  const { template } = document;
  return callApi(postCopy, { body: { template, brand, document: { ...document } } });
}

export const listCopies = (): Promise<OwnCopy[]> => callApi(getCopies);

export const takeBackCopy = (code: string): Promise<null> =>
  callApi(deleteCopy, { params: { code } });
