"use client";

import { useTranslations } from "#translations";
import { LinkAction } from "@/components/accounts/security/link-action";
import { emailLinks } from "@/lib/email-links";
import { links } from "@/lib/links";
import { acceptInvitation } from "@/lib/platform/staff/client";

export const Join = () => {
  const t = useTranslations("join");
  const nameOf = useTranslations("staffRoles");
  return (
    <LinkAction
      path={emailLinks.join}
      texts={{ action: t("action"), busy: t("busy"), noLink: t("noLink") }}
      onUse={async (token) => t("done", { role: nameOf(await acceptInvitation(token)) })}
      next={{ href: links.admin, label: t("open") }}
    />
  );
};
