"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { ItemChoice } from "@/components/orders/item-choice";
import { showAlert } from "@/components/ui/alerts";
import { Dialog } from "@/components/ui/dialog";
import { errorMessage } from "@/components/ui/error-message";
import { ChoiceField, TextArea } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { type RequestReason, requestReasons } from "@/db/words/refunds";
import { sendRefundRequest } from "@/lib/orders/checkout/refunds/client";
import { refundTexts as texts } from "./texts";

interface RefundableItem {
  id: number;
  /** The name of the preset. */
  name: string;
  priceCents: number;
}

interface RefundRequestDialogProps {
  orderId: number;
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
  items,
  deploymentCents,
  currency,
  onClose,
}: RefundRequestDialogProps) {
  const { refresh } = useRouter();
  const [chosen, setChosen] = useState<readonly number[]>(items.map(({ id }) => id));
  const [reason, setReason] = useState<RequestReason>("changed_mind");
  const [note, setNote] = useState("");
  const [error, setError] = useState("");
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return setError(texts.choose);
    setIsSending(true);
    try {
      await sendRefundRequest({ invoiceId: orderId, itemIds: [...chosen], reason, note });
      onClose();
      refresh();
      void showAlert({ title: texts.thanks, text: texts.thanksText, tone: "good" });
    } catch (failure) {
      setError(errorMessage(failure));
      setIsSending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.title(orderId)}
      description={texts.description}
    >
      <form onSubmit={submit} className="mt-5">
        <fieldset disabled={isSending} className="grid gap-4">
          <ItemChoice
            legend={texts.presets}
            items={items}
            deploymentCents={deploymentCents}
            currency={currency}
            chosen={chosen}
            onChoose={setChosen}
          />
          <ChoiceField
            label={texts.reason}
            options={requestReasons.map((value) => ({ value, label: texts.reasons[value] }))}
            value={reason}
            onChoose={setReason}
          />
          <TextArea
            label={texts.note}
            maxCharacters={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <FormEnd problem={error} submit={isSending ? texts.oneMoment : texts.send} />
        </fieldset>
      </form>
    </Dialog>
  );
}
