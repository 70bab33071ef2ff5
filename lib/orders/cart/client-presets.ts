"use client";

import { getOnePreset, getPresets } from "@/lib/catalogue/endpoints";
import { errorTexts } from "@/lib/error-texts";
import { ShopError } from "@/lib/errors";
import { getBought } from "@/lib/orders/invoices/endpoints";
import { callApi } from "@/lib/platform/http/client";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { cartPresetOf } from "./rules";

/** The presets with these ids that are on sale. */
export async function fetchPresets(ids: number[]): Promise<CartPreset[]> {
  if (ids.length === 0) return [];
  const presets = await callApi(getPresets, { query: { ids: ids.join() } });
  return presets.filter(({ isDisabled }) => !isDisabled).map(cartPresetOf);
}

/** Throws when the preset is not on sale. */
export async function requirePreset(id: number): Promise<CartPreset> {
  const preset = await callApi(getOnePreset, { params: { id: String(id) } });
  if (preset.isDisabled) throw new ShopError("conflict", errorTexts.notSold);
  return cartPresetOf(preset);
}

/** Ids of the presets that the customer bought. */
export const fetchBought = (): Promise<number[]> => callApi(getBought);
