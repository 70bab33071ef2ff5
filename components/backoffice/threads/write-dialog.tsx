"use client";

import { z } from "zod";
import { useTranslations } from "#translations";
import { TextArea, TextField } from "@/components/ui/field";
import { idParam } from "@/lib/id-schemas";
import { callApi } from "@/lib/platform/http/client";
import { getThreads, postThread } from "@/lib/support/endpoints";
import { maxWrittenLength } from "@/lib/support/rules";
import { newThreadForm } from "@/lib/support/schemas";
import { RecordDialog } from "../record-dialog";

const formSchema = z.object({ invoiceId: idParam, message: newThreadForm.shape.message });

/** Writes to the customer of an order, for staff who may not see orders. */
export const WriteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations("newThread");
  const writing = useTranslations("writtenMessage");
  return (
    <RecordDialog
      title={t("title")}
      description={writing("hint")}
      schema={formSchema}
      defaultValues={{ invoiceId: "", message: "" }}
      save={(body) => callApi(postThread, { body })}
      path={getThreads.path}
      submit={t("send")}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label={t("order")}
            isRequired
            inputMode="numeric"
            autoComplete="off"
            error={errors.invoiceId?.message}
            {...register("invoiceId")}
          />
          <TextArea
            label={t("message")}
            isRequired
            maxCharacters={maxWrittenLength}
            error={errors.message?.message}
            {...register("message")}
          />
        </>
      )}
    </RecordDialog>
  );
};
