"use client";

import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { ShopError, statusOf } from "@/lib/errors";
import { callApi } from "@/lib/platform/http/client";
import { forCustomer } from "@/lib/platform/http/for-customer";
import { shopState } from "@/lib/platform/state/client";
import { loadFirstDraft } from "../first-draft/client";
import { sendPictures } from "./client-pictures";
import {
  type Draft,
  type DraftAccount,
  type DraftListener,
  openDraft,
  type Revision,
  type SaveResult,
} from "./draft";
import { draftName, noteDraft } from "./draft-index";
import { readDraftName } from "./draft-name";
import { browserDraftStore, isUnsent } from "./draft-store";
import type { MergeConflict } from "./merge";
import { type AccountDrafts, pullDrafts } from "./pull";
import { type ContentDocument, isSample } from "./rules";
import { sendKept } from "./send-kept";
import { type TakenDraft, takeDraftsAlong } from "./take-along";

// Loaded on demand: guests do not need these modules.
const endpoints = () => import("./endpoints");
const schemas = () => import("./api-schemas");

/** The server validated the document against the template's declaration when it was saved. */
const revisionOf = ({ number, document }: { number: number; document: object }): Revision => ({
  number,
  document: document as ContentDocument,
});

const draftsOf = (owner: string): AccountDrafts => ({
  list: async () => callApi((await endpoints()).getDrafts, { headers: forCustomer(owner) }),
  newest: async (template) => {
    const options = { params: { template }, headers: forCustomer(owner) };
    return revisionOf(await callApi((await endpoints()).getDraft, options));
  },
});

const accountOf = (owner: string): DraftAccount => ({
  newest: async (template) => {
    const { list, newest } = draftsOf(owner);
    // Browsers print every 404 to the console, and a missing draft is no error.
    const isThere = (await list()).some((draft) => draft.template === template);
    return isThere ? newest(template) : null;
  },
  save: async (template, base, document) => {
    const { putDraft } = await endpoints();
    try {
      await sendPictures(document, owner);
    } catch (error) {
      return refusalOf(error);
    }
    try {
      const body = { base, document: { ...document } };
      const headers = forCustomer(owner);
      const draft = await callApi(putDraft, { params: { template }, body, headers });
      return { kind: "saved", revision: revisionOf(draft) };
    } catch (error) {
      if (!(error instanceof ShopError && error.code === "conflict")) return refusalOf(error);
      const { draftConflict } = await schemas();
      const { conflicts, theirs } = draftConflict.parse(error.extra);
      // Values of slots, which the server validated when they were saved.
      return {
        kind: "conflict",
        conflicts: conflicts as MergeConflict[],
        theirs: revisionOf(theirs),
      };
    }
  },
});

/** Statuses that would be the same at the next try. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429;

/** Errors that the server would repeat at every try; throws errors that may be temporary. */
function refusalOf(error: unknown): SaveResult {
  if (!(error instanceof ShopError) || !isFinal(statusOf(error.code))) throw error;
  // Forbidden if another customer signed in meanwhile.
  if (error.code === "unauthorized" || error.code === "forbidden") return { kind: "signed-out" };
  return { kind: "refused", reason: error.message };
}

/**
 * Web Locks exist in secure contexts only; without them the server merges concurrent saves of two
 * tabs.
 */
const exclusively =
  (name: string) =>
  <T>(work: () => Promise<T>): Promise<T> =>
    globalThis.navigator?.locks ? navigator.locks.request(name, work) : work();

/**
 * Milliseconds without a change before a draft is stored, and the longest time while changes go on.
 */
const quiet = 400;
const longest = 1500;

const retry = { first: 2000, longest: 60_000 };

export interface OpenDraft extends Pick<Draft, "document" | "edit" | "refresh"> {
  /** Stores and sends the draft at once. */
  flush: () => Promise<void>;
  /** Stores and sends the draft a last time; resolves when that has succeeded or failed. */
  close: () => Promise<void>;
}

/**
 * Opens the visitor's draft of a template, and synchronizes it with other tabs and with the
 * account.
 */
