"use client";

import { FormProvider, useForm } from "react-hook-form";
import { showRefusal } from "@/components/account/show-refusal";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { changeEmail } from "@/lib/accounts/security/client";
import type { EmailChange, SecurityView } from "@/lib/accounts/security/schemas";
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

function Form({ security, onChanged }: FormProps) {
  const form = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { email: "", currentPassword: "", code: "" },
  });
  const { register, handleSubmit, setError, formState } = form;
  const isBusy = isSubmittingForm(formState);
  const submit = handleSubmit((change: EmailChange) =>
    changeEmail(change).then(onChanged, (error: unknown) =>
      showRefusal(error, ["email", "currentPassword", "code"], setError),
    ),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submitOnce(formState, submit)} noValidate className="mt-5">
        <fieldset disabled={isBusy} className="space-y-4">
          <TextField
            label={texts.newEmail}
            type="email"
            autoComplete="email"
            error={formState.errors.email?.message}
            {...register("email")}
          />
          <ProofFields security={security} />
          <button type="submit" className={button()}>
            {isBusy ? texts.sending : texts.submit(security.isVerified)}
          </button>
        </fieldset>
      </form>
    </FormProvider>
  );
}
