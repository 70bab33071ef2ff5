import type { Metadata } from "next";
import { lang } from "next/root-params";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { legalLinks } from "@/lib/legal-links";
import { seller } from "@/lib/seller";
import { keptDays as messageDays } from "@/lib/sites/messages/rules";
import { keptDays as visitDays } from "@/lib/sites/visits/rules";
import { legalTextsIn } from "@/lib/translations/legal-texts";

const days = { messages: messageDays.message, spam: messageDays.spam, visits: visitDays };

const text = async () => legalTextsIn(await lang()).dataProcessing(seller(await lang()), days);

export const generateMetadata = async (): Promise<Metadata> =>
  legalMetadata(await text(), legalLinks.dataProcessing, await lang());

export default async function DataProcessingPage() {
  return <LegalView text={await text()} />;
}
