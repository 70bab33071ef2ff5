import type { Metadata } from "next";
import { imprintText } from "@/components/legal/imprint-text";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { legalLinks } from "@/lib/legal-links";
import { seller } from "@/lib/seller";

const text = imprintText(seller());

export const metadata: Metadata = legalMetadata(text, legalLinks.imprint);

export default function ImprintPage() {
  return <LegalView text={text} />;
}
