"use client";

import { BadgeCheck, CircleAlert } from "lucide-react";
import { SendLink } from "./send-link";
import { emailTexts as texts } from "./texts";

interface EmailRowProps {
  email: string;
  isVerified: boolean;
}

/** The account's address, and whether it is known to be the customer's. */
export function EmailRow({ email, isVerified }: EmailRowProps) {
  const Icon = isVerified ? BadgeCheck : CircleAlert;
  return (
    <div className="py-5">
      <h3 className="text-ink-soft text-sm">{texts.label}</h3>
      <p className="mt-1 [overflow-wrap:anywhere]">{email}</p>
      <p
        className={`mt-1 flex items-center gap-1.5 text-sm ${isVerified ? "text-good" : "text-warn"}`}
      >
        <Icon className="size-4" strokeWidth={1.5} aria-hidden />
        {isVerified ? texts.verified : texts.unverified}
      </p>
      {!isVerified && (
        <>
          <p className="mt-2 max-w-prose text-ink-soft text-sm">{texts.why}</p>
          <SendLink className="mt-3" />
        </>
      )}
    </div>
  );
}