export async function openBrowserDraft(
  slug: string,
  declaration: ContentDeclaration,
  listener: DraftListener,
): Promise<OpenDraft> {
  const owner = shopState().user?.email ?? "";
  const name = draftName(owner, slug);
  const tabs = new BroadcastChannel(name);
  const { slug: template } = readDraftName(slug);
  // Where the texts of the trade cannot be loaded, the visitor begins with the sample.
  const firstDraft = await loadFirstDraft(template, declaration).catch(() => null);
  const draft = await openDraft(
    slug,
    declaration,
    {
      store: browserDraftStore,
      account: owner ? accountOf(owner) : null,
      owner,
      notifyTabs: (document) => {
        noteDraft(owner, slug, !isSample(document));
        tabs.postMessage(null);
      },
      exclusively: exclusively(name),
      now: Date.now,
      firstDraft,
    },
    {
      ...listener,
      onStatus: (status, reason) => {
        listener.onStatus(status, reason);
        if (owner && (status === "waiting" || status === "lost")) retryLater();
        else if (status !== "saving") wait = retry.first;
      },
    },
  );

  let timer = 0;
  let firstChange = 0;
  let wait: number = retry.first;
  let again = 0;
  let isClosed = false;

  function retryLater() {
    clearTimeout(again);
    if (isClosed) return;
    again = window.setTimeout(flush, wait);
    wait = Math.min(wait * 2, retry.longest);
  }
  function flush() {
    clearTimeout(timer);
    firstChange = 0;
    return draft.flush();
  }
  const onHide = () => document.visibilityState === "hidden" && void flush();
  const onOnline = () => void draft.refresh();
  tabs.onmessage = () => void draft.onOtherTab();
  addEventListener("online", onOnline);
  document.addEventListener("visibilitychange", onHide);
  void draft.refresh();

  return {
    document: draft.document,
    refresh: draft.refresh,
    flush,
    edit: (changed) => {
      draft.edit(changed);
      listener.onStatus("saving");
      const now = performance.now();
      firstChange ||= now;
      clearTimeout(timer);
      timer = window.setTimeout(flush, Math.max(0, Math.min(quiet, firstChange + longest - now)));
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      tabs.onmessage = null;
      removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onHide);
      await flush();
      // Other tabs hear of what is kept last.
      tabs.close();
    },
  };
}

/** Moves the guest's drafts of this device to the account of the customer who signed in. */
export async function takeGuestDraftsAlong(owner: string): Promise<TakenDraft[]> {
  const taken = await exclusively("drafts")(() =>
    takeDraftsAlong(browserDraftStore, accountOf(owner), owner),
  );
  for (const { slug } of taken) {
    noteDraft(owner, slug, true);
    noteDraft("", slug, false);
  }
  return taken;
}

/** Tells the other pages of this browser that a draft was written or deleted. */
function announce(owner: string, slug: string, isThere: boolean) {
  noteDraft(owner, slug, isThere);
  const tabs = new BroadcastChannel(draftName(owner, slug));
  tabs.postMessage(null);
  tabs.close();
}

/**
 * Sends what this device has kept of a customer's draft and the account does not have; null if
 * there is nothing to send. Waits for a tab that sends the draft already.
 */
export async function sendKeptDraft(owner: string, slug: string): Promise<SaveResult | null> {
  const sent = await exclusively(draftName(owner, slug))(() =>
    sendKept(browserDraftStore, accountOf(owner), owner, slug),
  );
  if (sent?.kind === "saved") announce(owner, slug, !isSample(sent.revision.document));
  return sent;
}

/**
 * Sends the customer's drafts that this device alone has, and downloads the changes that other
 * devices made, for the pages that show drafts.
 */
export async function pullAccountDrafts(owner: string): Promise<void> {
  const kept = await browserDraftStore.list(owner).catch(() => []);
  for (const { slug } of kept.filter(isUnsent)) {
    // What cannot be sent stays for the editor, which says why.
    await sendKeptDraft(owner, slug).catch(() => null);
  }
  const pulled = await exclusively("drafts")(() =>
    pullDrafts(browserDraftStore, draftsOf(owner), owner),
  );
  for (const { slug, document } of pulled) {
    announce(owner, slug, document !== null && !isSample(document));
  }
}

/** A draft in a list. */
export interface ListedDraft {
  slug: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** The drafts of this visitor, on this device and in the account, last changed first. */
export async function listDrafts(owner: string): Promise<ListedDraft[]> {
  if (owner) await pullAccountDrafts(owner).catch(() => {});
  const here = await browserDraftStore.list(owner).catch(() => []);
  const found = new Map(here.map(({ slug, changedAt }) => [slug, changedAt]));
  for (const { template, changedAt } of owner ? await draftsOf(owner).list() : []) {
    found.set(template, Math.max(found.get(template) ?? 0, Date.parse(changedAt)));
  }
  return Array.from(found, ([slug, changedAt]) => ({ slug, changedAt })).sort(
    (a, b) => b.changedAt - a.changedAt,
  );
}

/** Deletes a draft on this device, and with its revisions in the customer's account. */
export async function deleteDraft(owner: string, slug: string): Promise<void> {
  // Browsers print every 404 to the console, and a draft may exist on this device only.
  if (owner && (await draftsOf(owner).list()).some(({ template }) => template === slug)) {
    const options = { params: { template: slug }, headers: forCustomer(owner) };
    await callApi((await endpoints()).deleteDraft, options);
  }
  await browserDraftStore.update(owner, slug, () => null);
  announce(owner, slug, false);
}
