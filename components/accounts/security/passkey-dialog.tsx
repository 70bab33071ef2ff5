"use client";

import { Dialog } from "@/components/ui/dialog";
import { removePasskey } from "@/lib/accounts/passkeys/client";
import type { PasskeyView } from "@/lib/accounts/passkeys/schemas";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { AddPasskeyForm } from "./add-passkey-form";
import { KeepTokensField } from "./keep-tokens-field";
import { ProofForm } from "./proof-form";
import { RenamePasskeyForm } from "./rename-passkey-form";
import { passkeyTexts as texts } from "./texts";

export type PasskeyTask = { kind: "add" } | { kind: "rename" | "remove"; passkey: PasskeyView };

const addHead = { title: texts.addTitle, description: texts.addText };

function headOf(task: PasskeyTask | null) {
  if (task?.kind === "rename") return { title: texts.renameTitle };
  if (task?.kind !== "remove") return addHead;
  return { title: texts.removeTitle(task.passkey.name), description: texts.removeText };
}

interface PasskeyDialogProps {
  /** Null while it is closed. */
  task: PasskeyTask | null;
  security: SecurityView;
  onDone: (security: SecurityView) => void;
  onClose: () => void;
}

/** Adds, renames or removes a passkey. */
export const PasskeyDialog = ({ task, security, onDone, onClose }: PasskeyDialogProps) => (
  <Dialog isOpen={task !== null} onOpenChange={(isOpen) => !isOpen && onClose()} {...headOf(task)}>
    {task?.kind === "add" && <AddPasskeyForm security={security} onAdded={onDone} />}
    {task?.kind === "rename" && <RenamePasskeyForm passkey={task.passkey} onRenamed={onDone} />}
    {task?.kind === "remove" && (
      <ProofForm
        security={security}
        submit={texts.removeYes}
        send={(proof) => removePasskey(task.passkey.id, proof).then(onDone)}
      >
        <KeepTokensField count={security.apiTokens} />
      </ProofForm>
    )}
  </Dialog>
);
