import type { Metadata } from "next";
import { LicenseTermsView } from "@/components/delivery/license-terms-view";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata({
  title: "License",
  description: "What you may do with a template you bought: one company, one site, for ever.",
  path: links.license,
  image: "/og/home",
});

export default function LicensePage() {
  return <LicenseTermsView />;
}
