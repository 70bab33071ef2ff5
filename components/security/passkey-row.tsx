"use client";

import { useState } from "react";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { removePasskey } from "@/lib/accounts/passkeys/client";
import type { PasskeyView } from "@/lib/accounts/passkeys/schemas";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { formatDay, formatTimestamp } from "@/lib/dates";
import { AddPasskeyForm } from "./add-passkey-form";
import { RenamePasskeyForm } from "./rename-passkey-form";
import { Row } from "./row";
import { securityTexts, passkeyTexts as texts } from "./texts";
import type { Change } from "./use-security";

interface PasskeyRowProps {
  security: SecurityView;
  change: Change;
  isBusy: boolean;
  onChanged: (security: SecurityView) => void;
}

const addHead = { title: texts.addTitle, description: texts.addText };

/** What opens the account without a password. */
export function PasskeyRow({ security, change, isBusy, onChanged }: PasskeyRowProps) {
  const [task, setTask] = useState<"add" | PasskeyView | null>(null);
  const { passkeys } = security;
  const onDone = (changed: SecurityView) => {
    onChanged(changed);
    setTask(null);
  };

  async function remove({ id, name }: PasskeyView) {
    const isSure = await showAlert({
      title: texts.removeTitle(name),
      text: texts.removeText,
      tone: "warn",
      confirm: texts.removeYes,
      cancel: securityTexts.cancel,
    });
    if (isSure) await change(() => removePasskey(id));
  }

  return (
    <Row label={texts.label} action={{ label: texts.add, onClick: () => setTask("add") }}>
      {passkeys.length === 0 && <p>{texts.none}</p>}
      <ul className="divide-y divide-line">
        {passkeys.map((passkey) => (
          <li
            key={passkey.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0"
          >
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{passkey.name}</p>
              <p className="text-ink-soft text-sm">{whenOf(passkey)}</p>
            </div>
            <div className="-ml-3.5 flex flex-wrap">
              <button
                type="button"
                className={button("quiet", "medium")}
                onClick={() => setTask(passkey)}
              >
                {texts.rename}
                <span className="sr-only">{texts.ofPasskey(passkey.name)}</span>
              </button>
              <button
                type="button"
                disabled={isBusy}
                className={button("quiet", "medium")}
                onClick={() => remove(passkey)}
              >
                {texts.remove}
                <span className="sr-only">{texts.ofPasskey(passkey.name)}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={task !== null}
        onOpenChange={(isOpen) => !isOpen && setTask(null)}
        {...(typeof task === "object" && task ? { title: texts.renameTitle } : addHead)}
      >
        {task === "add" && <AddPasskeyForm security={security} onAdded={onDone} />}
        {typeof task === "object" && task && (
          <RenamePasskeyForm passkey={task} onRenamed={onDone} />
        )}
      </Dialog>
    </Row>
  );
}

const whenOf = ({ createdAt, lastUsedAt }: PasskeyView): string =>
  lastUsedAt
    ? texts.lastUsed(formatDay(createdAt), formatTimestamp(lastUsedAt))
    : texts.notUsed(formatDay(createdAt));
