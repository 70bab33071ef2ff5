"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import type { PriceSlot, PriceValue } from "@/components/templates/content/slots";
import { Field, TextField } from "@/components/ui/field";
import { parseAmount, printAmount } from "@/lib/customization/content/prices";
import { useEditor, useSlotValue } from "../use-editor";

/** The most common currencies; a stored one that is not among them is offered, too. */
const currencies = [
  "USD",
  "EUR",
  "GBP",
  "CHF",
  "BRL",
  "MXN",
  "ARS",
  "CLP",
  "COP",
  "CAD",
  "AUD",
  "JPY",
];

/** An amount and its currency. */
export function PriceField({ path, slot }: { path: string; slot: PriceSlot }) {
  const t = useTranslations("slotFields");
  const { store } = useEditor();
  // The value of a price slot.
  const value = useSlotValue(path) as PriceValue;
  // The typed text is kept here while it is no valid amount, or another spelling of the same
  // amount.
  const [draft, setDraft] = useState<{ of: PriceValue; typed: string } | null>(null);
  const isDraft = draft?.of.amount === value.amount && draft.of.currency === value.currency;
  const typed = isDraft ? draft.typed : value.isOpen ? "" : printAmount(value);
  const change = (changed: PriceValue) => store.setSlot(path, changed);
  return (
    <fieldset className="grid grid-cols-[1fr_6.5rem] items-start gap-3">
      <legend className="mb-1.5 font-medium text-sm">{slot.label}</legend>
      <TextField
        label={t("amount")}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        error={
          !value.isOpen && parseAmount(typed, value.currency) === null
            ? t("notAnAmount")
            : undefined
        }
        onChange={({ target }) => {
          const amount = parseAmount(target.value, value.currency);
          const changed = amount === null ? value : { amount, currency: value.currency };
          setDraft({ of: changed, typed: target.value });
          if (amount !== null) change(changed);
        }}
      />
      <Field label={t("currency")}>
        {({ className, ...control }) => (
          <select
            {...control}
            className={`${className} h-11`}
            value={value.currency}
            onChange={({ target: { value: currency } }) =>
              change({ ...value, amount: parseAmount(typed, currency) ?? value.amount, currency })
            }
          >
            {[...new Set([...currencies, value.currency])].map((it) => (
              <option key={it}>{it}</option>
            ))}
          </select>
        )}
      </Field>
    </fieldset>
  );
}
