import type { Metadata } from "next";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { links } from "@/lib/links";
import { currentTerms } from "@/lib/orders/legal/current-terms";

const text = currentTerms();

export const metadata: Metadata = legalMetadata(text, links.terms);

export default function TermsPage() {
  return <LegalView text={text} />;
}
