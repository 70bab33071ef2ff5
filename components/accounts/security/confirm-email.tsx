"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { keepPageToConfirmFor, pageToConfirmFor } from "@/lib/accounts/page-to-confirm-for";
import { confirmEmail } from "@/lib/accounts/security/client";
import { emailLinks } from "@/lib/email-links";
import { LinkAction } from "./link-action";

export function ConfirmEmail() {
  const t = useTranslations("confirm");
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => setBack(pageToConfirmFor()), []);
  return (
    <LinkAction
      path={emailLinks.confirmEmail}
      texts={{ action: t("action"), busy: t("busy"), noLink: t("noLink") }}
      onUse={async (token) => {
        const { email, outcome, newEmail = "" } = await confirmEmail(token);
        if (outcome !== "half") keepPageToConfirmFor(null);
        if (outcome === "half") return t("half", { email: newEmail });
        return outcome === "verified" ? t("verified", { email }) : t("changed", { email });
      }}
      next={back ? { href: back, label: t("back") } : undefined}
    />
  );
}
