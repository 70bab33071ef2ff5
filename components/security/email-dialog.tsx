"use client";

import { useForm } from "react-hook-form";
import { showRefusal } from "@/components/account/show-refusal";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { PasswordField } from "@/components/ui/password-field";
import { changeEmail } from "@/lib/accounts/security/client";
import type { EmailChange, SecurityView } from "@/lib/accounts/security/schemas";
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

function Form({ security: { hasPassword, isVerified }, onChanged }: FormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { email: "", currentPassword: "" },
  });
  const { errors } = formState;
  const isBusy = isSubmittingForm(formState);
  const submit = handleSubmit((change: EmailChange) =>
    changeEmail(change).then(onChanged, (error: unknown) =>
      showRefusal(error, ["email", "currentPassword"], setError),
    ),
  );
  return (
    <form onSubmit={submitOnce(formState, submit)} noValidate className="mt-5">
      <fieldset disabled={isBusy} className="space-y-4">
        <TextField
          label={texts.newEmail}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register("email")}
        />
        {hasPassword && (
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register("currentPassword")}
          />
        )}
        <button type="submit" className={button()}>
          {isBusy ? texts.sending : texts.submit(isVerified)}
        </button>
      </fieldset>
    </form>
  );
}
