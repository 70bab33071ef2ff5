import type { Metadata } from "next";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { refundsText } from "@/components/legal/refunds-text";
import { links } from "@/lib/links";
import { seller } from "@/lib/seller";

const text = refundsText(seller());

export const metadata: Metadata = legalMetadata(text, links.refunds);

export default function RefundsPage() {
  return <LegalView text={text} />;
}
