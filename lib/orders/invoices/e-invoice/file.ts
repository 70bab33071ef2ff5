import "server-only";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import type { TaxDocument } from "../tax-document";
import { ublXml } from "./ubl";

const t = currentTranslations("orderErrors");

interface Source {
  /** Null for what was issued before taxes were broken down. */
  document: TaxDocument | null;
  orderId: number;
  /** Of the same document as PDF. */
  pdfName: string;
}

/** The response with a tax document as UBL file. The same document always has the same bytes. */
export function ublFile({ document, orderId, pdfName }: Source): Response {
  if (!document) {
    throw new ShopError("not_found", t("noElectronicInvoice"));
  }
  return new Response(ublXml(document, orderId), {
    headers: {
      "Content-Type": "application/xml",
      "Content-Disposition": `attachment; filename="${pdfName.replace(/pdf$/, "xml")}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
