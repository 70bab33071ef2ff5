"use client";

import { useState } from "react";
import { useTimeZone } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import type { PasskeyView } from "@/lib/accounts/passkeys/schemas";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { formatDay, formatTimestamp } from "@/lib/dates";
import { PasskeyDialog, type PasskeyTask } from "./passkey-dialog";
import { Row } from "./row";
import { passkeyTexts as texts } from "./texts";

interface PasskeyRowProps {
  security: SecurityView;
  onChanged: (security: SecurityView) => void;
}

/** The passkeys of the account. */
export function PasskeyRow({ security, onChanged }: PasskeyRowProps) {
  const [task, setTask] = useState<PasskeyTask | null>(null);
  const { passkeys } = security;
  const timeZone = useTimeZone();
  return (
    <Row label={texts.label} action={{ label: texts.add, onClick: () => setTask({ kind: "add" }) }}>
      {passkeys.length === 0 && <p>{texts.none}</p>}
      <ul className="divide-y divide-line">
        {passkeys.map((passkey) => (
          <li
            key={passkey.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0"
          >
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{passkey.name}</p>
              <p className="text-ink-soft text-sm">{whenOf(passkey, timeZone)}</p>
              {passkey.isInDoubt && <p className="text-sm text-warn">{texts.inDoubt}</p>}
            </div>
            <div className="-ml-3.5 flex flex-wrap">
              {(["rename", "remove"] as const).map((kind) => (
                <button
                  key={kind}
                  type="button"
                  className={button("quiet", "medium")}
                  onClick={() => setTask({ kind, passkey })}
                >
                  <span>{texts[kind]}</span>
                  <span className="sr-only">{texts.ofPasskey(passkey.name)}</span>
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

function whenOf({ createdAt, lastUsedAt }: PasskeyView, timeZone: string): string {
  const made = formatDay(createdAt, timeZone);
  return lastUsedAt
    ? texts.lastUsed(made, formatTimestamp(lastUsedAt, timeZone))
    : texts.notUsed(made);
}
