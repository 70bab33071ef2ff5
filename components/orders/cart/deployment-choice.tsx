"use client";

import { useLanguage, useTranslations } from "#translations";
import { formatMoney } from "@/lib/money";
import { chooseDeployment } from "@/lib/orders/cart/client-deployment";
import { cartTotals, perLicense } from "@/lib/orders/cart/rules";
import type { CartPreset } from "@/lib/platform/state/cart-preset";

interface DeploymentChoiceProps {
  cart: CartPreset[];
  isDeployed: boolean;
}

export function DeploymentChoice({ cart, isDeployed }: DeploymentChoiceProps) {
  const t = useTranslations("cartSummary");
  const language = useLanguage();
  const licenses = perLicense(cart);
  const { deploymentCents: cents } = cartTotals(licenses, { withDeployment: true });
  const price = formatMoney({ cents }, language);
  const choices = [
    { isChosen: false, label: t("without"), text: t("withoutHint") },
    { isChosen: true, label: t("with"), text: t("withHint", { price, count: licenses.length }) },
  ];
  return (
    <fieldset className="mt-4 space-y-2">
      <legend className="sr-only">{t("deployment")}</legend>
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
