import type { Metadata } from "next";
import { PrivacyView } from "@/components/accounts/privacy/privacy-view";
import { privacyTexts } from "@/components/accounts/privacy/texts";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { links } from "@/lib/links";

export const metadata: Metadata = pageMetadata({
  title: privacyTexts.title,
  description: privacyTexts.description,
  path: links.privacy,
  image: "/og/home",
});

export default function PrivacyPage() {
  return <PrivacyView />;
}
