"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { DialogForm } from "@/components/accounts/dialog-form";
import { useTimeZone } from "@/components/layout/timestamp";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { SecurityView, SessionView } from "@/lib/accounts/security/schemas";
import { formatTimestamp } from "@/lib/dates";
import { signOut } from "@/lib/platform/sessions/client";
import { deviceName } from "@/lib/platform/sessions/device-name";
import type { Translator } from "@/lib/translations/translator";
import { KeepTokensField } from "./keep-tokens-field";
import { Row } from "./row";
import type { Change } from "./use-security";

interface SessionListProps {
  security: Pick<SecurityView, "sessions" | "apiTokens">;
  change: Change;
  isBusy: boolean;
}

/** The devices that are signed in. Each can be signed out, or all at once. */
export function SessionList({ security, change, isBusy }: SessionListProps) {
  const t = useTranslations("session");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Row label={t("label")}>
      <ul className="mt-2 divide-y divide-line">
        {security.sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            isBusy={isBusy}
            onSignOut={() => change((client) => client.endSession(session.id))}
          />
        ))}
      </ul>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${button("secondary", "medium")} mt-3`}
        onClick={() => setIsAsking(true)}
      >
        {t("everywhere")}
      </button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t("confirmTitle")}
        description={t("confirmText")}
      >
        <DialogForm
          schema={signOutSchema}
          defaultValues={{ keepsApiTokens: false }}
          send={(form) => signOutEverywhere(form, t)}
          submit={t("confirmYes")}
          submitting={t("busy")}
        >
          {() => <KeepTokensField count={security.apiTokens} />}
        </DialogForm>
      </Dialog>
    </Row>
  );
}

const signOutSchema = () =>
  import("@/lib/accounts/security/schemas").then((it) => it.signOutSchema);

const doneMs = 8_000;

/** Says that it is done before this device is signed out as well, which leads to the home page. */
async function signOutEverywhere(
  { keepsApiTokens }: { keepsApiTokens?: boolean | undefined },
  t: Translator<"session">,
) {
  const { endAllSessions } = await import("@/lib/accounts/security/client");
  await endAllSessions(keepsApiTokens);
  await showAlert({
    title: t("done"),
    text: t("doneText"),
    tone: "good",
    closesAfterMs: doneMs,
  });
  await signOut();
}

interface SessionProps {
  session: SessionView;
  isBusy: boolean;
  onSignOut: () => void;
}

function Session({ session, isBusy, onSignOut }: SessionProps) {
  const t = useTranslations("session");
  const { device, place, isCurrent, createdAt, lastSeenAt } = session;
  const timeZone = useTimeZone();
  const language = useLanguage();
  const opened = formatTimestamp(createdAt, timeZone, language);
  const name = [deviceName(device, t) || t("unknownDevice"), place].filter(Boolean).join(", ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div>
        <p>{name}</p>
        <p className="text-ink-soft text-sm">{t("openedAt", { date: opened })}</p>
        <p className={`text-sm ${isCurrent ? "text-good" : "text-ink-soft"}`}>
          {isCurrent
            ? t("thisDevice")
            : t("lastUsed", { date: formatTimestamp(lastSeenAt, timeZone, language) })}
        </p>
      </div>
      {!isCurrent && (
        <button
          type="button"
          disabled={isBusy}
          className={button("quiet", "medium")}
          onClick={onSignOut}
        >
          {t("signOut")}
          <span className="sr-only">{t("ofDevice", { device: name, date: opened })}</span>
        </button>
      )}
    </li>
  );
}
