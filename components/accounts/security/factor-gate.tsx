"use client";

import { type ReactNode, useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { logInWithPasskey } from "@/lib/accounts/passkeys/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { signOut } from "@/lib/platform/sessions/client";
import { AddPasskeyForm } from "./add-passkey-form";
import { SetUpSteps } from "./set-up-steps";

type Choice = "app" | "codes" | "passkey";

const reload = () => location.reload();

/** Shown instead of the back office to staff who have not proved a second factor. */
export function FactorGate({ security }: { security: SecurityView }) {
  const t = useTranslations("gate");
  const factorText = useTranslations("factor");
  const { secondFactor, passkeys } = security;
  const [choice, setChoice] = useState<Choice>("app");
  if (secondFactor || passkeys.length > 0) return <ProveFirst hasPasskey={passkeys.length > 0} />;
  const heads = {
    app: { title: t("title"), text: t("app") },
    codes: { title: factorText("codesTitle"), text: factorText("codesText") },
    passkey: { title: t("title"), text: t("passkey") },
  };
  return (
    <Gate {...heads[choice]}>
      {choice === "passkey" ? (
        <AddPasskeyForm security={security} onAdded={reload} />
      ) : (
        <SetUpSteps security={security} onTurnedOn={() => setChoice("codes")} onDone={reload} />
      )}
      {choice !== "codes" && (
        <button
          type="button"
          className={`${button("quiet", "medium")} mt-4 -ms-3.5`}
          onClick={() => setChoice(choice === "app" ? "passkey" : "app")}
        >
          {choice === "app" ? t("ratherPasskey") : t("ratherApp")}
        </button>
      )}
    </Gate>
  );
}

/** For a session that did not use the second factor of the account. */
function ProveFirst({ hasPasskey }: { hasPasskey: boolean }) {
  const t = useTranslations("gate");
  return (
    <Gate title={t("title")} text={hasPasskey ? t("provePasskey") : t("proveApp")}>
      <div className="mt-6 flex flex-wrap gap-3">
        {hasPasskey && (
          <button
            type="button"
            className={button()}
            onClick={() => logInWithPasskey().then(reload, showError)}
          >
            {t("usePasskey")}
          </button>
        )}
        <button
          type="button"
          className={button(hasPasskey ? "secondary" : "primary")}
          onClick={() => void signOut()}
        >
          {t("signOut")}
        </button>
      </div>
      <p className="mt-6 text-ink-soft text-sm">{t("lost")}</p>
    </Gate>
  );
}

interface GateProps {
  title: string;
  text: string;
  children: ReactNode;
}

const Gate = ({ title, text, children }: GateProps) => {
  const t = useTranslations("gate");
  return (
    <div className="page py-10 sm:py-16">
      <div className="mx-auto max-w-dialog">
        <p className="label text-accent">{t("label")}</p>
        <h1 className="mt-1 text-3xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
        {children}
      </div>
    </div>
  );
};
