import type { Metadata } from "next";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { legalLinks } from "@/lib/legal-links";
import { currentTerms } from "@/lib/orders/legal/current-terms";

const text = currentTerms();

export const metadata: Metadata = legalMetadata(text, legalLinks.terms);

export default function TermsPage() {
  return <LegalView text={text} />;
}
