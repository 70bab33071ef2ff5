"use client";

import { callApi } from "@/lib/platform/http/client";
import { forCustomer } from "@/lib/platform/http/for-customer";
import { sendPictures } from "../content/client-pictures";
import type { ContentDocument } from "../content/rules";
import { deleteCopy, getCopies, postCopy } from "./endpoints";
import type { OwnCopy } from "./schemas";

/** Stores a customer's document with its pictures for a link. */
export async function storeCopy(
  owner: string,
  document: ContentDocument,
  brand: string,
): Promise<OwnCopy> {
  await sendPictures(document, owner);
  const body = { template: document.template, brand, document: { ...document } };
  return callApi(postCopy, { body, headers: forCustomer(owner) });
}

export const listCopies = (): Promise<OwnCopy[]> => callApi(getCopies);

export const takeBackCopy = (code: string): Promise<null> =>
  callApi(deleteCopy, { params: { code } });
