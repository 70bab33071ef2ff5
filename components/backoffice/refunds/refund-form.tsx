"use client";

import { type FormEvent, useId, useState } from "react";
import { ItemChoice } from "@/components/orders/item-choice";
import { showAlert } from "@/components/ui/alerts";
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
import { backOfficeTexts } from "../texts";
import { useListMutation } from "../use-list-mutation";
import { refundTexts, refundFormTexts as texts } from "./texts";

interface RefundFormProps {
  order: RefundableOrder;
  onDone: () => void;
}

/** Refunds all that is left of an order, or some of its presets. */
export function RefundForm({ order, onDone }: RefundFormProps) {
  const left = leftOf(order);
  const headingId = useId();
  const [chosen, setChosen] = useState<readonly number[]>(left.items.map(({ id }) => id));
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
  const money = (cents: number) => formatMoney({ cents, currency: order.currency });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const shown = money(amountCents);
    const isSure = await showAlert({
      title: texts.sure(shown),
      text: texts.sureText(order.id, method === "paypal"),
      tone: "warn",
      confirm: texts.sureYes(shown),
      cancel: texts.sureNo,
    });
    if (!isSure) return;
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
        {texts.title}
      </h3>
      <fieldset disabled={isPending} className="mt-3 grid gap-4">
        <ItemChoice
          legend={texts.presets}
          items={left.items}
          deploymentCents={left.deploymentCents}
          deploymentLabel={texts.deployment}
          currency={order.currency}
          chosen={chosen}
          onChoose={setChosen}
        />
        <ChoiceField
          label={texts.method}
          options={(["paypal", "bank_transfer"] as const)
            .filter((it) => it === "bank_transfer" || order.method === "paypal")
            .map((value) => ({ value, label: texts.methods[value] }))}
          value={method}
          onChoose={setMethod}
        />
        {method === "bank_transfer" && (
          <TextField
            label={texts.reference}
            isRequired
            required
            maxCharacters={80}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        )}
        <ChoiceField
          label={texts.reason}
          options={shopReasons.map((value) => ({ value, label: refundTexts.reasons[value] }))}
          value={reason}
          onChoose={setReason}
        />
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          maxCharacters={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormEnd
          problem={items.length === 0 ? texts.choose : error?.message}
          submit={isPending ? backOfficeTexts.oneMoment : texts.submit(money(amountCents))}
          isDisabled={items.length === 0}
        />
      </fieldset>
    </form>
  );
}
