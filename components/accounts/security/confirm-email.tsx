"use client";

import { confirmEmail } from "@/lib/accounts/security/client";
import { links } from "@/lib/links";
import { LinkAction } from "./link-action";
import { confirmTexts as texts } from "./texts";

export const ConfirmEmail = () => (
  <LinkAction
    path={links.confirmEmail}
    texts={texts}
    onUse={async (token) => {
      const { email, outcome } = await confirmEmail(token);
      return texts.outcomes[outcome](email);
    }}
  />
);
