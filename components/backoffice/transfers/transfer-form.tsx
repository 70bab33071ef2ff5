"use client";

import { useNotify } from "ra-core";
import { type FormEvent, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { amountsIn, formatDecimal } from "@/lib/amounts";
import { formatMoney } from "@/lib/money";
import { getOrderTimeline } from "@/lib/orders/checkout/endpoints";
import { getAllInvoices, putInvoice } from "@/lib/orders/invoices/endpoints";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { openOf } from "@/lib/orders/transfers/rules";
import { callApi } from "@/lib/platform/http/client";
import { useListMutation } from "../use-list-mutation";

/** Today in the reader's own time zone. */
export const localToday = (): string => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

interface MoneyFieldsProps {
  currency: string;
  initialCents: number;
  submit: string;
  problem: string | undefined;
  isPending: boolean;
  /** In the currency's major unit. */
  onSubmit: (moved: { amount: number; day: string }) => void;
}

/** An amount and its day. The usual case is filled in. */
export function MoneyForm(props: MoneyFieldsProps) {
  const t = useTranslations("transferForm");
  const backOffice = useTranslations("backOffice");
  const { currency, initialCents, submit, problem, isPending, onSubmit } = props;
  const [typed, setTyped] = useState(initialCents > 0 ? formatDecimal(initialCents, currency) : "");
  const [day, setDay] = useState(localToday);
  const amount = Number(typed.replace(",", "."));
  const isAmount = Number.isInteger(amountsIn(currency).decode(amount)) && amount > 0;
  const [wasSent, setWasSent] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isAmount) onSubmit({ amount, day });
  };
  return (
    <form onSubmit={send} className="mt-5">
      <fieldset disabled={isPending} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("arrivedAmount", { currency })}
            isRequired
            inputMode="decimal"
            autoComplete="off"
            error={wasSent && !isAmount ? t("amountNeeded") : undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <TextField
            label={t("arrivedDay")}
            isRequired
            required
            type="date"
            max={localToday()}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </div>
        <FormEnd problem={problem} submit={isPending ? backOffice("oneMoment") : submit} />
      </fieldset>
    </form>
  );
}

interface TransferFormProps {
  order: Invoice;
  onDone: () => void;
}

/** Marks money of an order as arrived. */
export function TransferForm({ order, onDone }: TransferFormProps) {
  const t = useTranslations("transferForm");
  const { id, currency } = order;
  const openCents = openOf(order);
  const notify = useNotify();
  const { mutate, error, isPending } = useListMutation(
    [getAllInvoices.path, getOrderTimeline.path],
    async (moved: { amount: number; day: string }) => {
      const openAmount = amountsIn(currency).encode(openCents);
      const body = { isPaid: true, openAmount, ...moved };
      await callApi(putInvoice, { params: { id: String(id) }, body });
      const isPaid = moved.amount >= openAmount;
      notify(t(isPaid ? "marked" : "markedPart", { id: String(id) }));
      onDone();
    },
    { hasAlert: false },
  );
  return (
    <MoneyForm
      currency={currency}
      initialCents={openCents}
      submit={t("confirmYes")}
      problem={error?.message}
      isPending={isPending}
      onSubmit={mutate}
    />
  );
}

interface TransferDialogProps {
  order: Invoice;
  onClose: () => void;
}

export function TransferDialog({ order, onClose }: TransferDialogProps) {
  const t = useTranslations("transferForm");
  const { id, paymentId, userEmail: email, currency } = order;
  const which = { id: String(id), reference: paymentId ?? "" };
  const openCents = openOf(order);
  const amount = formatMoney({ cents: openCents, currency }, useLanguage());
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("confirmTitle")}
      description={
        openCents > 0
          ? t("confirmText", { ...which, amount, email })
          : t("confirmMore", { ...which, email })
      }
    >
      <TransferForm order={order} onDone={onClose} />
    </Dialog>
  );
}
