import type { Metadata } from "next";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { refundsText } from "@/components/legal/refunds-text";
import { legalLinks } from "@/lib/legal-links";
import { seller } from "@/lib/seller";

const text = refundsText(seller());

export const metadata: Metadata = legalMetadata(text, legalLinks.refunds);

export default function RefundsPage() {
  return <LegalView text={text} />;
}
