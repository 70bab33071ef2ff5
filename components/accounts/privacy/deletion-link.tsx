"use client";

import { useLanguage, useTranslations } from "#translations";
import { LinkAction } from "@/components/accounts/security/link-action";
import { formatDay } from "@/lib/dates";
import { emailLinks } from "@/lib/email-links";
import { confirmDeletion } from "@/lib/privacy/client";

export const DeletionLink = () => {
  const t = useTranslations("deletionLink");
  const leavingText = useTranslations("leaving");
  const language = useLanguage();
  return (
    <LinkAction
      path={emailLinks.deleteAccount}
      texts={{ action: t("action"), busy: t("busy"), noLink: t("noLink") }}
      onUse={async (token) => {
        const { deletesAt } = await confirmDeletion(token);
        return leavingText("leaving", { date: formatDay(deletesAt ?? "", "UTC", language) });
      }}
    />
  );
};
