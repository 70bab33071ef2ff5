import type { Metadata } from "next";
import { PrivacyView } from "@/components/personal-data/privacy-view";
import { privacyTexts } from "@/components/personal-data/texts";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata({
  title: privacyTexts.title,
  description: privacyTexts.description,
  path: links.privacy,
  image: "/og/home",
});

export default function PrivacyPage() {
  return <PrivacyView />;
}
