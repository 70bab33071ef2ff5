"use client";

import { ShopError } from "@/lib/errors";
import { callApi } from "@/lib/platform/http/client";
import { forCustomer } from "@/lib/platform/http/for-customer";
import { shopState } from "@/lib/platform/state/client";
import { isSynced, markSynced } from "@/lib/synced";
import { storeBusiness, storedBusiness } from "../first-draft/business";
import { paletteChangedEvent } from "../palette/storage";
import {
  belongsTo,
  isSameTold,
  type KeptBusiness,
  keepPresent,
  showable,
  toldOf,
  writeKept,
} from "./device";
import { deleteBusiness, getBusinesses, putBusiness } from "./endpoints";
import { businessConflict, type StoredBusiness } from "./schemas";

const keptOf = (owner: string, { changedAt, ...stored }: StoredBusiness): KeptBusiness => ({
  ...stored,
  owner,
  isUnsent: false,
  isRemoved: false,
});

/** What the account has instead of a refused change; null where nothing could be sent, which is tried again. */
function refusedFor(error: unknown): { theirs: StoredBusiness | null } | null {
  if (!(error instanceof ShopError)) throw error;
  if (error.code === "not_found") return { theirs: null };
  if (error.code !== "conflict") return null;
  const { theirs } = businessConflict.parse(error.extra);
  return theirs ? { theirs } : null;
}

/** Sends a change. Of two that do not know each other both are kept, the device's as a further business. */
async function send(owner: string, mine: KeptBusiness): Promise<KeptBusiness[]> {
  const { id, version } = mine;
  const options = { params: { id }, headers: forCustomer(owner) };
  try {
    if (mine.isRemoved) {
      await callApi(deleteBusiness, { ...options, query: { version: String(version) } });
      return [];
    }
    const body = { version, ...toldOf(mine) };
    return [keptOf(owner, await callApi(putBusiness, { ...options, body }))];
  } catch (error) {
    const refused = refusedFor(error);
    if (!refused) return [mine];
    const theirs = refused.theirs ? [keptOf(owner, refused.theirs)] : [];
    if (mine.isRemoved) return theirs;
    return [...(await send(owner, { ...mine, id: crypto.randomUUID(), version: 0 })), ...theirs];
  }
}

/** What the account has of each business of this device once those that it lacks were sent, one after the other. */
async function merge(owner: string, here: KeptBusiness[], there: KeptBusiness[]) {
  /** By the ids that they have here. */
  const merged = new Map<string, KeptBusiness[]>();
  for (const mine of here) {
    const theirs = there.find((it) => it.id === mine.id);
    const isSame = (it: KeptBusiness) => !mine.isRemoved && isSameTold(it, mine);
    const same =
      mine.version === 0 && !theirs ? there.find(isSame) : theirs && isSame(theirs) && theirs;
    if (same) merged.set(mine.id, [same]);
    else if (mine.isUnsent) merged.set(mine.id, await send(owner, { ...mine, owner }));
    // Else it was changed or deleted elsewhere.
    else merged.set(mine.id, theirs ? [theirs] : []);
  }
  return merged;
}

async function sync(owner: string): Promise<void> {
  const before = keepPresent(owner);
  const isOwn = belongsTo(owner);
  const here = before.list.filter(isOwn);
  const isDone = isSynced("businesses", owner);
  if (isDone && !here.some((it) => it.isUnsent || it.owner === "")) return;
  const isFirst = !here.some((it) => it.owner !== "");
  const stored = await callApi(getBusinesses, { headers: forCustomer(owner) });
  const there = stored.map((it) => keptOf(owner, it));
  const merged = await merge(owner, here, there);
  if (shopState().user?.email !== owner) return;
  // What was typed or removed meanwhile is newer.
  const now = keepPresent(owner);
  const shown = storedBusiness();
  const typed = now.list.find((it) => it.id === now.present);
  const sent = here.find((it) => it.id === now.present);
  let mine: KeptBusiness | undefined = merged.get(now.present ?? "")?.[0];
  if (typed && (!sent || !isSameTold(typed, sent))) {
    mine = { ...(mine ?? typed), ...toldOf(typed), owner, isUnsent: true, isRemoved: false };
  }
  // Without facts: a trade that was only tried. The account's own come down to a device that has none.
  if (!mine && isFirst && Object.keys(shown?.facts ?? {}).length === 0) mine = there[0];
  const all = new Map<string, KeptBusiness>();
  const seen = new Set(here.map((it) => it.id));
  const since = now.list.filter((it) => isOwn(it) && !seen.has(it.id));
  const added = there.filter((it) => !seen.has(it.id));
  const removed = shown ? [] : (merged.get(before.present ?? "") ?? []).slice(0, 1);
  for (const it of [
    ...added,
    ...[...merged.values()].flat(),
    ...removed.map((it) => ({ ...it, isUnsent: true, isRemoved: true })),
    ...since,
    ...(mine ? [mine] : []),
  ]) {
    all.set(it.id, it);
  }
  const present = mine?.id ?? null;
  writeKept({ present, list: [...now.list.filter((it) => !isOwn(it)), ...all.values()] });
  if (mine) storeBusiness(showable(mine));
  else if (now.present) storeBusiness(null);
  if (JSON.stringify(storedBusiness()) !== JSON.stringify(shown)) {
    dispatchEvent(new Event(paletteChangedEvent));
  }
  markSynced("businesses", owner);
}

/** Of several tabs. Web Locks exist in secure contexts only; without them the account has a copy too many at worst. */
const exclusively = (work: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request("businesses", work) : work();

let last: Promise<unknown> = Promise.resolve();

/** Makes this device and the account have the same businesses, once per tab and after each change. */
export function syncBusinesses(owner: string): Promise<void> {
  const turn = last.then(() => exclusively(() => sync(owner)));
  last = turn.catch(() => {});
  return turn;
}

/** After the visitor told something: what is only here goes to the account. */
export async function sendBusinesses(): Promise<void> {
  const owner = shopState().user?.email ?? "";
  keepPresent(owner);
  if (owner) await syncBusinesses(owner);
}
