"use client";

import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { findSlot } from "@/components/templates/content/values";
import type { TemplateSlug } from "@/components/templates/registry";
import { onceMade } from "@/lib/once-made";
import { callApi } from "@/lib/platform/http/client";
import type { Patch } from "../content/edit-log";
import { setValues } from "../content/edits";
import { isUnread } from "../content/placeholders";
import { type ContentDocument, isSameValue, valueAt, writtenKey } from "../content/rules";
import { shownBusiness } from "../first-draft/business";
import { loadFirstDraft } from "../first-draft/client";
import { getWriter, postRephrase } from "./endpoints";
import type { Rephrased } from "./schemas";
import { writableTexts, writtenValue } from "./texts";

/** The host of the shop's language model; null where it has none. */
export const loadWriterHost = onceMade(async () => (await callApi(getWriter)).host);

/** Milliseconds; longer than the server waits. */
const longestWait = 40_000;

interface Draft {
  slug: TemplateSlug;
  declaration: ContentDeclaration;
  /** The company's; empty if it is not known. */
  name: string;
  /** As it is at the time of the call. */
  document: () => ContentDocument;
}

/** The paths of the texts that nobody has changed by hand. */
async function freePaths({ slug, declaration, document }: Draft): Promise<string[]> {
  const [business, now] = [shownBusiness(), document()];
  const draft = await loadFirstDraft(slug, declaration);
  if (!business || !draft || now.language !== draft.language) return [];
  return writableTexts(slug, declaration, draft, business.facts)
    .map(({ path }) => path)
    .filter(
      (path) =>
        isUnread(now, path) ||
        isSameValue(valueAt(declaration, now, path), valueAt(declaration, draft, path)),
    );
}

/** The patch with texts of the writer, each marked as one that nobody has read. */
function patchOf({ declaration }: Draft, document: ContentDocument, texts: Rephrased["texts"]) {
  const values = texts.flatMap(({ slot: path, text }) => {
    const slot = findSlot(declaration.slots, path)?.slot;
    return slot ? [[path, writtenValue(slot, text)] as const] : [];
  });
  const marks = values.map(([path]) => [writtenKey(path), true] as const);
  return {
    ...setValues(declaration, document, Object.fromEntries(values)),
    ...Object.fromEntries(marks),
  };
}

/** Has the writer rephrase what nobody has changed by hand, also meanwhile; null where nothing is left. */
export async function rephraseDraft(
  draft: Draft,
  request: AbortController,
): Promise<{ patch: Patch; count: number; dropped: Rephrased["dropped"] } | null> {
  const before = draft.document();
  const slots = await freePaths(draft);
  const business = shownBusiness();
  if (!business || slots.length === 0) return null;
  const overdue = setTimeout(() => request.abort(), longestWait);
  try {
    const { trade, language, facts } = business;
    const body = { template: draft.slug, name: draft.name, trade, language, facts, slots };
    const { texts, dropped } = await callApi(postRephrase, { body, signal: request.signal });
    const now = draft.document();
    const isUntouched = ({ slot }: { slot: string }) =>
      isSameValue(valueAt(draft.declaration, before, slot), valueAt(draft.declaration, now, slot));
    const taken = texts.filter(isUntouched);
    return { patch: patchOf(draft, now, taken), count: taken.length, dropped };
  } finally {
    clearTimeout(overdue);
  }
}
