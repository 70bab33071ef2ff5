"use client";

import { EmailRow } from "./email-row";
import { securityTexts as texts } from "./texts";

interface SecuritySectionProps {
  email: string;
  isVerified: boolean;
}

/** What the account is opened with. */
export function SecuritySection({ email, isVerified }: SecuritySectionProps) {
  return (
    <section aria-labelledby="security">
      <h2 id="security" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-soft">{texts.intro}</p>
      <div className="mt-5 divide-y divide-line border-line border-y">
        <EmailRow email={email} isVerified={isVerified} />
      </div>
    </section>
  );
}
