import type { Metadata } from "next";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { refundsText } from "@/components/legal/refunds-text";
import { legalLinks } from "@/lib/legal-links";
import { seller } from "@/lib/seller";
import { sellsToEverybody } from "@/lib/sells-to";

const text = refundsText(seller(), sellsToEverybody());

export const metadata: Metadata = legalMetadata(text, legalLinks.refunds);

export default function RefundsPage() {
  return <LegalView text={text} />;
}
