"use client";

import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "#translations";
import { TextArea } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { getOrderTimeline, postPaymentResolution } from "@/lib/orders/checkout/endpoints";
import type { PaymentResolution } from "@/lib/orders/checkout/schemas";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import { callApi } from "@/lib/platform/http/client";
import type { Translator } from "@/lib/translations/translator";
import { useListMutation } from "./use-list-mutation";

type Action = PaymentResolution["action"];

interface Choice {
  action: Action;
  label: string;
  text: string;
}

const paymentChoices = (t: Translator<"paymentDecision">): Choice[] => [
  { action: "check", label: t("check"), text: t("checkText") },
  { action: "capture", label: t("capture"), text: t("captureText") },
  { action: "refund", label: t("refund"), text: t("refundText") },
  { action: "release", label: t("release"), text: t("releaseText") },
];

/** A transfer cannot be captured or refunded at PayPal. */
const transferChoices = (t: Translator<"transferDecision">): Choice[] => [
  { action: "release", label: t("release"), text: t("releaseText") },
  { action: "check", label: t("check"), text: t("checkText") },
];

interface PaymentResolutionFormProps {
  orderId: number;
  /** A bank transfer that arrived too late; otherwise a payment at PayPal. */
  isTransfer: boolean;
}

/** The decision about a payment that needs attention. The reason is shown in the timeline. */
export function PaymentResolutionForm({ orderId, isTransfer }: PaymentResolutionFormProps) {
  const ofPayment = useTranslations("paymentDecision");
  const ofTransfer = useTranslations("transferDecision");
  const backOffice = useTranslations("backOffice");
  const choices = isTransfer ? transferChoices(ofTransfer) : paymentChoices(ofPayment);
  const headingId = useId();
  const [action, setAction] = useState<Action>(isTransfer ? "release" : "check");
  const [note, setNote] = useState("");
  const params = { id: String(orderId) };
  const { mutate, error, isPending } = useListMutation(
    [getOrderTimeline.path, getAllInvoices.path],
    (body: PaymentResolution) => callApi(postPaymentResolution, { params, body }),
    { hasAlert: false },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim()) mutate({ action, note });
  };
  return (
    <form
      aria-labelledby={headingId}
      onSubmit={submit}
      className="mt-2 mb-5 rounded-card border border-bad p-4"
    >
      <h3 id={headingId} className="font-bold">
        {isTransfer ? ofTransfer("title") : ofPayment("title")}
      </h3>
      <p className="mt-1 text-ink-soft">{isTransfer ? ofTransfer("intro") : ofPayment("intro")}</p>
      <fieldset disabled={isPending} className="mt-4 grid gap-4">
        <div className="grid gap-2" role="radiogroup" aria-label={ofPayment("decision")}>
          {choices.map(({ action: it, label, text }) => (
            <label key={it} className="flex items-start gap-3">
              <input
                type="radio"
                name="action"
                value={it}
                checked={action === it}
                onChange={() => setAction(it)}
                className="mt-1 accent-accent"
              />
              <span>
                <span className="block font-medium">{label}</span>
                <span className="block text-ink-soft">{text}</span>
              </span>
            </label>
          ))}
        </div>
        <TextArea
          label={ofPayment("why")}
          isRequired
          required
          maxCharacters={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormEnd
          problem={error?.message}
          submit={
            isPending ? backOffice("oneMoment") : choices.find((it) => it.action === action)?.label
          }
        />
      </fieldset>
    </form>
  );
}
