"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "#translations";
import { TextArea, TextField } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { getInvoiceBuyer, postCorrection } from "@/lib/orders/checkout/corrections/endpoints";
import {
  correctionForm,
  type CorrectionForm as Form,
  type InvoiceBuyer,
} from "@/lib/orders/checkout/corrections/schemas";
import { getOrderTimeline } from "@/lib/orders/checkout/endpoints";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import { callApi } from "@/lib/platform/http/client";
import { useListMutation } from "../use-list-mutation";

interface CorrectionFormProps {
  orderId: number;
  onDone: () => void;
}

/** Replaces an invoice by one with corrected customer data. */
export function CorrectionForm({ orderId, onDone }: CorrectionFormProps) {
  const backOffice = useTranslations("backOffice");
  const { data: buyer, error } = useQuery({
    queryKey: [getInvoiceBuyer.path, orderId],
    queryFn: () => callApi(getInvoiceBuyer, { params: { id: String(orderId) } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!buyer) return <p className="mt-3 text-ink-soft">{backOffice("oneMoment")}</p>;
  return <Fields orderId={orderId} buyer={buyer} onDone={onDone} />;
}

const fields = [
  "company",
  "vatId",
  "firstname",
  "lastname",
  "street",
  "street2",
  "zipcode",
  "city",
  "region",
  "country",
  "buyerReference",
] as const;

function Fields({ orderId, buyer, onDone }: CorrectionFormProps & { buyer: InvoiceBuyer }) {
  const t = useTranslations("invoiceCorrection");
  const backOffice = useTranslations("backOffice");
  const headingId = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(correctionForm),
    defaultValues: { ...buyer, note: "" },
  });
  const { errors } = formState;
  const { mutate, error, isPending } = useListMutation(
    [getAllInvoices.path, getOrderTimeline.path],
    async (body: Form) => {
      await callApi(postCorrection, { params: { id: String(orderId) }, body });
      onDone();
    },
    { hasAlert: false },
  );
  return (
    <form
      aria-labelledby={headingId}
      noValidate
      onSubmit={handleSubmit((form) => mutate(form))}
      className="mt-3 rounded-card border border-line-strong p-4"
    >
      <h3 id={headingId} className="font-bold">
        {t("title")}
      </h3>
      <p className="mt-1 text-ink-soft">{t("intro")}</p>
      <fieldset disabled={isPending} className="mt-4 grid gap-4">
        {fields.map((name) => (
          <TextField key={name} label={t(name)} error={errors[name]?.message} {...register(name)} />
        ))}
        <TextArea
          label={t("note")}
          hint={t("noteHint")}
          error={errors.note?.message}
          {...register("note")}
        />
        <FormEnd
          problem={error?.message}
          submit={isPending ? backOffice("oneMoment") : t("submit")}
        />
      </fieldset>
    </form>
  );
}
