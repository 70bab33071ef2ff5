"use client";

import { LinkAction } from "@/components/accounts/security/link-action";
import { formatDay } from "@/lib/dates";
import { emailLinks } from "@/lib/email-links";
import { confirmDeletion } from "@/lib/privacy/client";
import { deletionTexts, deletionLinkTexts as texts } from "./texts";

export const DeletionLink = () => (
  <LinkAction
    path={emailLinks.deleteAccount}
    texts={texts}
    onUse={async (token) => {
      const { deletesAt } = await confirmDeletion(token);
      return deletionTexts.leaving(formatDay(deletesAt ?? ""));
    }}
  />
);
