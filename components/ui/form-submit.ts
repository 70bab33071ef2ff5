import type { FormEvent } from "react";
import type { FieldValues, FormState, Resolver } from "react-hook-form";
import type { z } from "zod";
import { showError } from "./alerts";

/**
 * A resolver that loads the zod schema at the first validation: on a page with little more than a
 * form, schemas would be a sixth of all scripts.
 */
export const lazyZodResolver =
  <In extends FieldValues, Out extends FieldValues>(
    schema: () => Promise<z.ZodType<Out, In>>,
  ): Resolver<In, unknown, Out> =>
  async (values, context, options) => {
    const { zodResolver } = await import("@hookform/resolvers/zod");
    return zodResolver(await schema())(values, context, options);
  };

/** True while the request is sent. During validation the form stays enabled: a disabled invalid field could not be focused. */
export const isSubmittingForm = <Fields extends FieldValues>({
  isSubmitting,
  isValidating,
}: FormState<Fields>): boolean => isSubmitting && !isValidating;

/** Ignores a second submit during validation, so that a double click sends one request. */
export const submitOnce =
  <Fields extends FieldValues>(
    { isSubmitting }: FormState<Fields>,
    send: (event: FormEvent) => Promise<void>,
  ) =>
  (event: FormEvent) => {
    // Rejects if the schema cannot be loaded.
    if (!isSubmitting) return void send(event).catch(showError);
    event.preventDefault();
  };
