"use client";

import { type FormEvent, useId, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { ItemChoice } from "@/components/orders/item-choice";
import { ChoiceField, TextArea, TextField } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { shopReasons } from "@/db/words/refunds";
import { amountsIn } from "@/lib/amounts";
import { formatMoney } from "@/lib/money";
import { getOrderTimeline } from "@/lib/orders/checkout/endpoints";
import { getRefunds, postRefund } from "@/lib/orders/checkout/refunds/endpoints";
import { leftOf, type RefundableOrder, sumOf } from "@/lib/orders/checkout/refunds/rules";
import type { RefundForm as Form } from "@/lib/orders/checkout/refunds/schemas";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import { callApi } from "@/lib/platform/http/client";
import { useListMutation } from "../use-list-mutation";

interface RefundFormProps {
  order: RefundableOrder;
  /** The item that is chosen at first; all if undefined. */
  only?: number | undefined;
  onDone: () => void;
}

/** Refunds all that is left of an order, or some of its presets. */
export function RefundForm({ order, only, onDone }: RefundFormProps) {
  const t = useTranslations("refundForm");
  const backOffice = useTranslations("backOffice");
  const methodName = useTranslations("refundMethods");
  const reasonName = useTranslations("refundReasons");
  const language = useLanguage();
  const left = leftOf(order);
  const headingId = useId();
  const [chosen, setChosen] = useState<readonly number[]>(
    only === undefined ? left.items.map(({ id }) => id) : [only],
  );
  const [method, setMethod] = useState(order.method);
  const [reference, setReference] = useState("");
  const [reason, setReason] = useState<(typeof shopReasons)[number]>("changed_mind");
  const [note, setNote] = useState("");
  const { mutate, error, isPending } = useListMutation(
    [getRefunds.path, getOrderTimeline.path, getAllInvoices.path],
    async (form: Form) => {
      await callApi(postRefund, { body: form });
      // Set before the amounts are loaded again: otherwise the sent form would become a form for
      // the rest.
      onDone();
    },
    { hasAlert: false },
  );
  const items = left.items.filter(({ id }) => chosen.includes(id));
  const amountCents = items.length > 0 ? sumOf(order, items) : 0;
  const isRest = items.length === left.items.length;
  const money = (cents: number) => formatMoney({ cents, currency: order.currency }, language);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const itemIds = isRest ? undefined : items.map(({ id }) => id);
    const amount = amountsIn(order.currency).encode(amountCents);
    const form = { invoiceId: order.id, itemIds, amount, method, reason, note };
    mutate(method === "paypal" ? form : { ...form, reference });
  };
  return (
    <form
      aria-labelledby={headingId}
      onSubmit={submit}
      className="mt-3 rounded-card border border-line-strong p-4"
    >
      <h3 id={headingId} className="font-bold">
        {t("title")}
      </h3>
      <fieldset disabled={isPending} className="mt-3 grid gap-4">
        <ItemChoice
          legend={t("presets")}
          items={left.items}
          deploymentCents={left.deploymentCents}
          deploymentLabel={t("deployment")}
          currency={order.currency}
          chosen={chosen}
          onChoose={setChosen}
        />
        <ChoiceField
          label={t("method")}
          options={(["paypal", "bank_transfer"] as const)
            .filter((it) => it === "bank_transfer" || order.method === "paypal")
            .map((value) => ({ value, label: methodName(value) }))}
          value={method}
          onChoose={setMethod}
        />
        {method === "bank_transfer" && (
          <TextField
            label={t("reference")}
            isRequired
            required
            maxCharacters={80}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        )}
        <ChoiceField
          label={t("reason")}
          options={shopReasons.map((value) => ({ value, label: reasonName(value) }))}
          value={reason}
          onChoose={setReason}
        />
        <TextArea
          label={t("note")}
          hint={t("noteHint")}
          maxCharacters={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className="text-warn">
          {t(method === "paypal" ? "byPaypal" : "byTransfer", { orderId: String(order.id) })}
        </p>
        <FormEnd
          problem={items.length === 0 ? t("choose") : error?.message}
          submit={isPending ? backOffice("oneMoment") : t("submit", { amount: money(amountCents) })}
          isDisabled={items.length === 0}
        />
      </fieldset>
    </form>
  );
}
