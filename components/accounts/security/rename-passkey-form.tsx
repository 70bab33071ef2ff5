"use client";

import { useTranslations } from "#translations";
import { DialogForm } from "@/components/accounts/dialog-form";
import { TextField } from "@/components/ui/field";
import { renamePasskey } from "@/lib/accounts/passkeys/client";
import type { PasskeyView } from "@/lib/accounts/passkeys/schemas";
import type { SecurityView } from "@/lib/accounts/security/schemas";

interface RenamePasskeyFormProps {
  passkey: PasskeyView;
  onRenamed: (security: SecurityView) => void;
}

const schema = () => import("@/lib/accounts/passkeys/schemas").then((it) => it.passkeyNameSchema);

export const RenamePasskeyForm = ({ passkey, onRenamed }: RenamePasskeyFormProps) => {
  const t = useTranslations("passkey");
  return (
    <DialogForm
      schema={schema}
      defaultValues={{ name: passkey.name }}
      send={({ name }) => renamePasskey(passkey.id, name).then(onRenamed)}
      submit={t("save")}
      submitting={t("busy")}
    >
      {({ register, formState }) => (
        <TextField
          label={t("name")}
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register("name")}
        />
      )}
    </DialogForm>
  );
};
