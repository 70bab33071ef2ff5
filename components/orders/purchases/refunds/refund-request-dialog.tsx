"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useTranslations } from "#translations";
import { ItemChoice } from "@/components/orders/item-choice";
import { showAlert } from "@/components/ui/alerts";
import { Dialog } from "@/components/ui/dialog";
import { errorMessage } from "@/components/ui/error-message";
import { ChoiceField, TextArea } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { type RequestReason, requestReasons } from "@/db/words/refunds";
import { sendRefundRequest } from "@/lib/orders/checkout/refunds/client";

interface RefundableItem {
  id: number;
  /** The name of the preset. */
  name: string;
  priceCents: number;
}

interface RefundRequestDialogProps {
  orderId: number;
  /** Whether the order is only the deployment of a license. */
  isDeployment: boolean;
  /** The items that were not refunded yet. */
  items: RefundableItem[];
  /** The part of the price of deployment that was not refunded yet. */
  deploymentCents: number;
  currency: string;
  onClose: () => void;
}

/** The form with which a customer requests a refund, for all or some of the presets of an order. */
export function RefundRequestDialog({
  orderId,
  isDeployment,
  items,
  deploymentCents,
  currency,
  onClose,
}: RefundRequestDialogProps) {
  const t = useTranslations("refundRequest");
  const { refresh } = useRouter();
  const [chosen, setChosen] = useState<readonly number[]>(items.map(({ id }) => id));
  const [reason, setReason] = useState<RequestReason>("changed_mind");
  const [note, setNote] = useState("");
  const [error, setError] = useState("");
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return setError(t("choose"));
    setIsSending(true);
    try {
      await sendRefundRequest({ invoiceId: orderId, itemIds: [...chosen], reason, note });
      onClose();
      refresh();
      void showAlert({ title: t("thanks"), text: t("thanksText"), tone: "good" });
    } catch (failure) {
      setError(errorMessage(failure));
      setIsSending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("title", { id: String(orderId) })}
      description={t(isDeployment ? "deploymentDescription" : "description")}
    >
      <form onSubmit={submit} className="mt-5">
        <fieldset disabled={isSending} className="grid gap-4">
          <ItemChoice
            legend={t("presets")}
            deploymentLabel={t("deployment")}
            items={items}
            deploymentCents={deploymentCents}
            currency={currency}
            chosen={chosen}
            onChoose={setChosen}
          />
          <ChoiceField
            label={t("reason")}
            options={requestReasons.map((value) => ({ value, label: t(value) }))}
            value={reason}
            onChoose={setReason}
          />
          <TextArea
            label={t("note")}
            maxCharacters={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <FormEnd problem={error} submit={isSending ? t("oneMoment") : t("send")} />
        </fieldset>
      </form>
    </Dialog>
  );
}
