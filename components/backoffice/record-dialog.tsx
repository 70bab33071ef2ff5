"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { useTranslations } from "#translations";
import { Dialog } from "@/components/ui/dialog";
import { errorMessage } from "@/components/ui/error-message";
import { FormEnd } from "@/components/ui/form-end";

interface RecordDialogProps<In extends FieldValues, Out extends FieldValues> {
  title: string;
  description?: string;
  schema: z.ZodType<Out, In>;
  defaultValues: DefaultValues<In>;
  save: (values: Out) => Promise<unknown>;
  /** The key of the list that shows the record. */
  path: string;
  submit: string;
  isWide?: boolean;
  onClose: () => void;
  children: (form: UseFormReturn<In, unknown, Out>) => ReactNode;
}

/**
 * The form that creates or changes a row of a list; if the server refuses, the dialog stays open
 * and shows the reason.
 */
export function RecordDialog<In extends FieldValues, Out extends FieldValues>({
  title,
  description,
  schema,
  defaultValues,
  save,
  path,
  submit,
  isWide = false,
  onClose,
  children,
}: RecordDialogProps<In, Out>) {
  const t = useTranslations("backOffice");
  const client = useQueryClient();
  const form = useForm<In, unknown, Out>({ resolver: zodResolver(schema), defaultValues });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    try {
      await save(values);
      await client.invalidateQueries({ queryKey: [path] });
      onClose();
    } catch (error) {
      form.setError("root", { message: errorMessage(error) });
    }
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      isWide={isWide}
      {...(description ? { description } : {})}
    >
      <form onSubmit={send} noValidate className="mt-5">
        <fieldset disabled={isSubmitting} className="grid gap-5">
          {children(form)}
          <FormEnd problem={errors.root?.message} submit={isSubmitting ? t("oneMoment") : submit} />
        </fieldset>
      </form>
    </Dialog>
  );
}
