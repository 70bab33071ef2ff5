import type { Metadata } from "next";
import { LicenseTermsView } from "@/components/delivery/license-terms-view";
import { licenseTermsTexts } from "@/components/delivery/texts";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata({
  title: licenseTermsTexts.pageTitle,
  description: licenseTermsTexts.pageDescription,
  path: links.license,
  image: "/og/home",
});

export default function LicensePage() {
  return <LicenseTermsView />;
}
