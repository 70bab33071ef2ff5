"use client";

import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { setLicenses } from "@/lib/orders/cart/client-licenses";
import { licensesOf, maxLicenses } from "@/lib/orders/cart/rules";
import type { CartPreset } from "@/lib/platform/state/cart-preset";

const counts = Array.from({ length: maxLicenses }, (_, index) => index + 1);

/** The choice of how many licenses of a preset are ordered. */
export function LicenseCount({ preset }: { preset: CartPreset }) {
  const t = useTranslations("cart");
  return (
    <label className="inline-flex items-center gap-2 text-sm">
      <span>
        {t("licenses")}
        <span className="sr-only">{t("licensesOf", { preset: preset.name })}</span>
      </span>
      <select
        value={licensesOf(preset)}
        onChange={({ target }) => setLicenses(preset.id, Number(target.value)).catch(showError)}
        className="h-11 rounded-control border border-line-strong bg-card px-2 tabular-nums"
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}
