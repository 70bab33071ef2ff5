"use client";

import { useTranslations } from "#translations";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { EmailRow } from "./email-row";
import { FactorRow } from "./factor-row";
import { IdentityRow } from "./identity-row";
import { PasskeyRow } from "./passkey-row";
import { PasswordRow } from "./password-row";
import { SessionList } from "./session-list";
import { useSecurity } from "./use-security";

/** The ways into the account, and its sessions. */
export function SecuritySection({ security: initial }: { security: SecurityView }) {
  const t = useTranslations("security");
  const { security, setSecurity, change, isBusy } = useSecurity(initial);
  const { identities } = security;
  return (
    <section aria-labelledby="security">
      <h2 id="security" className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("intro")}</p>
      <div className="mt-5 divide-y divide-line border-line border-y">
        <EmailRow security={security} change={change} isBusy={isBusy} onChanged={setSecurity} />
        <PasswordRow security={security} onChanged={setSecurity} />
        <PasskeyRow security={security} onChanged={setSecurity} />
        <FactorRow security={security} onChanged={setSecurity} />
        {identities.length > 0 && <IdentityRow security={security} onChanged={setSecurity} />}
        <SessionList security={security} change={change} isBusy={isBusy} />
      </div>
    </section>
  );
}
