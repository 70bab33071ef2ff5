"use client";

import { useTranslations } from "#translations";
import { Dialog } from "@/components/ui/dialog";
import { removePasskey } from "@/lib/accounts/passkeys/client";
import type { PasskeyView } from "@/lib/accounts/passkeys/schemas";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import type { Translator } from "@/lib/translations/translator";
import { AddPasskeyForm } from "./add-passkey-form";
import { KeepTokensField } from "./keep-tokens-field";
import { ProofForm } from "./proof-form";
import { RenamePasskeyForm } from "./rename-passkey-form";

export type PasskeyTask = { kind: "add" } | { kind: "rename" | "remove"; passkey: PasskeyView };

function headOf(t: Translator<"passkey">, task: PasskeyTask | null) {
  if (task?.kind === "rename") return { title: t("renameTitle") };
  if (task?.kind !== "remove") return { title: t("addTitle"), description: t("addText") };
  return { title: t("removeTitle", { name: task.passkey.name }), description: t("removeText") };
}

interface PasskeyDialogProps {
  /** Null while it is closed. */
  task: PasskeyTask | null;
  security: SecurityView;
  onDone: (security: SecurityView) => void;
  onClose: () => void;
}

/** Adds, renames or removes a passkey. */
export const PasskeyDialog = ({ task, security, onDone, onClose }: PasskeyDialogProps) => {
  const t = useTranslations("passkey");
  return (
    <Dialog
      isOpen={task !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...headOf(t, task)}
    >
      {task?.kind === "add" && <AddPasskeyForm security={security} onAdded={onDone} />}
      {task?.kind === "rename" && <RenamePasskeyForm passkey={task.passkey} onRenamed={onDone} />}
      {task?.kind === "remove" && (
        <ProofForm
          security={security}
          submit={t("removeYes")}
          send={(proof) => removePasskey(task.passkey.id, proof).then(onDone)}
        >
          <KeepTokensField count={security.apiTokens} />
        </ProofForm>
      )}
    </Dialog>
  );
};
