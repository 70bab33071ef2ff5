"use client";

import { useTranslations } from "#translations";
import { DialogForm } from "@/components/accounts/dialog-form";
import { NewPasswordFields } from "@/components/accounts/new-password-fields";
import { Dialog } from "@/components/ui/dialog";
import { changePassword } from "@/lib/accounts/security/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { KeepTokensField } from "./keep-tokens-field";
import { ProofFields } from "./proof-fields";

interface PasswordDialogProps {
  security: SecurityView;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChanged: (security: SecurityView) => void;
}

export const PasswordDialog = ({
  security,
  isOpen,
  onOpenChange,
  onChanged,
}: PasswordDialogProps) => {
  const t = useTranslations("password");
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("dialogTitle")}
      description={t("dialogText")}
    >
      <Form security={security} onChanged={onChanged} />
    </Dialog>
  );
};

const schema = () => import("@/lib/accounts/security/schemas").then((it) => it.passwordFormSchema);

type FormProps = Pick<PasswordDialogProps, "security" | "onChanged">;

const Form = ({ security, onChanged }: FormProps) => {
  const t = useTranslations("password");
  return (
    <DialogForm
      schema={schema}
      defaultValues={{
        currentPassword: "",
        code: "",
        password: "",
        confirmPassword: "",
        keepsApiTokens: false,
      }}
      send={({ confirmPassword, ...change }) => changePassword(change).then(onChanged)}
      submit={t("submit")}
      submitting={t("submitting")}
    >
      {() => (
        <>
          <ProofFields security={security} passwordLabel={t("currentPassword")} />
          <NewPasswordFields label={t("newPassword")} hidesRules />
          <KeepTokensField count={security.apiTokens} />
        </>
      )}
    </DialogForm>
  );
};
