import { Download } from "lucide-react";
import { Fragment } from "react";
import { documentLinks } from "@/lib/document-links";
import { formatMoney } from "@/lib/money";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { purchasesTexts as texts } from "./texts";

/** A document for accounting software. `of` says which, for those who do not see its place. */
export const XmlLink = ({ href, of }: { href: string; of: string }) => (
  <a
    href={href}
    className="mt-1 block font-normal font-sans text-accent text-sm underline-offset-4 hover:underline max-md:mt-0"
  >
    {texts.xml}
    <span className="sr-only">{of}</span>
  </a>
);

/** The tax in the paid amount, and the corrected invoices to download. */
export const InvoiceTax = ({
  invoice: { id, taxes, currency, corrections },
}: {
  invoice: Invoice;
}) => (
  <>
    {corrections.map(({ version, number }) => (
      <Fragment key={version}>
        <a
          href={documentLinks.correctedInvoicePdf(id, version)}
          className="mt-1 flex items-center gap-1.5 font-normal font-sans text-accent underline-offset-4 hover:underline"
        >
          <Download className="size-4" strokeWidth={1.5} aria-hidden />
          {texts.correctedInvoice}
          <span className="sr-only">{texts.correctedInvoiceAsPdf(number)}</span>
        </a>
        <XmlLink href={documentLinks.invoiceXml(id, version)} of={texts.xmlOfCorrected(number)} />
      </Fragment>
    ))}
    {taxes.map(({ category, rate, taxCents: cents }) => {
      const text =
        category === "S"
          ? texts.withTax(rate, formatMoney({ cents, currency }))
          : category === "AE" && texts.reverseCharge;
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
