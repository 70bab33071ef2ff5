"use client";

import { DialogForm } from "@/components/accounts/dialog-form";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { changeEmail } from "@/lib/accounts/security/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { ProofFields } from "./proof-fields";
import { emailTexts as texts } from "./texts";

interface EmailDialogProps {
  security: SecurityView;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChanged: (security: SecurityView) => void;
}

export function EmailDialog({ security, isOpen, onOpenChange, onChanged }: EmailDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.dialogTitle}
      description={texts.dialogText(security.isVerified)}
    >
      <Form
        security={security}
        onChanged={(changed) => {
          onChanged(changed);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

const schema = () => import("@/lib/accounts/security/schemas").then((it) => it.emailChangeSchema);

interface FormProps {
  security: SecurityView;
  onChanged: (security: SecurityView) => void;
}

const Form = ({ security, onChanged }: FormProps) => (
  <DialogForm
    schema={schema}
    defaultValues={{ email: "", currentPassword: "", code: "" }}
    send={(change) => changeEmail(change).then(onChanged)}
    submit={texts.submit(security.isVerified)}
    submitting={texts.sending}
  >
    {({ register, formState }) => (
      <>
        <TextField
          label={texts.newEmail}
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register("email")}
        />
        <ProofFields security={security} />
      </>
    )}
  </DialogForm>
);
