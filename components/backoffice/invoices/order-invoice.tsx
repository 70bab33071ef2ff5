"use client";

import { useLanguage, useTranslations } from "#translations";
import { formatDay } from "@/lib/dates";
import { documentLinks } from "@/lib/document-links";
import { formatMoney } from "@/lib/money";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { useMay } from "../may";
import { OrderSection } from "../order-section";
import { CorrectionForm } from "./correction-form";

/** The invoices of an order with their tax, and the form for a corrected one. */
export function OrderInvoice({ order: invoice }: { order: Invoice }) {
  const t = useTranslations("orderInvoice");
  const mayCorrect = useMay("orders:write");
  if (invoice.number === null) return null;
  return (
    <OrderSection
      id="timeline-invoice"
      title={t("title")}
      begin={t("begin")}
      isOffered={mayCorrect && invoice.isPaid}
      form={(close) => <CorrectionForm orderId={invoice.id} onDone={close} />}
    >
      <Documents invoice={invoice} />
      {invoice.forBusiness !== null && (
        <p className="mt-2">{invoice.forBusiness ? t("forBusiness") : t("forThemselves")}</p>
      )}
      {invoice.buyerReference && (
        <p className="mt-2 break-words">
          {t("buyerReference", { reference: invoice.buyerReference })}
        </p>
      )}
      {invoice.taxes.length > 0 ? (
        <Breakdown invoice={invoice} />
      ) : (
        <p className="mt-2 text-ink-soft">{t("before")}</p>
      )}
    </OrderSection>
  );
}

function Documents({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("orderInvoice");
  const { id, number, paidAt, corrections, terms, taxes } = invoice;
  return (
    <ul className="mt-2 grid gap-1">
      {number !== null && paidAt && (
        <DocumentLink
          href={documentLinks.invoicePdf(id)}
          xml={taxes.length > 0 && documentLinks.invoiceXml(id)}
          name={t("invoice", { number: String(number) })}
          at={paidAt}
        />
      )}
      {corrections.map(({ version, number, createdAt }) => (
        <DocumentLink
          key={version}
          href={documentLinks.correctedInvoicePdf(id, version)}
          xml={documentLinks.invoiceXml(id, version)}
          name={t("corrected", { number: String(number) })}
          at={createdAt}
        />
      ))}
      {terms && <DocumentLink href={documentLinks.termsPdf(id)} name={t("terms")} at={terms} />}
    </ul>
  );
}

interface DocumentLinkProps {
  href: string;
  /** The address of the same document for accounting software; false without one. */
  xml?: string | false;
  name: string;
  at: string;
}

function DocumentLink({ href, xml = false, name, at }: DocumentLinkProps) {
  const t = useTranslations("orderInvoice");
  const language = useLanguage();
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <span className="flex gap-x-3">
        <a href={href} className="text-accent hover:underline">
          {name}
        </a>
        {xml && (
          <a href={xml} className="text-accent hover:underline">
            {t("xml")}
            <span className="sr-only">, {name}</span>
          </a>
        )}
      </span>
      <time dateTime={at} className="text-ink-soft tabular-nums">
        {formatDay(at, "UTC", language)}
      </time>
    </li>
  );
}

const Breakdown = ({ invoice }: { invoice: Invoice }) => {
  const { netCents, taxes, totalCents, vatId, vatCheck, consultationNumber, currency } = invoice;
  const t = useTranslations("orderInvoice");
  const categoryName = useTranslations("taxCategories");
  const checkName = useTranslations("vatChecks");
  const language = useLanguage();
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  return (
    <>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 [&_dd]:text-end [&_dd]:font-mono [&_dd]:tabular-nums">
        <dt>{t("net")}</dt>
        <dd>{money(netCents ?? 0)}</dd>
        {taxes.map(({ category, rate, taxCents }) => (
          <div key={category} className="contents">
            <dt>{t("rate", { category: categoryName(category), rate })}</dt>
            <dd>{money(taxCents)}</dd>
          </div>
        ))}
        <dt className="font-medium">{t("total")}</dt>
        <dd>{money(totalCents)}</dd>
      </dl>
      {taxes.map(
        ({ note }) =>
          note && (
            <p key={note} className="mt-2 text-ink-soft">
              {note}
            </p>
          ),
      )}
      {vatId && (
        <p className="mt-2">
          {t("vatId")} <span className="break-all font-mono">{vatId}</span>
          {vatCheck && <span className="text-ink-soft">{`, ${checkName(vatCheck)}`}</span>}
          {consultationNumber && (
            <span className="block break-all text-ink-soft">
              {t("consultation", { number: consultationNumber })}
            </span>
          )}
        </p>
      )}
    </>
  );
};
