"use client";

import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import { callApi } from "@/lib/platform/http/client";
import { forCustomer } from "@/lib/platform/http/for-customer";
import { shopState } from "@/lib/platform/state/client";
import { isSynced, markSynced } from "@/lib/synced";
import { ownPresets, readStored, store } from "./client-device";
import { deleteSaved, deleteSeen, getSaved, postSaved } from "./endpoints";
import { maxSaved } from "./limits";
import { type SavedPresets, withFirst, without } from "./rules";

const t = currentTranslations("savedErrors");

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Adds a guest's list to the account, as carts are merged. Adding it twice changes nothing. */
async function mergeGuests(headers: Record<string, string>): Promise<void> {
  const { owner, saved, seen } = readStored();
  if (owner || saved.length + seen.length === 0) return;
  await callApi(postSaved, { body: { saved, seen }, headers });
}

/**
 * Requests run one after the other. The response to the last one is the account's present list,
 * which this device takes over.
 */
async function send(
  email: string,
  request: (options: { headers: Record<string, string> }) => Promise<SavedPresets>,
): Promise<SavedPresets> {
  waiting += 1;
  const headers = forCustomer(email);
  const turn = last
    .then(() => mergeGuests(headers))
    .then(() => request({ headers }))
    .finally(() => {
      waiting -= 1;
    });
  last = turn.catch(() => {});
  const presets = await turn;
  const isSignedIn = shopState().user?.email === email;
  if (waiting === 0 && isSignedIn) store({ owner: email, ...presets });
  return presets;
}

export async function changeSaved(id: number, isSaved: boolean): Promise<void> {
  const email = shopState().user?.email;
  const show = (is: boolean) => {
    const presets = ownPresets();
    const { saved } = presets;
    store({ ...presets, saved: is ? withFirst(saved, id, maxSaved) : without(saved, id) });
  };
  const full = new ShopError("conflict", t("full", { maxSaved: String(maxSaved) }));
  if (isSaved && ownPresets().saved.length >= maxSaved) throw full;
  show(isSaved);
  if (!email) return;
  try {
    const { saved } = await send(email, (options) =>
      isSaved
        ? callApi(postSaved, { ...options, body: { saved: [id] } })
        : callApi(deleteSaved, { ...options, params: { id: String(id) } }),
    );
    if (isSaved && !saved.includes(id)) throw full;
  } catch (error) {
    show(!isSaved);
    throw error;
  }
}

export const sendSeen = async (id: number): Promise<void> => {
  const email = shopState().user?.email;
  if (email)
    await send(email, (options) => callApi(postSaved, { ...options, body: { seen: [id] } }));
};

/** Deletes the list of recently viewed presets, on this device and in the account. */
export async function forgetSeen(): Promise<void> {
  const email = shopState().user?.email;
  if (email) await send(email, (options) => callApi(deleteSeen, options));
  else store({ ...ownPresets(), seen: [] });
}

/**
 * Updates this device's list for the customer, once per tab, or in any case with `isOutdated`. It is
 * removed from the device at logout.
 */
export async function syncSaved(email: string, isOutdated = false): Promise<void> {
  const stored = readStored();
  if (stored.owner === email && isSynced("saved", email) && !isOutdated) return;
  await send(email, (options) => callApi(getSaved, options));
  if (shopState().user?.email === email) markSynced("saved", email);
}
