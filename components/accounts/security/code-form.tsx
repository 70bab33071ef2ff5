"use client";

import { CodeField } from "@/components/accounts/code-field";
import { DialogForm } from "@/components/accounts/dialog-form";
import { factorTexts as texts } from "./texts";

interface CodeFormProps {
  label: string;
  submit: string;
  send: (code: string) => Promise<void>;
}

const schema = () => import("@/lib/accounts/second-factor/schemas").then((it) => it.codeSchema);

/** A form for one code. */
export const CodeForm = ({ label, submit, send }: CodeFormProps) => (
  <DialogForm
    schema={schema}
    defaultValues={{ code: "" }}
    send={({ code }) => send(code)}
    submit={submit}
    submitting={texts.busy}
  >
    {({ register, formState }) => (
      <CodeField label={label} error={formState.errors.code?.message} {...register("code")} />
    )}
  </DialogForm>
);
