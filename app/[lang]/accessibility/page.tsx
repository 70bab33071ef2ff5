import type { Metadata } from "next";
import { lang } from "next/root-params";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { legalLinks } from "@/lib/legal-links";
import { legalTextsIn } from "@/lib/orders/legal/texts/legal-texts";
import { seller } from "@/lib/seller";

const text = async () => legalTextsIn(await lang()).accessibility(seller(await lang()));

export const generateMetadata = async (): Promise<Metadata> =>
  legalMetadata(await text(), legalLinks.accessibility, await lang());

export default async function AccessibilityPage() {
  return <LegalView text={await text()} />;
}
