import type { Metadata } from "next";
import { lang } from "next/root-params";
import { privacyDescription } from "@/components/accounts/privacy/privacy-text";
import { PrivacyView } from "@/components/accounts/privacy/privacy-view";
import { pageMetadata } from "@/lib/catalogue/seo/metadata";
import { links } from "@/lib/links";
import { legalTextsIn } from "@/lib/orders/legal/texts/legal-texts";
import { seller } from "@/lib/seller";
import { sellsToEverybody } from "@/lib/sells-to";

export async function generateMetadata(): Promise<Metadata> {
  const { title } = legalTextsIn(await lang()).privacy(seller(), sellsToEverybody());
  const description = privacyDescription;
  return pageMetadata({ title, description, path: links.privacy, image: "/og/home" }, await lang());
}

export default function PrivacyPage() {
  return <PrivacyView />;
}
