"use client";

import { FormProvider, useForm } from "react-hook-form";
import { showRefusal } from "@/components/account/show-refusal";
import { type Proof, ProofFields } from "@/components/security/proof-fields";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { graceDays } from "@/lib/accounts/rules";
import type { OwnProof } from "@/lib/accounts/schemas";
import { requestDeletion } from "@/lib/personal-data/client";
import type { PersonalData } from "@/lib/personal-data/schemas";
import { deletionTexts as texts } from "./texts";

interface DeletionDialogProps {
  security: Proof;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAsked: (data: PersonalData) => void;
}

export const DeletionDialog = ({
  security,
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
    <Form security={security} onAsked={onAsked} />
  </Dialog>
);

const schema = () => import("@/lib/accounts/schemas").then((it) => it.ownProofSchema);

type FormProps = Pick<DeletionDialogProps, "security" | "onAsked">;

function Form({ security, onAsked }: FormProps) {
  const form = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { currentPassword: "", code: "" },
  });
  const { handleSubmit, setError, formState } = form;
  const isBusy = isSubmittingForm(formState);
  const submit = handleSubmit((proof: OwnProof) =>
    requestDeletion(proof).then(onAsked, (error: unknown) =>
      showRefusal(error, ["currentPassword", "code"], setError),
    ),
  );
  const { hasPassword } = security;
  return (
    <FormProvider {...form}>
      <form onSubmit={submitOnce(formState, submit)} noValidate className="mt-5">
        <fieldset disabled={isBusy} className="space-y-4">
          {!hasPassword && <p>{texts.noPassword}</p>}
          <ProofFields security={security} />
          <button type="submit" className={button()}>
            {isBusy ? texts.submitting : hasPassword ? texts.submit : texts.submitLink}
          </button>
        </fieldset>
      </form>
    </FormProvider>
  );
}
