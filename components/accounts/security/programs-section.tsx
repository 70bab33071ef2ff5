"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { useTimeZone } from "@/components/layout/timestamp";
import { showAlert, showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { agentLinks } from "@/lib/agent-links";
import { formatDay, formatTimestamp } from "@/lib/dates";
import { localeOf } from "@/lib/languages.mjs";
import { revokeProfileToken } from "@/lib/platform/api-tokens/client";
import { ownScopes } from "@/lib/platform/api-tokens/rules";
import type { ApiTokenView } from "@/lib/platform/api-tokens/schemas";
import type { Translator } from "@/lib/translations/translator";
import { MadeToken } from "./made-token";
import { Row } from "./row";
import { scopeMessages, TokenForm } from "./token-form";

interface ProgramsSectionProps {
  tokens: ApiTokenView[];
  security: SecurityView;
}

/** The API tokens with which programs read the customer's own data. */
export function ProgramsSection({ tokens: initial, security }: ProgramsSectionProps) {
  const t = useTranslations("program");
  const securityText = useTranslations("security");
  const [tokens, setTokens] = useState(initial);
  const [task, setTask] = useState<"make" | { made: string } | null>(null);
  const made = typeof task === "object" && task ? task.made : null;

  async function revoke({ id, name }: ApiTokenView) {
    const isSure = await showAlert({
      title: t("revokeTitle", { name }),
      text: t("revokeText"),
      tone: "warn",
      confirm: t("revoke"),
      cancel: securityText("cancel"),
    });
    if (!isSure) return;
    await revokeProfileToken(id).then(
      (revoked) => setTokens((all) => all.map((it) => (it.id === id ? revoked : it))),
      showError,
    );
  }

  const makeAction = { label: t("make"), onClick: () => setTask("make") };

  return (
    <section aria-labelledby="programs">
      <h2 id="programs" className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("intro")}</p>
      <p className="mt-1 text-ink-soft">
        {t("address")} <code className="font-mono text-ink text-sm">{agentLinks.mcp}</code>
      </p>
      <div className="mt-5 border-line border-y">
        <Row label={t("label")} action={security.isVerified ? makeAction : undefined}>
          {tokens.length === 0 && <p>{t("none")}</p>}
          {!security.isVerified && <p className="text-ink-soft">{t("confirmFirst")}</p>}
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
        title={made ? t("madeTitle") : t("make")}
        {...(made ? { description: t("madeText") } : {})}
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

const TokenItem = ({ token, onRevoke }: TokenItemProps) => {
  const t = useTranslations("program");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">
          {token.name}{" "}
          <span className="font-mono text-ink-soft text-xs">{`presetry_…${token.ending}`}</span>
        </p>
        <p className="text-ink-soft text-sm">{factsOf(t, token, useTimeZone(), useLanguage())}</p>
      </div>
      {token.state === "live" ? (
        <button type="button" className={`${button("quiet", "medium")} -ms-3.5`} onClick={onRevoke}>
          {t("revoke")}
          <span className="sr-only">{t("ofToken", { name: token.name })}</span>
        </button>
      ) : (
        <p className="text-ink-soft text-sm">
          {t(token.state === "expired" ? "expired" : "revoked")}
        </p>
      )}
    </li>
  );
};

function factsOf(
  t: Translator<"program">,
  { scopes, lastUsedAt, expiresAt }: ApiTokenView,
  timeZone: string,
  language: string,
): string {
  const named = ownScopes
    .filter((it) => scopes.includes(it))
    .map((it) => t(scopeMessages[it].inList));
  return [
    t("reads", { scopes: new Intl.ListFormat(localeOf(language)).format(named) }),
    lastUsedAt
      ? t("lastUsed", { when: formatTimestamp(lastUsedAt, timeZone, language) })
      : t("never"),
    t("until", { day: formatDay(expiresAt, timeZone, language) }),
  ].join(", ");
}
