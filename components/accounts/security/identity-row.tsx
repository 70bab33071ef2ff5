"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { unlinkIdentity } from "@/lib/accounts/security/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { formatDay } from "@/lib/dates";
import { KeepTokensField } from "./keep-tokens-field";
import { ProofForm } from "./proof-form";
import { Row } from "./row";

interface IdentityRowProps {
  security: SecurityView;
  onChanged: (security: SecurityView) => void;
}

/** The linked accounts at identity providers. */
export function IdentityRow({ security, onChanged }: IdentityRowProps) {
  const t = useTranslations("linkedAccounts");
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState({ id: "", provider: "" });
  return (
    <Row label={t("label")}>
      <ul className="divide-y divide-line">
        {security.identities.map((identity) => (
          <li
            key={identity.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{identity.provider}</p>
              <p className="text-ink-soft text-sm">
                {t("linkedSince", { date: formatDay(identity.linkedAt, "UTC", language) })}
              </p>
            </div>
            <button
              type="button"
              className={button("quiet", "medium")}
              onClick={() => {
                setChosen(identity);
                setIsOpen(true);
              }}
            >
              {t("unlink")}
              <span className="sr-only">{` ${identity.provider}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t("unlinkTitle", { provider: chosen.provider })}
        description={t("unlinkText")}
      >
        <ProofForm
          security={security}
          submit={t("unlinkYes")}
          send={async (proof) => {
            onChanged(await unlinkIdentity(chosen.id, proof));
            setIsOpen(false);
          }}
        >
          <KeepTokensField count={security.apiTokens} />
        </ProofForm>
      </Dialog>
    </Row>
  );
}
