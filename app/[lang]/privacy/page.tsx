import type { Metadata } from "next";
import { privacyDescription, privacyText } from "@/components/accounts/privacy/privacy-text";
import { PrivacyView } from "@/components/accounts/privacy/privacy-view";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { links } from "@/lib/links";
import { seller } from "@/lib/seller";
import { sellsToEverybody } from "@/lib/sells-to";

export const metadata: Metadata = pageMetadata({
  title: privacyText(seller(), sellsToEverybody()).title,
  description: privacyDescription,
  path: links.privacy,
  image: "/og/home",
});

export default function PrivacyPage() {
  return <PrivacyView />;
}
