import type { Metadata } from "next";
import { lang } from "next/root-params";
import { LicenseTermsView } from "@/components/sites/delivery/license-terms-view";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { links } from "@/lib/links";
import { getTranslations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("licenseTerms");
  return pageMetadata(
    {
      title: t("pageTitle"),
      description: t("pageDescription"),
      path: links.license,
      image: "/og/home",
    },
    await lang(),
  );
}

export default function LicensePage() {
  return <LicenseTermsView />;
}
