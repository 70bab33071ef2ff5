"use client";

import type { SecurityView } from "@/lib/accounts/security/schemas";
import { formatDay } from "@/lib/dates";
import { EmailRow } from "./email-row";
import { FactorRow } from "./factor-row";
import { PasskeyRow } from "./passkey-row";
import { PasswordRow } from "./password-row";
import { Row } from "./row";
import { SessionList } from "./session-list";
import { identityTexts, securityTexts as texts } from "./texts";
import { useSecurity } from "./use-security";

/** What the account is opened with, and where it is open. */
export function SecuritySection({ security: initial }: { security: SecurityView }) {
  const { security, setSecurity, change, isBusy } = useSecurity(initial);
  const { identities } = security;
  return (
    <section aria-labelledby="security">
      <h2 id="security" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-soft">{texts.intro}</p>
      <div className="mt-5 divide-y divide-line border-line border-y">
        <EmailRow {...{ security, change, isBusy }} onChanged={setSecurity} />
        <PasswordRow security={security} onChanged={setSecurity} />
        <PasskeyRow {...{ security, change, isBusy }} onChanged={setSecurity} />
        <FactorRow security={security} onChanged={setSecurity} />
        {identities.length > 0 && (
          <Row label={identityTexts.label}>
            <ul>
              {identities.map(({ provider, linkedAt }) => (
                <li key={`${provider} ${linkedAt}`}>
                  <span className="[overflow-wrap:anywhere]">{provider}</span>
                  <span className="block text-ink-soft text-sm">
                    {identityTexts.linkedSince(formatDay(linkedAt))}
                  </span>
                </li>
              ))}
            </ul>
          </Row>
        )}
        <SessionList sessions={security.sessions} change={change} isBusy={isBusy} />
      </div>
    </section>
  );
}
