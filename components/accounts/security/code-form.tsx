"use client";

import { CodeField } from "@/components/accounts/code-field";
import { DialogForm } from "@/components/accounts/dialog-form";
import type { AppConfirmation } from "@/lib/accounts/second-factor/schemas";
import { KeepTokensField } from "./keep-tokens-field";
import { factorTexts as texts } from "./texts";

interface CodeFormProps {
  /** How many API tokens of the account work. */
  apiTokens: number;
  send: (confirmation: AppConfirmation) => Promise<void>;
}

const schema = () =>
  import("@/lib/accounts/second-factor/schemas").then((it) => it.appConfirmationSchema);

/** Asks for the first code of an authenticator app. */
export const CodeForm = ({ apiTokens, send }: CodeFormProps) => (
  <DialogForm
    schema={schema}
    defaultValues={{ code: "", keepsApiTokens: false }}
    send={send}
    submit={texts.confirm}
    submitting={texts.busy}
  >
    {({ register, formState }) => (
      <>
        <CodeField
          label={texts.code}
          error={formState.errors.code?.message}
          {...register("code")}
        />
        <KeepTokensField count={apiTokens} />
      </>
    )}
  </DialogForm>
);
