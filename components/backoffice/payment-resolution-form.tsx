"use client";

import { type FormEvent, useId, useState } from "react";
import { TextArea } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { getOrderTimeline, postPaymentResolution } from "@/lib/orders/checkout/endpoints";
import type { PaymentResolution } from "@/lib/orders/checkout/schemas";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import { callApi } from "@/lib/platform/http/client";
import { backOfficeTexts, resolutionTexts, transferResolutionTexts } from "./texts";
import { useListMutation } from "./use-list-mutation";

type Action = PaymentResolution["action"];

interface PaymentResolutionFormProps {
  orderId: number;
  /** A bank transfer that arrived too late; otherwise a payment at PayPal. */
  isTransfer: boolean;
}

/** The decision about a payment that needs attention. The reason is shown in the timeline. */
export function PaymentResolutionForm({ orderId, isTransfer }: PaymentResolutionFormProps) {
  const texts = { ...resolutionTexts, ...(isTransfer && transferResolutionTexts) };
  // Cast: the keys of an object literal are those of its type.
  const actions = Object.keys(texts.resolutions) as Action[];
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
        {texts.title}
      </h3>
      <p className="mt-1 text-ink-soft">{texts.intro}</p>
      <fieldset disabled={isPending} className="mt-4 grid gap-4">
        <div className="grid gap-2" role="radiogroup" aria-label={texts.decision}>
          {actions.map((it) => (
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
                <span className="block font-medium">{texts.resolutions[it]?.label}</span>
                <span className="block text-ink-soft">{texts.resolutions[it]?.text}</span>
              </span>
            </label>
          ))}
        </div>
        <TextArea
          label={texts.why}
          isRequired
          required
          maxCharacters={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormEnd
          problem={error?.message}
          submit={isPending ? backOfficeTexts.oneMoment : texts.resolutions[action]?.label}
        />
      </fieldset>
    </form>
  );
}
