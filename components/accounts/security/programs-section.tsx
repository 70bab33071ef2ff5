"use client";

import { useState } from "react";
import { useTimeZone } from "@/components/layout/timestamp";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { agentLinks } from "@/lib/agent-links";
import { formatDay, formatTimestamp } from "@/lib/dates";
import { revokeProfileToken } from "@/lib/platform/api-tokens/client";
import type { ApiTokenView } from "@/lib/platform/api-tokens/schemas";
import { MadeToken } from "./made-token";
import { Row } from "./row";
import { securityTexts, programTexts as texts } from "./texts";
import { TokenForm } from "./token-form";

interface ProgramsSectionProps {
  tokens: ApiTokenView[];
  security: SecurityView;
}

/** The API tokens with which programs read the customer's own data. */
export function ProgramsSection({ tokens: initial, security }: ProgramsSectionProps) {
  const [tokens, setTokens] = useState(initial);
  const [task, setTask] = useState<"make" | { made: string } | null>(null);
  const made = typeof task === "object" && task ? task.made : null;

  async function revoke({ id, name }: ApiTokenView) {
    const isSure = await showAlert({
      title: texts.revokeTitle(name),
      text: texts.revokeText,
      tone: "warn",
      confirm: texts.revoke,
      cancel: securityTexts.cancel,
    });
    if (!isSure) return;
    await revokeProfileToken(id).then(
      (revoked) => setTokens((all) => all.map((it) => (it.id === id ? revoked : it))),
      showError,
    );
  }

  const makeAction = { label: texts.make, onClick: () => setTask("make") };

  return (
    <section aria-labelledby="programs">
      <h2 id="programs" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-soft">{texts.intro}</p>
      <p className="mt-1 text-ink-soft">
        {texts.address} <code className="font-mono text-ink text-sm">{agentLinks.mcp}</code>
      </p>
      <div className="mt-5 border-line border-y">
        <Row label={texts.label} action={security.isVerified ? makeAction : undefined}>
          {tokens.length === 0 && <p>{texts.none}</p>}
          {!security.isVerified && <p className="text-ink-soft">{texts.confirmFirst}</p>}
          <ul className="divide-y divide-line">
            {tokens.map((token) => (
              <TokenItem key={token.id} token={token} onRevoke={() => revoke(token)} />
            ))}
          </ul>
        </Row>
      </div>
      <Dialog
        isOpen={task !== null}
        onOpenChange={(isOpen) => !isOpen && setTask(null)}
        title={made ? texts.madeTitle : texts.make}
        {...(made ? { description: texts.madeText } : {})}
      >
        {made && <MadeToken token={made} onDone={() => setTask(null)} />}
        {task === "make" && (
          <TokenForm
            security={security}
            onMade={({ token, ...view }) => {
              setTokens((all) => [view, ...all]);
              setTask({ made: token });
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

interface TokenItemProps {
  token: ApiTokenView;
  onRevoke: () => void;
}

const TokenItem = ({ token, onRevoke }: TokenItemProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
    <div className="min-w-0">
      <p className="[overflow-wrap:anywhere]">
        {token.name}{" "}
        <span className="font-mono text-ink-soft text-xs">{texts.ending(token.ending)}</span>
      </p>
      <p className="text-ink-soft text-sm">{factsOf(token, useTimeZone())}</p>
    </div>
    {token.state === "live" ? (
      <button type="button" className={`${button("quiet", "medium")} -ml-3.5`} onClick={onRevoke}>
        {texts.revoke}
        <span className="sr-only">{texts.ofToken(token.name)}</span>
      </button>
    ) : (
      <p className="text-ink-soft text-sm">{texts.states[token.state]}</p>
    )}
  </li>
);

function factsOf({ scopes, lastUsedAt, expiresAt }: ApiTokenView, timeZone: string): string {
  const labels: Record<string, string> = texts.scopes;
  const named = scopes.flatMap((it) => labels[it]?.toLowerCase() ?? []);
  return [
    texts.reads(new Intl.ListFormat("en").format(named)),
    lastUsedAt ? texts.lastUsed(formatTimestamp(lastUsedAt, timeZone)) : texts.never,
    texts.until(formatDay(expiresAt, timeZone)),
  ].join(", ");
}
