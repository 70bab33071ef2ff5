"use client";

import { useState } from "react";
import { confirmAuthenticator } from "@/lib/accounts/second-factor/client";
import type { AppSetup } from "@/lib/accounts/second-factor/schemas";
import { AppQrCode } from "./app-qr-code";
import { CodeForm } from "./code-form";
import { RecoveryCodes } from "./recovery-codes";
import { SetUpForm } from "./set-up-form";
import { factorTexts as texts } from "./texts";

interface SetUpStepsProps {
  hasPassword: boolean;
  /** The second factor is on, and its recovery codes are shown. */
  onTurnedOn: () => void;
  onDone: () => void;
}

/** Turns the second factor on, step by step: the password, a first code, the recovery codes. */
export function SetUpSteps({ hasPassword, onTurnedOn, onDone }: SetUpStepsProps) {
  const [setup, setSetup] = useState<AppSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!setup) return <SetUpForm hasPassword={hasPassword} onSetUp={setSetup} />;
  return (
    <>
      <AppQrCode setup={setup} />
      <CodeForm
        label={texts.code}
        submit={texts.confirm}
        send={async (code) => {
          setCodes(await confirmAuthenticator(code));
          onTurnedOn();
        }}
      />
    </>
  );
}
