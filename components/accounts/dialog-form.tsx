"use client";

import type { ReactNode } from "react";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { button } from "@/components/ui/button";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { showRefusal } from "./show-refusal";

interface DialogFormProps<In extends FieldValues, Out extends FieldValues> {
  schema: () => Promise<z.ZodType<Out, In>>;
  defaultValues: DefaultValues<In>;
  /** A rejection is shown beside the fields that it names. */
  send: (values: Out) => Promise<void>;
  submit: string;
  /** The button's label while it is sent. */
  submitting: string;
  children: (form: UseFormReturn<In, unknown, Out>) => ReactNode;
}

/** The form of an account's dialog: its fields, disabled while they are sent, and one button. */
export function DialogForm<In extends FieldValues, Out extends FieldValues>({
  schema,
  defaultValues,
  send,
  submit,
  submitting,
  children,
}: DialogFormProps<In, Out>) {
  const form = useForm({ resolver: lazyZodResolver(schema), defaultValues });
  const { handleSubmit, setError, formState } = form;
  const isBusy = isSubmittingForm(formState);
  const names = Object.keys(defaultValues) as Path<In>[];
  const onSubmit = handleSubmit((values) =>
    send(values).catch((error: unknown) => showRefusal(error, names, setError)),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submitOnce(formState, onSubmit)} noValidate className="mt-5">
        <fieldset disabled={isBusy} className="space-y-4">
          {children(form)}
          <button type="submit" className={button()}>
            {isBusy ? submitting : submit}
          </button>
        </fieldset>
      </form>
    </FormProvider>
  );
}
