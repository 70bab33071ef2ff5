"use client";

import { useEffect, useState } from "react";
import { keepPageToConfirmFor, pageToConfirmFor } from "@/lib/accounts/page-to-confirm-for";
import { confirmEmail } from "@/lib/accounts/security/client";
import { emailLinks } from "@/lib/email-links";
import { LinkAction } from "./link-action";
import { confirmTexts as texts } from "./texts";

export function ConfirmEmail() {
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => setBack(pageToConfirmFor()), []);
  return (
    <LinkAction
      path={emailLinks.confirmEmail}
      texts={texts}
      onUse={async (token) => {
        const { email, outcome } = await confirmEmail(token);
        if (outcome !== "half") keepPageToConfirmFor(null);
        return texts.outcomes[outcome](email);
      }}
      next={back ? { href: back, label: texts.back } : undefined}
    />
  );
}
