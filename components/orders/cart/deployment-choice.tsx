"use client";

import { formatMoney } from "@/lib/money";
import { chooseDeployment } from "@/lib/orders/cart/client-deployment";
import { deploymentBaseCents, deploymentPerPresetCents } from "@/lib/orders/cart/rules";
import { deploymentChoiceTexts as texts } from "./texts";

const choices = [
  {
    isChosen: false,
    label: texts.without,
    text: texts.withoutHint,
  },
  {
    isChosen: true,
    label: texts.with,
    text: texts.withHint(
      formatMoney({ cents: deploymentPerPresetCents }),
      formatMoney({ cents: deploymentBaseCents }),
    ),
  },
] as const;

export function DeploymentChoice({ isDeployed }: { isDeployed: boolean }) {
  return (
    <fieldset className="mt-4 space-y-2">
      <legend className="sr-only">{texts.title}</legend>
      {choices.map(({ isChosen, label, text }) => (
        <label
          key={label}
          className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-control border border-line px-4 py-3 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="deployment"
            checked={isDeployed === isChosen}
            onChange={() => chooseDeployment(isChosen)}
            className="mt-1.5 size-4 accent-accent outline-none"
          />
          <span>
            <span className="block font-medium">{label}</span>
            <span className="block text-ink-soft text-sm">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
