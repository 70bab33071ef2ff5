import type { ReactNode } from "react";
import { BackOfficeCore } from "@/components/backoffice/core/back-office-core";
import { backOfficeGroups } from "@/lib/translations/en/back-office";
import { getTranslations, InLanguageOf, Translations } from "@/lib/translations/server";

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

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("backOffice");
  return (
    <Translations of={[...backOfficeGroups, ...texts, ...errors]}>
      <InLanguageOf group="backOffice">
        {/* The back office itself comes after this once its scripts have started. */}
        <div className="page pt-8 text-ink-soft not-last:hidden">
          <noscript>
            <p>{t("needsScript")}</p>
          </noscript>
          <p role="status" className="noscript:hidden">
            {t("loading")}
          </p>
        </div>
        <BackOfficeCore>{children}</BackOfficeCore>
      </InLanguageOf>
    </Translations>
  );
}
