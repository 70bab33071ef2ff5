import type { Metadata } from "next";
import { lang } from "next/root-params";
import { PrivacyView } from "@/components/accounts/privacy/privacy-view";
import { legalMetadata } from "@/components/legal/metadata";
import { writerHost } from "@/lib/customization/writer/ask-writer";
import { links } from "@/lib/links";
import { seller } from "@/lib/seller";
import { sellsToEverybody } from "@/lib/sells-to";
import { legalTextsIn } from "@/lib/translations/legal-texts";

export async function generateMetadata(): Promise<Metadata> {
  const language = await lang();
  return legalMetadata(
    legalTextsIn(language).privacy(seller(language), sellsToEverybody(), writerHost()),
    links.privacy,
    language,
  );
}

export default function PrivacyPage() {
  return <PrivacyView />;
}
