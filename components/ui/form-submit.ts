import type { FormEvent } from "react";
import type { FieldValues, FormState, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * Checks a form by a schema that is loaded when it is first needed: on a page that is mostly a form,
 * schemas would be a sixth of all script. Where they cannot be loaded, the server's check has to do.
 */
export const lazyZodResolver =
  <In extends FieldValues, Out extends FieldValues>(
    schema: () => Promise<z.ZodType<Out, In>>,
  ): Resolver<In, unknown, Out> =>
  async (values, context, options) => {
    const { zodResolver } = await import("@hookform/resolvers/zod");
    return zodResolver(await schema())(values, context, options);
  };

/** Checked and on its way. While it is checked it stays enabled, or its first wrong field could not be focused. */
export const isSubmittingForm = <Fields extends FieldValues>({
  isSubmitting,
  isValidating,
}: FormState<Fields>): boolean => isSubmitting && !isValidating;

/** Whoever presses again while a form is being checked sends it once: what is in it by then. */
export const submitOnce =
  <Fields extends FieldValues>(
    { isSubmitting }: FormState<Fields>,
    send: (event: FormEvent) => Promise<void>,
  ) =>
  (event: FormEvent) => {
    if (!isSubmitting) return void send(event);
    event.preventDefault();
  };
