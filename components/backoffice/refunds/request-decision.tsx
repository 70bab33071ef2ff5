"use client";

import { type FormEvent, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextArea, TextField } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { ShopError } from "@/lib/errors";
import { formatMoney } from "@/lib/money";
import {
  getRefundRequests,
  getRefunds,
  putRefundRequest,
} from "@/lib/orders/checkout/refunds/endpoints";
import type { RefundRequest, RequestDecision } from "@/lib/orders/checkout/refunds/schemas";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import { callApi } from "@/lib/platform/http/client";
import { useListMutation } from "../use-list-mutation";
import { usePresetNames } from "../use-preset-names";

/** The order was paid by transfer: only the reference of the transfer back is missing. */
const needsReference = (error: unknown) =>
  error instanceof ShopError && error.fields?.reference !== undefined;

/**
 * Approving takes one click; for a transfer, the money has to be sent before, and declining
 * requires an answer.
 */
/** The names of the templates of a request; their number until the names are known. */
export function useRequestedPresets(ids: readonly number[]): string {
  const t = useTranslations("refunds");
  return usePresetNames(ids)?.join(", ") ?? t("allPresets", { count: ids.length });
}

export function RequestDecisionButtons({ request }: { request: RefundRequest }) {
  const t = useTranslations("refunds");
  const ofForm = useTranslations("refundForm");
  const backOffice = useTranslations("backOffice");
  const { id, invoiceId, userEmail: email, presetIds, amountCents, currency } = request;
  const language = useLanguage();
  const presets = useRequestedPresets(presetIds);
  const amount = formatMoney({ cents: amountCents ?? 0, currency }, language);
  const orderId = String(invoiceId);
  const [opened, setOpened] = useState<"approved" | "declined" | null>(null);
  const [text, setText] = useState("");
  const { mutate, error, isPending } = useListMutation(
    [getRefundRequests.path, getRefunds.path, getAllInvoices.path],
    async (body: RequestDecision) => {
      const { status } = await callApi(putRefundRequest, { params: { id: String(id) }, body });
      if (status === "open") throw new ShopError("conflict", t("refusedByPaypal"));
    },
    { hasAlert: false },
  );
  const open = (decision: typeof opened) => {
    setText("");
    setOpened(decision);
  };
  // Any other failure has a message of the server.
  const approve = () =>
    mutate(
      { status: "approved" },
      { onError: (failure) => (needsReference(failure) ? open("approved") : showError(failure)) },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!opened || !text.trim()) return;
    const isDeclined = opened === "declined";
    mutate(
      { status: opened, ...(isDeclined ? { answer: text } : { reference: text }) },
      { onSuccess: () => setOpened(null) },
    );
  };
  const message = error && !needsReference(error) ? error.message : null;
  return (
    <>
      <div className="flex gap-2">
        <button
          type="button"
          disabled={isPending}
          className={button("secondary", "medium")}
          onClick={approve}
        >
          <span>{isPending ? backOffice("oneMoment") : t("approve")}</span>
          <span className="sr-only">{t("ofOrder", { id: orderId })}</span>
        </button>
        <button
          type="button"
          disabled={isPending}
          aria-haspopup="dialog"
          className={button("quiet", "medium")}
          onClick={() => open("declined")}
        >
          {t("decline")}
          <span className="sr-only">{t("ofOrder", { id: orderId })}</span>
        </button>
      </div>
      {opened && (
        <Dialog
          isOpen
          onOpenChange={() => setOpened(null)}
          title={t(opened === "declined" ? "declineTitle" : "approveTitle", { orderId })}
          description={
            opened === "declined"
              ? t("declineText", { email })
              : t("approveText", { amount, email, presets })
          }
        >
          <form onSubmit={submit} className="mt-5">
            <fieldset disabled={isPending} className="grid gap-4">
              {opened === "declined" ? (
                <TextArea
                  label={t("answer")}
                  isRequired
                  required
                  maxCharacters={500}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              ) : (
                <TextField
                  label={ofForm("reference")}
                  isRequired
                  required
                  maxCharacters={80}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
              <FormEnd
                problem={message}
                submit={
                  isPending
                    ? backOffice("oneMoment")
                    : opened === "declined"
                      ? t("decline")
                      : t("approve")
                }
              />
            </fieldset>
          </form>
        </Dialog>
      )}
    </>
  );
}
