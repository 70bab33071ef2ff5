"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import type { PaymentMethod } from "@/db/words/invoices";
import { ShopError } from "@/lib/errors";
import { type Billing, billingSchema } from "@/lib/orders/checkout/billing";
import type { PayPalButtonConfig } from "@/lib/orders/checkout/paypal-button";
import { PayPalButton } from "./paypal-button";
import { payDialogTexts as texts } from "./texts";

const fields = [
  { name: "name", label: texts.companyName, autoComplete: "organization" },
  { name: "lastname", label: texts.lastName, autoComplete: "family-name" },
  { name: "firstname", label: texts.firstName, autoComplete: "given-name" },
  { name: "city", label: texts.city, autoComplete: "address-level2" },
  { name: "zipcode", label: texts.zipCode, autoComplete: "postal-code" },
  { name: "country", label: texts.country, autoComplete: "country-name" },
  { name: "vatId", label: texts.vatId, autoComplete: "off" },
] as const;

interface PayDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The billing address in the profile. */
  profile: Billing;
  total: string;
  pay: (billing: Billing, method: PaymentMethod) => Promise<void>;
  paypalButton: PayPalButtonConfig | null;
  /** The bank transfers that a payment by PayPal replaces. */
  notice: ReactNode;
  /** Places the order for PayPal's own button; resolves to the address of PayPal's approval page. */
  order: (billing: Billing) => Promise<string>;
}

/** The billing address and the payment method. */
export function PayDialog({
  isOpen,
  onOpenChange,
  profile,
  total,
  pay,
  paypalButton,
  notice,
  order,
}: PayDialogProps) {
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const { register, handleSubmit, trigger, getValues, formState } = useForm({
    resolver: zodResolver(billingSchema),
    defaultValues: profile,
  });
  const { errors, isSubmitting } = formState;
  const payBy = (chosen: PaymentMethod) =>
    handleSubmit(async (billing) => {
      setMethod(chosen);
      await pay(billing, chosen);
      setMethod(null);
    });
  const orderByPaypalButton = async () => {
    const isComplete = await trigger(undefined, { shouldFocus: true });
    if (!isComplete) throw new ShopError("invalid", texts.incomplete);
    return order(billingSchema.parse(getValues()));
  };

  const ownPaypalButton = (
    <button type="submit" disabled={isSubmitting} className={`${button()} grow basis-0`}>
      {method === "paypal" ? texts.oneMoment : texts.paypal}
    </button>
  );

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.description(total)}
    >
      <form onSubmit={payBy("paypal")} noValidate className="mt-5">
        <fieldset disabled={isSubmitting} className="grid gap-4 sm:grid-cols-2">
          {fields.map(({ name, label, autoComplete }) => (
            <TextField
              key={name}
              label={label}
              autoComplete={autoComplete}
              error={errors[name]?.message}
              {...register(name)}
            />
          ))}
        </fieldset>
        {notice}
        <div className="mt-6 flex flex-wrap gap-3">
          {paypalButton ? (
            <PayPalButton config={paypalButton} order={orderByPaypalButton}>
              {ownPaypalButton}
            </PayPalButton>
          ) : (
            ownPaypalButton
          )}
          <button
            type="button"
            disabled={isSubmitting}
            className={`${button("secondary")} grow basis-0`}
            onClick={payBy("bank_transfer")}
          >
            {method === "bank_transfer" ? texts.oneMoment : texts.bankTransfer}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
