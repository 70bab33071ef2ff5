"use client";

import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { callApi } from "@/lib/platform/http/client";
import type { ContentDocument } from "../content/rules";
import { getCopy } from "./endpoints";
import { readSentDocument, readWords } from "./read-words";
import { readFragment } from "./rules";

export type ReadContent =
  | { kind: "read"; document: ContentDocument }
  /** The link is damaged, or not a shared link. */
  | { kind: "unreadable" }
  | { kind: "takenBack" };

/** The content of a shared link; throws if the shop cannot be reached. */
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
