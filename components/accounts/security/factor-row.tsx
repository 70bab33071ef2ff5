"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { formatDay } from "@/lib/dates";
import { FactorDialog, type FactorTask } from "./factor-dialog";
import { Row } from "./row";

interface FactorRowProps {
  security: SecurityView;
  onChanged: (security: SecurityView) => void;
}

/** Whether each sign-in asks for a code, and the button that turns that on or off. */
export function FactorRow({ security, onChanged }: FactorRowProps) {
  const t = useTranslations("factor");
  const language = useLanguage();
  const [task, setTask] = useState<FactorTask | null>(null);
  const { secondFactor } = security;
  return (
    <Row
      label={t("label")}
      action={
        secondFactor
          ? { label: t("turnOff"), onClick: () => setTask("turn-off") }
          : { label: t("turnOn"), onClick: () => setTask("set-up") }
      }
    >
      <p>
        {secondFactor
          ? t("on", { date: formatDay(secondFactor.since, "UTC", language) })
          : t("off")}
      </p>
      {secondFactor && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
          <span>{t("codesLeft", { left: secondFactor.recoveryCodesLeft })}</span>
          <button
            type="button"
            className={button("quiet", "medium")}
            onClick={() => setTask("renew")}
          >
            {t("renew")}
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
