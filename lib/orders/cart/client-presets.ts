"use client";

import { ZodError } from "zod";
import { currentTranslations } from "#current-translations";
import { getOnePreset, getPresets } from "@/lib/catalogue/endpoints";
import { ShopError, ShopWarning } from "@/lib/errors";
import { getBought } from "@/lib/orders/invoices/endpoints";
import { callApi } from "@/lib/platform/http/client";
import type { CartPreset } from "@/lib/platform/state/cart-preset";
import { cartPresetOf } from "./rules";

const t = currentTranslations("presetErrors");

/** The presets with these ids that are on sale. */
export async function fetchPresets(ids: number[]): Promise<CartPreset[]> {
  if (ids.length === 0) return [];
  const presets = await callApi(getPresets, { query: { ids: ids.join() } });
  return presets.filter(({ isDisabled }) => !isDisabled).map(cartPresetOf);
}

const isNameless = ({ cause }: Error) =>
  cause instanceof ZodError && cause.issues.some(({ path }) => path[0] === "name");

/** Throws when the preset is not on sale; a warning when it has no name. */
export async function requirePreset(id: number): Promise<CartPreset> {
  const preset = await callApi(getOnePreset, { params: { id: String(id) } }).catch(
    (error: Error) => {
      throw isNameless(error)
        ? new ShopWarning("unavailable", t("noDetail"), { cause: error })
        : error;
    },
  );
  if (preset.isDisabled) throw new ShopError("conflict", t("notSold"));
  return cartPresetOf(preset);
}

/** Ids of the presets that the customer bought, each as often as they have licenses of it. */
export const fetchBought = (): Promise<number[]> =>
  callApi(getBought, { query: { perLicense: "true" } });
