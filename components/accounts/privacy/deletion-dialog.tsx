"use client";

import { useTranslations } from "#translations";
import { DialogForm } from "@/components/accounts/dialog-form";
import { type Proof, ProofFields } from "@/components/accounts/security/proof-fields";
import { Dialog } from "@/components/ui/dialog";
import { graceDays } from "@/lib/accounts/rules";
import { requestDeletion } from "@/lib/privacy/client";
import type { PersonalData } from "@/lib/privacy/schemas";

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
}: DeletionDialogProps) => {
  const t = useTranslations("deletion");
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("dialogTitle")}
      description={t("dialogText", { days: graceDays })}
    >
      <Form security={security} onAsked={onAsked} />
    </Dialog>
  );
};

const schema = () => import("@/lib/accounts/schemas").then((it) => it.ownProofSchema);

type FormProps = Pick<DeletionDialogProps, "security" | "onAsked">;

const Form = ({ security, onAsked }: FormProps) => {
  const t = useTranslations("deletion");
  return (
    <DialogForm
      schema={schema}
      defaultValues={{ currentPassword: "", code: "" }}
      send={(proof) => requestDeletion(proof).then(onAsked)}
      submit={security.hasPassword ? t("submit") : t("submitLink")}
      submitting={t("submitting")}
    >
      {() => (
        <>
          {!security.hasPassword && <p>{t("noPassword")}</p>}
          <ProofFields security={security} />
        </>
      )}
    </DialogForm>
  );
};
