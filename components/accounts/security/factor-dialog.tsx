"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { Dialog } from "@/components/ui/dialog";
import { removeAuthenticator, renewRecoveryCodes } from "@/lib/accounts/second-factor/client";
import { fetchSecurity } from "@/lib/accounts/security/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { KeepTokensField } from "./keep-tokens-field";
import { ProofForm } from "./proof-form";
import { RecoveryCodes } from "./recovery-codes";
import { SetUpSteps } from "./set-up-steps";

export type FactorTask = "set-up" | "renew" | "turn-off";

/** The messages above the steps of a task. */
const heads = {
  "set-up": ["setUpTitle", "setUpText"],
  renew: ["renewTitle", "renewText"],
  "turn-off": ["offTitle", "offText"],
  codes: ["codesTitle", "codesText"],
} as const;

interface FactorDialogProps {
  /** Null while it is closed. */
  task: FactorTask | null;
  security: SecurityView;
  onChanged: (security: SecurityView) => void;
  onClose: () => void;
}

/** Turns the second factor on or off, or replaces its recovery codes. */
export function FactorDialog({ task, security, onChanged, onClose }: FactorDialogProps) {
  const t = useTranslations("factor");
  const [areCodesShown, setAreCodesShown] = useState(false);
  const close = () => {
    setAreCodesShown(false);
    onClose();
  };
  // The change was successful even if the new state cannot be loaded.
  const refresh = () => fetchSecurity().then(onChanged, (error: unknown) => void showError(error));
  const showCodes = () => {
    setAreCodesShown(true);
    void refresh();
  };
  const [title, description] = heads[areCodesShown ? "codes" : (task ?? "set-up")];
  return (
    <Dialog
      isOpen={task !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(title)}
      description={t(description)}
    >
      {task === "set-up" && (
        <SetUpSteps security={security} onTurnedOn={showCodes} onDone={close} />
      )}
      {task === "renew" && <Renewal security={security} onRenewed={showCodes} onDone={close} />}
      {task === "turn-off" && (
        <ProofForm
          security={security}
          submit={t("offSubmit")}
          send={async (proof) => {
            await removeAuthenticator(proof);
            await refresh();
            close();
          }}
        >
          <KeepTokensField count={security.apiTokens} />
        </ProofForm>
      )}
    </Dialog>
  );
}

interface RenewalProps {
  security: SecurityView;
  onRenewed: () => void;
  onDone: () => void;
}

function Renewal({ security, onRenewed, onDone }: RenewalProps) {
  const t = useTranslations("factor");
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <ProofForm
      security={security}
      submit={t("renewSubmit")}
      send={async (proof) => {
        setCodes(await renewRecoveryCodes(proof));
        onRenewed();
      }}
    />
  );
}
