import type { Metadata } from "next";
import { lang } from "next/root-params";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { legalLinks } from "@/lib/legal-links";
import { seller } from "@/lib/seller";
import { legalTextsIn } from "@/lib/translations/legal-texts";

const text = async () => legalTextsIn(await lang()).imprint(seller(await lang()));

export const generateMetadata = async (): Promise<Metadata> =>
  legalMetadata(await text(), legalLinks.imprint, await lang());

export default async function ImprintPage() {
  return <LegalView text={await text()} />;
}
