"use client";

import { LinkAction } from "@/components/accounts/security/link-action";
import { saveFile } from "@/components/sites/delivery/save-file";
import { emailLinks } from "@/lib/email-links";
import { downloadExport } from "@/lib/privacy/client";
import { exportLinkTexts as texts } from "./texts";

export const ExportLink = () => (
  <LinkAction
    path={emailLinks.export}
    texts={texts}
    onUse={async (token) => {
      saveFile(await downloadExport(token), texts.fileName);
      return texts.done;
    }}
  />
);
