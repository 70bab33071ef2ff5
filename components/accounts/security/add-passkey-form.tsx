"use client";

import { useTranslations } from "#translations";
import { DialogForm } from "@/components/accounts/dialog-form";
import { TextField } from "@/components/ui/field";
import { addPasskey } from "@/lib/accounts/passkeys/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { KeepTokensField } from "./keep-tokens-field";
import { ProofFields } from "./proof-fields";

interface AddPasskeyFormProps {
  security: SecurityView;
  onAdded: (security: SecurityView) => void;
}

const schema = () => import("@/lib/accounts/passkeys/schemas").then((it) => it.addPasskeySchema);

/** Asks for a name and again for the credentials, then lets the browser create a passkey. */
export const AddPasskeyForm = ({ security, onAdded }: AddPasskeyFormProps) => {
  const t = useTranslations("passkey");
  return (
    <DialogForm
      schema={schema}
      defaultValues={{ name: "", currentPassword: "", code: "", keepsApiTokens: false }}
      send={(passkey) => addPasskey(passkey).then(onAdded)}
      submit={t("make")}
      submitting={t("busy")}
    >
      {({ register, formState }) => (
        <>
          <TextField
            label={t("name")}
            hint={t("nameHint")}
            autoComplete="off"
            error={formState.errors.name?.message}
            {...register("name")}
          />
          <ProofFields security={security} />
          <KeepTokensField count={security.apiTokens} />
        </>
      )}
    </DialogForm>
  );
};
