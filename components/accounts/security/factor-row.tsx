"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { formatDay } from "@/lib/dates";
import { FactorDialog, type FactorTask } from "./factor-dialog";
import { Row } from "./row";
import { factorTexts as texts } from "./texts";

interface FactorRowProps {
  security: SecurityView;
  onChanged: (security: SecurityView) => void;
}

/** Whether each sign-in asks for a code, and the button that turns that on or off. */
export function FactorRow({ security, onChanged }: FactorRowProps) {
  const [task, setTask] = useState<FactorTask | null>(null);
  const { secondFactor } = security;
  return (
    <Row
      label={texts.label}
      action={
        secondFactor
          ? { label: texts.turnOff, onClick: () => setTask("turn-off") }
          : { label: texts.turnOn, onClick: () => setTask("set-up") }
      }
    >
      <p>{secondFactor ? texts.on(formatDay(secondFactor.since)) : texts.off}</p>
      {secondFactor && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
          <span>{texts.codesLeft(secondFactor.recoveryCodesLeft)}</span>
          <button
            type="button"
            className={button("quiet", "medium")}
            onClick={() => setTask("renew")}
          >
            {texts.renew}
          </button>
        </p>
      )}
      <FactorDialog
        task={task}
        security={security}
        onChanged={onChanged}
        onClose={() => setTask(null)}
      />
    </Row>
  );
}
