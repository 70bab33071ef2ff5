"use client";

import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { callApi } from "@/lib/http/client";
import { sendPictures } from "../content/client-pictures";
import type { ContentDocument } from "../content/rules";
import { deleteCopy, getCopies, getCopy, postCopy } from "./endpoints";
import { readSentDocument, readWords } from "./read-words";
import { readFragment } from "./rules";
import type { OwnCopy } from "./schemas";

export type ReadContent =
  | { kind: "read"; document: ContentDocument }
  /** The link is damaged, or of something else. */
  | { kind: "unreadable" }
  | { kind: "takenBack" };

/** What a link carries; throws if the shop cannot be reached. */
export async function readSharedContent(
  template: string,
  declaration: ContentDeclaration,
  fragment: string,
): Promise<ReadContent> {
  const shared = readFragment(fragment);
  if (!shared) return { kind: "unreadable" };
  const { kind, code } = shared;
  const copy = kind === "copy" ? await callApi(getCopy, { params: { code } }) : undefined;
  if (copy === null) return { kind: "takenBack" };
  const document = copy
    ? readSentDocument(template, declaration, copy.document)
    : readWords(template, declaration, code);
  return document ? { kind: "read", document } : { kind: "unreadable" };
}

/** Stores a document with its pictures for a link. */
export async function storeCopy(document: ContentDocument, brand: string): Promise<OwnCopy> {
  await sendPictures(document);
  const { template } = document;
  return callApi(postCopy, { body: { template, brand, document: { ...document } } });
}

export const listCopies = (): Promise<OwnCopy[]> => callApi(getCopies);

export const takeBackCopy = (code: string): Promise<null> =>
  callApi(deleteCopy, { params: { code } });
