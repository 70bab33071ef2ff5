"use client";

import { DialogForm } from "@/components/accounts/dialog-form";
import { NewPasswordFields } from "@/components/accounts/new-password-fields";
import { Dialog } from "@/components/ui/dialog";
import { changePassword } from "@/lib/accounts/security/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { KeepTokensField } from "./keep-tokens-field";
import { ProofFields } from "./proof-fields";
import { passwordTexts as texts } from "./texts";

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
}: PasswordDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title={texts.dialogTitle}
    description={texts.dialogText}
  >
    <Form security={security} onChanged={onChanged} />
  </Dialog>
);

const schema = () => import("@/lib/accounts/security/schemas").then((it) => it.passwordFormSchema);

type FormProps = Pick<PasswordDialogProps, "security" | "onChanged">;

const Form = ({ security, onChanged }: FormProps) => (
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
    submit={texts.submit}
    submitting={texts.submitting}
  >
    {() => (
      <>
        <ProofFields security={security} passwordLabel={texts.currentPassword} />
        <NewPasswordFields label={texts.newPassword} hidesRules />
        <KeepTokensField count={security.apiTokens} />
      </>
    )}
  </DialogForm>
);
