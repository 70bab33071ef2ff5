"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { useTimeZone } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import type { PasskeyView } from "@/lib/accounts/passkeys/schemas";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { formatDay, formatTimestamp } from "@/lib/dates";
import type { Translator } from "@/lib/translations/translator";
import { PasskeyDialog, type PasskeyTask } from "./passkey-dialog";
import { Row } from "./row";

interface PasskeyRowProps {
  security: SecurityView;
  onChanged: (security: SecurityView) => void;
}

/** The passkeys of the account. */
export function PasskeyRow({ security, onChanged }: PasskeyRowProps) {
  const t = useTranslations("passkey");
  const [task, setTask] = useState<PasskeyTask | null>(null);
  const { passkeys } = security;
  const timeZone = useTimeZone();
  const language = useLanguage();
  return (
    <Row label={t("label")} action={{ label: t("add"), onClick: () => setTask({ kind: "add" }) }}>
      {passkeys.length === 0 && <p>{t("none")}</p>}
      <ul className="divide-y divide-line">
        {passkeys.map((passkey) => (
          <li
            key={passkey.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0"
          >
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{passkey.name}</p>
              <p className="text-ink-soft text-sm">{whenOf(t, passkey, timeZone, language)}</p>
              {passkey.isInDoubt && <p className="text-sm text-warn">{t("inDoubt")}</p>}
            </div>
            <div className="-ms-3.5 flex flex-wrap">
              {(["rename", "remove"] as const).map((kind) => (
                <button
                  key={kind}
                  type="button"
                  className={button("quiet", "medium")}
                  onClick={() => setTask({ kind, passkey })}
                >
                  <span>{t(kind)}</span>
                  <span className="sr-only">{t("ofPasskey", { name: passkey.name })}</span>
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <PasskeyDialog
        task={task}
        security={security}
        onDone={(changed) => {
          onChanged(changed);
          setTask(null);
        }}
        onClose={() => setTask(null)}
      />
    </Row>
  );
}

function whenOf(
  t: Translator<"passkey">,
  { createdAt, lastUsedAt }: PasskeyView,
  timeZone: string,
  language: string,
): string {
  const added = formatDay(createdAt, timeZone, language);
  return lastUsedAt
    ? t("lastUsed", { added, used: formatTimestamp(lastUsedAt, timeZone, language) })
    : t("notUsed", { added });
}
