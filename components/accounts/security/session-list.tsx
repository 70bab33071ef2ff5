"use client";

import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import type { SessionView } from "@/lib/accounts/security/schemas";
import { formatTimestamp } from "@/lib/dates";
import { signOut } from "@/lib/platform/sessions/client";
import { Row } from "./row";
import { securityTexts, sessionTexts as texts } from "./texts";
import type { Change } from "./use-security";

interface SessionListProps {
  sessions: readonly SessionView[];
  change: Change;
  isBusy: boolean;
}

/** The devices that are signed in. Each can be signed out, or all at once. */
export function SessionList({ sessions, change, isBusy }: SessionListProps) {
  return (
    <Row label={texts.label}>
      <ul className="mt-2 divide-y divide-line">
        {sessions.map((session) => (
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
        className={`${button("secondary", "medium")} mt-3`}
        onClick={signOutEverywhere}
      >
        {texts.everywhere}
      </button>
    </Row>
  );
}

async function signOutEverywhere() {
  const isSure = await showAlert({
    title: texts.confirmTitle,
    text: texts.confirmText,
    tone: "warn",
    confirm: texts.confirmYes,
    cancel: securityTexts.cancel,
  });
  if (!isSure) return;
  try {
    const { endAllSessions } = await import("@/lib/accounts/security/client");
    await endAllSessions();
    await signOut();
  } catch (error) {
    await showError(error);
  }
}

interface SessionProps {
  session: SessionView;
  isBusy: boolean;
  onSignOut: () => void;
}

function Session({ session, isBusy, onSignOut }: SessionProps) {
  const { device, place, isCurrent, createdAt, lastSeenAt } = session;
  const name = [device || texts.unknownDevice, place].filter(Boolean).join(", ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div>
        <p>{name}</p>
        <p className="text-ink-soft text-sm">{texts.openedAt(formatTimestamp(createdAt))}</p>
        <p className={`text-sm ${isCurrent ? "text-good" : "text-ink-soft"}`}>
          {isCurrent ? texts.thisDevice : texts.lastUsed(formatTimestamp(lastSeenAt))}
        </p>
      </div>
      {!isCurrent && (
        <button
          type="button"
          disabled={isBusy}
          className={button("quiet", "medium")}
          onClick={onSignOut}
        >
          {texts.signOut}
          <span className="sr-only">{texts.ofDevice(name, formatTimestamp(createdAt))}</span>
        </button>
      )}
    </li>
  );
}
