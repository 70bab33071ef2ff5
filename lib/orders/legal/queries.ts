import "server-only";
import { eq, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { termsTexts } from "@/db/schema/terms";
import { ShopError } from "@/lib/errors";
import { mainLanguage } from "@/lib/languages.mjs";
import type { LegalText } from "@/lib/legal-text";

const t = currentTranslations("orderErrors");

/** A legal text, and the language of the order that keeps it. */
export interface KeptText {
  text: LegalText;
  language: string;
}

const language = sql<string>`coalesce(${invoices.customer} ->> 'language', ${mainLanguage})`;

/** The terms that an order was placed under. */
export async function getTermsOfOrder(invoiceId: number): Promise<KeptText> {
  const [row] = await database()
    .select({ text: termsTexts.text, language })
    .from(invoices)
    .innerJoin(termsTexts, eq(termsTexts.id, invoices.termsId))
    .where(eq(invoices.id, invoiceId));
  if (!row) throw new ShopError("not_found", t("noTerms"));
  return row;
}

/** The instruction on withdrawal that a consumer gets with an order. */
export async function requireInstructionOfOrder(invoiceId: number): Promise<KeptText> {
  const [row] = await database()
    .select({ text: termsTexts.text, language })
    .from(invoices)
    .innerJoin(termsTexts, eq(termsTexts.id, invoices.withdrawalId))
    .where(eq(invoices.id, invoiceId));
  if (!row) throw new ShopError("not_found", t("noInstruction"));
  return row;
}
