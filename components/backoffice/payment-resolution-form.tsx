"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/field";
import { getOrderTimeline, postPaymentResolution } from "@/lib/checkout/endpoints";
import type { PaymentResolution } from "@/lib/checkout/schemas";
import { callApi } from "@/lib/http/client";
import { getAllInvoices } from "@/lib/invoices/endpoints";

type Action = PaymentResolution["action"];

const choices: Record<Action, { label: string; text: string }> = {
  check: {
    label: "Look again at PayPal",
    text: "Goes on by itself if PayPal now reports the order as placed.",
  },
  capture: {
    label: "Capture",
    text: "Takes the money the buyer approved, if it is the order's amount.",
  },
  refund: { label: "Refund", text: "Gives back all that PayPal took, and closes the order." },
  release: { label: "Release", text: "Closes the order unpaid: its presets can be ordered again." },
};

const actions = Object.keys(choices) as Action[];

/** Decides about a payment that needs attention. The reason goes into the timeline. */
export function PaymentResolutionForm({ orderId }: { orderId: number }) {
  const headingId = useId();
  const client = useQueryClient();
  const [action, setAction] = useState<Action>("check");
  const [note, setNote] = useState("");
  const params = { id: String(orderId) };
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: PaymentResolution) => callApi(postPaymentResolution, { params, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [getOrderTimeline.path, orderId] }),
        client.invalidateQueries({ queryKey: [getAllInvoices.path] }),
      ]),
  });
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
      <h4 id={headingId} className="font-bold">
        This payment needs a decision
      </h4>
      <p className="mt-1 text-ink-soft">
        PayPal reports something else than what was ordered. Nothing happens until you decide.
      </p>
      <fieldset disabled={isPending} className="mt-4 grid gap-4">
        <div className="grid gap-2" role="radiogroup" aria-label="Decision">
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
                <span className="block font-medium">{choices[it].label}</span>
                <span className="block text-ink-soft">{choices[it].text}</span>
              </span>
            </label>
          ))}
        </div>
        <TextArea
          label="Why"
          isRequired
          required
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {error && (
          <p role="alert" className="text-bad">
            {error.message}
          </p>
        )}
        <button type="submit" className={button()}>
          {isPending ? "One moment…" : choices[action].label}
        </button>
      </fieldset>
    </form>
  );
}
