"use client";

import { useFormContext } from "react-hook-form";
import { useTranslations } from "#translations";

interface KeepTokensFieldProps {
  /** How many API tokens of the account work. */
  count: number;
}

/** The choice whether API tokens go on working after a change that ends other sessions. */
export function KeepTokensField({ count }: KeepTokensFieldProps) {
  const t = useTranslations("keepTokens");
  const { register } = useFormContext<{ keepsApiTokens: boolean }>();
  if (count === 0) return null;
  return (
    <label className="flex items-baseline gap-3">
      <input
        type="checkbox"
        className="size-4 shrink-0 translate-y-0.5"
        {...register("keepsApiTokens")}
      />
      <span>{t("keep", { count })}</span>
    </label>
  );
}
