import type { Metadata } from "next";
import { lang } from "next/root-params";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { legalLinks } from "@/lib/legal-links";
import { currentTerms } from "@/lib/orders/legal/current-terms";

const text = async () => currentTerms(await lang());

export const generateMetadata = async (): Promise<Metadata> =>
  legalMetadata(await text(), legalLinks.terms, await lang());

export default async function TermsPage() {
  return <LegalView text={await text()} />;
}
