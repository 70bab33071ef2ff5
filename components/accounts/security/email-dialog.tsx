"use client";

import { useTranslations } from "#translations";
import { DialogForm } from "@/components/accounts/dialog-form";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { changeEmail } from "@/lib/accounts/security/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { ProofFields } from "./proof-fields";

interface EmailDialogProps {
  security: SecurityView;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChanged: (security: SecurityView) => void;
}

export function EmailDialog({ security, isOpen, onOpenChange, onChanged }: EmailDialogProps) {
  const t = useTranslations("email");
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("dialogTitle")}
      description={security.isVerified ? t("confirmBoth") : t("confirmNew")}
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

const Form = ({ security, onChanged }: FormProps) => {
  const t = useTranslations("email");
  const sendLinkText = useTranslations("sendLink");
  return (
    <DialogForm
      schema={schema}
      defaultValues={{ email: "", currentPassword: "", code: "" }}
      send={(change) => changeEmail(change).then(onChanged)}
      submit={security.isVerified ? t("sendLinks") : t("sendLink")}
      submitting={sendLinkText("sending")}
    >
      {({ register, formState }) => (
        <>
          <TextField
            label={t("newEmail")}
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
};
