"use client";

import { FormProvider, useForm } from "react-hook-form";
import { NewPasswordFields } from "@/components/account/new-password-fields";
import { showRefusal } from "@/components/account/show-refusal";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { changePassword } from "@/lib/accounts/security/client";
import type { PasswordForm, SecurityView } from "@/lib/accounts/security/schemas";
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

function Form({ security, onChanged }: Pick<PasswordDialogProps, "security" | "onChanged">) {
  const form = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { currentPassword: "", code: "", password: "", confirmPassword: "" },
  });
  const { handleSubmit, setError, formState } = form;
  const isBusy = isSubmittingForm(formState);
  const submit = handleSubmit(({ confirmPassword, ...change }: PasswordForm) =>
    changePassword(change).then(onChanged, (error: unknown) =>
      showRefusal(error, ["currentPassword", "code", "password"], setError),
    ),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submitOnce(formState, submit)} noValidate className="mt-5">
        <fieldset disabled={isBusy} className="space-y-4">
          <ProofFields security={security} passwordLabel={texts.currentPassword} />
          <NewPasswordFields label={texts.newPassword} hidesRules />
          <button type="submit" className={button()}>
            {isBusy ? texts.submitting : texts.submit}
          </button>
        </fieldset>
      </form>
    </FormProvider>
  );
}
