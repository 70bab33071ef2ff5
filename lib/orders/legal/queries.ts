import "server-only";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { termsTexts } from "@/db/schema/terms";
import { ShopError } from "@/lib/errors";
import type { LegalText } from "./rules";

const t = currentTranslations("orderErrors");

/** The terms that an order was placed under. */
export async function getTermsOfOrder(invoiceId: number): Promise<LegalText> {
  const [row] = await database()
    .select({ text: termsTexts.text })
    .from(invoices)
    .innerJoin(termsTexts, eq(termsTexts.id, invoices.termsId))
    .where(eq(invoices.id, invoiceId));
  if (!row) throw new ShopError("not_found", t("noTerms"));
  return row.text;
}

/** The instruction on withdrawal that a consumer gets with an order. */
export async function requireInstructionOfOrder(invoiceId: number): Promise<LegalText> {
  const [row] = await database()
    .select({ text: termsTexts.text })
    .from(invoices)
    .innerJoin(termsTexts, eq(termsTexts.id, invoices.withdrawalId))
    .where(eq(invoices.id, invoiceId));
  if (!row) throw new ShopError("not_found", t("noInstruction"));
  return row.text;
}
