"use client";

import { useTranslations } from "#translations";
import { CodeField } from "@/components/accounts/code-field";
import { DialogForm } from "@/components/accounts/dialog-form";
import type { AppConfirmation } from "@/lib/accounts/second-factor/schemas";
import { KeepTokensField } from "./keep-tokens-field";

interface CodeFormProps {
  /** How many API tokens of the account work. */
  apiTokens: number;
  send: (confirmation: AppConfirmation) => Promise<void>;
}

const schema = () =>
  import("@/lib/accounts/second-factor/schemas").then((it) => it.appConfirmationSchema);

/** Asks for the first code of an authenticator app. */
export const CodeForm = ({ apiTokens, send }: CodeFormProps) => {
  const t = useTranslations("factor");
  return (
    <DialogForm
      schema={schema}
      defaultValues={{ code: "", keepsApiTokens: false }}
      send={send}
      submit={t("confirm")}
      submitting={t("busy")}
    >
      {({ register, formState }) => (
        <>
          <CodeField
            label={t("code")}
            error={formState.errors.code?.message}
            {...register("code")}
          />
          <KeepTokensField count={apiTokens} />
        </>
      )}
    </DialogForm>
  );
};
