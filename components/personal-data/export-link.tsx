"use client";

import { saveFile } from "@/components/delivery/save-file";
import { LinkAction } from "@/components/security/link-action";
import { links } from "@/lib/links";
import { downloadExport } from "@/lib/personal-data/client";
import { exportLinkTexts as texts } from "./texts";

export const ExportLink = () => (
  <LinkAction
    path={links.export}
    texts={texts}
    onUse={async (token) => {
      saveFile(await downloadExport(token), texts.fileName);
      return texts.done;
    }}
  />
);
