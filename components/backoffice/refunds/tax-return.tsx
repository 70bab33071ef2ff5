"use client";

import { type FormEvent, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { TextField } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { amountsIn } from "@/lib/amounts";
import { formatMoney } from "@/lib/money";
import { getOrderTimeline } from "@/lib/orders/checkout/endpoints";
import { getRefunds, postRefund } from "@/lib/orders/checkout/refunds/endpoints";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { callApi } from "@/lib/platform/http/client";
import { useListMutation } from "../use-list-mutation";

interface TaxReturnProps {
  order: Invoice;
  amountCents: number;
}

/** Records the transfer by which the tax of an order went back: its VAT id was confirmed after the sale. */
export function TaxReturn({ order: { id: invoiceId, currency }, amountCents }: TaxReturnProps) {
  const t = useTranslations("refundForm");
  const backOffice = useTranslations("backOffice");
  const [reference, setReference] = useState("");
  const { mutate, error, isPending } = useListMutation(
    [getRefunds.path, getOrderTimeline.path, getAllInvoices.path],
    () => {
      const method = "bank_transfer" as const;
      const reason = "tax_returned" as const;
      const amount = amountsIn(currency).encode(amountCents);
      const body = { invoiceId, amount, method, reference, reason, note: "" };
      return callApi(postRefund, { body });
    },
    { hasAlert: false },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(undefined);
  };
  const amount = formatMoney({ cents: amountCents, currency }, useLanguage());
  return (
    <form onSubmit={submit} className="mt-3 rounded-card border border-line-strong p-4">
      <p>{t("taxToReturn", { amount })}</p>
      <fieldset disabled={isPending} className="mt-3 grid gap-4">
        <TextField
          label={t("reference")}
          isRequired
          required
          maxCharacters={80}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
        <FormEnd
          problem={error?.message}
          submit={isPending ? backOffice("oneMoment") : t("taxReturned", { amount })}
        />
      </fieldset>
    </form>
  );
}
