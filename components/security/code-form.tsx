"use client";

import { useForm } from "react-hook-form";
import { CodeField } from "@/components/account/code-field";
import { showRefusal } from "@/components/account/show-refusal";
import { button } from "@/components/ui/button";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { factorTexts as texts } from "./texts";

interface CodeFormProps {
  label: string;
  submit: string;
  send: (code: string) => Promise<void>;
}

const schema = () => import("@/lib/accounts/second-factor/schemas").then((it) => it.codeSchema);

/** A form for one code. */
export function CodeForm({ label, submit, send }: CodeFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { code: "" },
  });
  const isBusy = isSubmittingForm(formState);
  const onSubmit = handleSubmit(({ code }) =>
    send(code).catch((error: unknown) => showRefusal(error, ["code"], setError)),
  );
  return (
    <form onSubmit={submitOnce(formState, onSubmit)} noValidate className="mt-5">
      <fieldset disabled={isBusy} className="space-y-4">
        <CodeField label={label} error={formState.errors.code?.message} {...register("code")} />
        <button type="submit" className={button()}>
          {isBusy ? texts.busy : submit}
        </button>
      </fieldset>
    </form>
  );
}
