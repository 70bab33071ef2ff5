"use client";

import { LinkAction } from "@/components/accounts/security/link-action";
import { formatDay } from "@/lib/dates";
import { links } from "@/lib/links";
import { confirmDeletion } from "@/lib/privacy/client";
import { deletionTexts, deletionLinkTexts as texts } from "./texts";

export const DeletionLink = () => (
  <LinkAction
    path={links.deleteAccount}
    texts={texts}
    onUse={async (token) => {
      const { deletesAt } = await confirmDeletion(token);
      return deletionTexts.leaving(formatDay(deletesAt ?? ""));
    }}
  />
);
