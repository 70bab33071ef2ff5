import type { Metadata } from "next";
import { lang } from "next/root-params";
import { LicenseTermsView } from "@/components/sites/delivery/license-terms-view";
import { licenseTermsTexts } from "@/components/sites/delivery/texts";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { links } from "@/lib/links";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(
    {
      title: licenseTermsTexts.pageTitle,
      description: licenseTermsTexts.pageDescription,
      path: links.license,
      image: "/og/home",
    },
    await lang(),
  );

export default function LicensePage() {
  return <LicenseTermsView />;
}
