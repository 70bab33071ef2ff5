"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from "@/lib/accounts/second-factor/client";
import type { AppSetup } from "@/lib/accounts/second-factor/schemas";
import { fetchSecurity } from "@/lib/accounts/security/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { AppQrCode } from "./app-qr-code";
import { CodeForm } from "./code-form";
import { RecoveryCodes } from "./recovery-codes";
import { SetUpForm } from "./set-up-form";
import { factorTexts as texts } from "./texts";

export type FactorTask = "set-up" | "renew" | "turn-off";

const heads: Record<FactorTask, { title: string; description: string }> = {
  "set-up": { title: texts.setUpTitle, description: texts.setUpText },
  renew: { title: texts.renewTitle, description: texts.renewText },
  "turn-off": { title: texts.offTitle, description: texts.offText },
};

interface FactorDialogProps {
  /** Null while it is closed. */
  task: FactorTask | null;
  hasPassword: boolean;
  onChanged: (security: SecurityView) => void;
  onClose: () => void;
}

/** Turns the second factor on or off, or replaces its recovery codes, step by step. */
export function FactorDialog({ task, hasPassword, onChanged, onClose }: FactorDialogProps) {
  const [setup, setSetup] = useState<AppSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setSetup(null);
    setCodes(null);
    onClose();
  };
  const refresh = async () => onChanged(await fetchSecurity());
  const show = async (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    await refresh();
  };
  const head = codes
    ? { title: texts.codesTitle, description: texts.codesText }
    : heads[task ?? "set-up"];
  return (
    <Dialog isOpen={task !== null} onOpenChange={(isOpen) => !isOpen && close()} {...head}>
      {codes && <RecoveryCodes codes={codes} onDone={close} />}
      {!codes && task === "set-up" && !setup && (
        <SetUpForm hasPassword={hasPassword} onSetUp={setSetup} />
      )}
      {!codes && task === "set-up" && setup && (
        <>
          <AppQrCode setup={setup} />
          <CodeForm
            label={texts.code}
            submit={texts.confirm}
            send={async (code) => show(await confirmAuthenticator(code))}
          />
        </>
      )}
      {!codes && task === "renew" && (
        <CodeForm
          label={texts.ownCode}
          submit={texts.renewSubmit}
          send={async (code) => show(await renewRecoveryCodes(code))}
        />
      )}
      {task === "turn-off" && (
        <CodeForm
          label={texts.ownCode}
          submit={texts.offSubmit}
          send={async (code) => {
            await removeAuthenticator(code);
            await refresh();
            close();
          }}
        />
      )}
    </Dialog>
  );
}
