"use client";

import { useTranslations } from "#translations";
import { LinkAction } from "@/components/accounts/security/link-action";
import { saveFile } from "@/components/sites/delivery/save-file";
import { emailLinks } from "@/lib/email-links";
import { downloadExport } from "@/lib/privacy/client";

const fileName = "your-data.zip";

export const ExportLink = () => {
  const t = useTranslations("exportLink");
  return (
    <LinkAction
      path={emailLinks.export}
      texts={{ action: t("action"), busy: t("busy"), noLink: t("noLink") }}
      onUse={async (token) => {
        saveFile(await downloadExport(token), fileName);
        return t("done");
      }}
    />
  );
};
