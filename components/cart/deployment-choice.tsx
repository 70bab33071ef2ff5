"use client";

import { chooseDeployment } from "@/lib/cart/client-deployment";
import { deploymentBaseCents, deploymentPerPresetCents } from "@/lib/cart/rules";
import { formatMoney } from "@/lib/money";

const choices = [
  {
    isChosen: false,
    label: "Without deployment",
    text: "You get the files and put them online yourself.",
  },
  {
    isChosen: true,
    label: "With deployment",
    text: `We put them online: ${formatMoney({ cents: deploymentPerPresetCents })} per template and ${formatMoney({ cents: deploymentBaseCents })} once.`,
  },
] as const;

export function DeploymentChoice({ isDeployed }: { isDeployed: boolean }) {
  return (
    <fieldset className="mt-4 space-y-2">
      <legend className="sr-only">Deployment</legend>
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
