"use client";

import { useTranslations } from "#translations";
import type { Category } from "@/db/words/facets";
import { usePresetNames } from "./use-preset-names";

interface AppliesToProps {
  categories: readonly Category[];
  presetIds: readonly number[];
}

/** What a sale or a coupon applies to; the numbers of templates until their names are known. */
export function AppliesTo({ categories, presetIds }: AppliesToProps) {
  const t = useTranslations("saleList");
  const word = useTranslations("presetWords");
  const numbers = presetIds.length > 0 ? [t("presets", { numbers: presetIds.join(", ") })] : [];
  const names = usePresetNames(presetIds) ?? numbers;
  return [...categories.map((it) => word(it)), ...names].join(", ") || t("everything");
}
