"use client";

import { confirmEmail } from "@/lib/accounts/security/client";
import { emailLinks } from "@/lib/email-links";
import { LinkAction } from "./link-action";
import { confirmTexts as texts } from "./texts";

export const ConfirmEmail = () => (
  <LinkAction
    path={emailLinks.confirmEmail}
    texts={texts}
    onUse={async (token) => {
      const { email, outcome } = await confirmEmail(token);
      return texts.outcomes[outcome](email);
    }}
  />
);
