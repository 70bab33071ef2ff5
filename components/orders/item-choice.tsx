"use client";

import { useLanguage } from "#translations";
import { formatMoney } from "@/lib/money";

interface ItemChoiceProps {
  legend: string;
  items: readonly { id: number; name: string; priceCents: number }[];
  /** The part of the price of deployment that is left; it is refunded with the last items. */
  deploymentCents: number;
  deploymentLabel: string;
  currency: string;
  /** The ids of the chosen items. */
  chosen: readonly number[];
  onChoose: (chosen: number[]) => void;
}

/** The choice of the items to refund. */
export function ItemChoice({
  legend,
  items,
  deploymentCents,
  deploymentLabel,
  currency,
  chosen,
  onChoose,
}: ItemChoiceProps) {
  const language = useLanguage();
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      {items.map(({ id, name, priceCents }) => (
        <label key={id} className="flex items-baseline gap-3">
          <input
            type="checkbox"
            className="accent-accent"
            checked={chosen.includes(id)}
            onChange={({ target }) => {
              const others = chosen.filter((it) => it !== id);
              onChoose(target.checked ? [...others, id] : others);
            }}
          />
          <span className="grow">{name}</span>
          <span className="font-mono tabular-nums">{money(priceCents)}</span>
        </label>
      ))}
      {deploymentCents > 0 && items.every(({ id }) => chosen.includes(id)) && (
        <p className="flex justify-between text-ink-soft">
          {deploymentLabel}
          <span className="font-mono tabular-nums">{money(deploymentCents)}</span>
        </p>
      )}
    </fieldset>
  );
}
