"use client";

import { useState } from "react";
import { confirmAuthenticator } from "@/lib/accounts/second-factor/client";
import type { AppSetup } from "@/lib/accounts/second-factor/schemas";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { AppQrCode } from "./app-qr-code";
import { CodeForm } from "./code-form";
import { RecoveryCodes } from "./recovery-codes";
import { SetUpForm } from "./set-up-form";

interface SetUpStepsProps {
  security: Pick<SecurityView, "hasPassword" | "apiTokens">;
  /** The second factor is on, and its recovery codes are shown. */
  onTurnedOn: () => void;
  onDone: () => void;
}

/** Turns the second factor on, step by step: the password, a first code, the recovery codes. */
export function SetUpSteps({ security, onTurnedOn, onDone }: SetUpStepsProps) {
  const [setup, setSetup] = useState<AppSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!setup) return <SetUpForm hasPassword={security.hasPassword} onSetUp={setSetup} />;
  return (
    <>
      <AppQrCode setup={setup} />
      <CodeForm
        apiTokens={security.apiTokens}
        send={async (confirmation) => {
          setCodes(await confirmAuthenticator(confirmation));
          onTurnedOn();
        }}
      />
    </>
  );
}
