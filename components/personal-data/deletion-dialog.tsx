"use client";

import { useForm } from "react-hook-form";
import { showRefusal } from "@/components/account/show-refusal";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { PasswordField } from "@/components/ui/password-field";
import { graceDays } from "@/lib/accounts/rules";
import { requestDeletion } from "@/lib/personal-data/client";
import type { DeletionRequest, PersonalData } from "@/lib/personal-data/schemas";
import { deletionTexts as texts } from "./texts";

interface DeletionDialogProps {
  hasPassword: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAsked: (data: PersonalData) => void;
}

export const DeletionDialog = ({
  hasPassword,
  isOpen,
  onOpenChange,
  onAsked,
}: DeletionDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title={texts.dialogTitle}
    description={texts.dialogText(graceDays)}
  >
    <Form hasPassword={hasPassword} onAsked={onAsked} />
  </Dialog>
);

const schema = () => import("@/lib/personal-data/schemas").then((it) => it.deletionRequestSchema);

type FormProps = Pick<DeletionDialogProps, "hasPassword" | "onAsked">;

function Form({ hasPassword, onAsked }: FormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { currentPassword: "" },
  });
  const isBusy = isSubmittingForm(formState);
  const submit = handleSubmit((request: DeletionRequest) =>
    requestDeletion(request).then(onAsked, (error: unknown) =>
      showRefusal(error, ["currentPassword"], setError),
    ),
  );
  return (
    <form onSubmit={submitOnce(formState, submit)} noValidate className="mt-5">
      <fieldset disabled={isBusy} className="space-y-4">
        {hasPassword ? (
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            error={formState.errors.currentPassword?.message}
            {...register("currentPassword")}
          />
        ) : (
          <p>{texts.noPassword}</p>
        )}
        <button type="submit" className={button()}>
          {isBusy ? texts.submitting : hasPassword ? texts.submit : texts.submitLink}
        </button>
      </fieldset>
    </form>
  );
}
