import type { ReactNode } from "react";
import { BackOfficeCore } from "@/components/backoffice/core/back-office-core";
import { backOfficeGroups } from "@/lib/translations/en/back-office";
import { InLanguageOf, Translations } from "@/lib/translations/server";

/** Of previews of the shop's pages, of the lists of pictures and reports, and of devices. */
const texts = [
  "preset",
  "presetWords",
  "salePrice",
  "categoryTexts",
  "templateSummaries",
  "detail",
  "detailViews",
  "detailPictures",
  "detailFrames",
  "sortable",
  "reportKinds",
  "takedownGrounds",
  "session",
] as const;

/** Of its forms. */
const errors = [
  "accountFields",
  "passkeyErrors",
  "tokenFields",
  "couponFields",
  "catalogueFields",
  "orderFields",
  "billingFields",
  "reviewFields",
  "messageFields",
  "fieldErrors",
  "inputErrors",
  "pictureErrors",
] as const;

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Translations of={[...backOfficeGroups, ...texts, ...errors]}>
      <InLanguageOf group="backOffice">
        <BackOfficeCore>{children}</BackOfficeCore>
      </InLanguageOf>
    </Translations>
  );
}
