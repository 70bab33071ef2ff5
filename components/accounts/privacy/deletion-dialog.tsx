"use client";

import { DialogForm } from "@/components/accounts/dialog-form";
import { type Proof, ProofFields } from "@/components/accounts/security/proof-fields";
import { Dialog } from "@/components/ui/dialog";
import { graceDays } from "@/lib/accounts/rules";
import { requestDeletion } from "@/lib/privacy/client";
import type { PersonalData } from "@/lib/privacy/schemas";
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

const Form = ({ security, onAsked }: FormProps) => (
  <DialogForm
    schema={schema}
    defaultValues={{ currentPassword: "", code: "" }}
    send={(proof) => requestDeletion(proof).then(onAsked)}
    submit={security.hasPassword ? texts.submit : texts.submitLink}
    submitting={texts.submitting}
  >
    {() => (
      <>
        {!security.hasPassword && <p>{texts.noPassword}</p>}
        <ProofFields security={security} />
      </>
    )}
  </DialogForm>
);
