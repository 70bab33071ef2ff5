"use client";

import { type FormEvent, useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import type { CouponState } from "./use-coupon";

interface CouponFieldProps {
  coupon: CouponState;
  onChange?: () => void;
}

/**
 * The field for a coupon code, with a button that removes it, and the reason if the coupon is not
 * valid.
 */
export function CouponField({ coupon, onChange }: CouponFieldProps) {
  const t = useTranslations("coupon");
  const { code, error, isLoading, applied } = coupon;
  const [typed, setTyped] = useState(code ?? "");
  const choose = (next: string | null) => {
    onChange?.();
    coupon.choose(next);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    choose(typed);
  };
  if (applied !== null) {
    return (
      <div className="mt-5 flex items-center justify-between gap-4">
        <p>
          {t("label")} <span className="break-all font-mono">{applied}</span>
        </p>
        <button
          type="button"
          className={button("secondary", "medium")}
          onClick={() => {
            setTyped("");
            choose(null);
          }}
        >
          {t("remove")}
          <span className="sr-only">{t("ofCoupon", { code: applied })}</span>
        </button>
      </div>
    );
  }
  return (
    <form onSubmit={apply} noValidate className="mt-5">
      <div className="grid grid-cols-[1fr_auto] items-start gap-x-3">
        <TextField
          label={t("label")}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxCharacters={60}
          value={typed}
          error={error ?? undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button
          type="submit"
          aria-busy={isLoading}
          className={`${button("secondary")} mt-[1.625rem]`}
        >
          {t("apply")}
        </button>
      </div>
      <span role="status" className="sr-only">
        {error}
      </span>
    </form>
  );
}
