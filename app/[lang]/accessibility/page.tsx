import type { Metadata } from "next";
import { accessibilityText } from "@/components/legal/accessibility-text";
import { LegalView } from "@/components/legal/legal-view";
import { legalMetadata } from "@/components/legal/metadata";
import { legalLinks } from "@/lib/legal-links";
import { seller } from "@/lib/seller";

const text = accessibilityText(seller());

export const metadata: Metadata = legalMetadata(text, legalLinks.accessibility);

export default function AccessibilityPage() {
  return <LegalView text={text} />;
}
