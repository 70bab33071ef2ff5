import { Download } from "lucide-react";
import { Fragment } from "react";
import { useLanguage, useTranslations } from "#translations";
import { documentLinks } from "@/lib/document-links";
import { formatMoney } from "@/lib/money";
import type { Invoice } from "@/lib/orders/invoices/schemas";

/** A document for accounting software. `of` says which, for those who do not see its place. */
export function XmlLink({ href, of }: { href: string; of: string }) {
  const t = useTranslations("purchases");
  return (
    <a
      href={href}
      className="mt-1 block font-normal font-sans text-accent text-sm underline-offset-4 hover:underline max-md:mt-0"
    >
      {t("xml")}
      <span className="sr-only">{of}</span>
    </a>
  );
}

/** The buyer's reference, the tax in the paid amount, and the corrected invoices to download. */
export function InvoiceTax({
  invoice: { id, taxes, currency, corrections, buyerReference },
}: {
  invoice: Invoice;
}) {
  const t = useTranslations("purchases");
  const language = useLanguage();
  return (
    <>
      {buyerReference && (
        <span className="mt-1 block break-words font-normal font-sans text-ink-soft text-sm">
          {t("buyerReference", { reference: buyerReference })}
        </span>
      )}
      {corrections.map(({ version, number }, index) => (
        <Fragment key={version}>
          <a
            href={documentLinks.correctedInvoicePdf(id, version)}
            className="mt-1 flex items-center gap-1.5 font-normal font-sans text-accent underline-offset-4 hover:underline"
          >
            <Download className="size-4" strokeWidth={1.5} aria-hidden />
            {t("correctedInvoice")}
            <span className="sr-only">
              {t("correctedInvoiceAsPdf", { number: String(number) })}
            </span>
          </a>
          {index < corrections.length - 1 && (
            <span className="block font-normal font-sans text-ink-soft text-sm">
              {t("replaced")}
            </span>
          )}
          <XmlLink
            href={documentLinks.invoiceXml(id, version)}
            of={t("xmlOfCorrected", { number: String(number) })}
          />
        </Fragment>
      ))}
      {taxes.map(({ category, rate, taxCents: cents }) => {
        const text =
          category === "S"
            ? t("withTax", { rate, amount: formatMoney({ cents, currency }, language) })
            : category === "AE" && t("reverseCharge");
        return (
          text && (
            <span key={category} className="mt-1 block font-normal font-sans text-ink-soft text-sm">
              {text}
            </span>
          )
        );
      })}
    </>
  );
}
