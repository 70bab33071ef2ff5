import type { Metadata } from "next";
import { dataProcessingText } from "@/components/legal/data-processing-text";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { legalLinks } from "@/lib/legal-links";
import { seller } from "@/lib/seller";

const text = dataProcessingText(seller());

export const metadata: Metadata = legalMetadata(text, legalLinks.dataProcessing);

export default function DataProcessingPage() {
  return <LegalView text={text} />;
}
