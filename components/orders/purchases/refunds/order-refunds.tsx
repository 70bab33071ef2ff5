"use client";

import { Download } from "lucide-react";
import { Fragment, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { formatDay } from "@/lib/dates";
import { documentLinks } from "@/lib/document-links";
import { formatMoney } from "@/lib/money";
import type { OrderRefunds } from "@/lib/orders/checkout/refunds/rules";
import { isDeployment } from "@/lib/orders/checkout/rules";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import type { Translator } from "@/lib/translations/translator";
import { XmlLink } from "../invoice-tax";

const RefundRequestDialog = onDemand(() =>
  import("./refund-request-dialog").then((it) => it.RefundRequestDialog),
);

interface OrderProps {
  invoice: Invoice;
  /** Undefined for an order that was never paid. */
  refunds: OrderRefunds | undefined;
}

/**
 * Whether an item of an order was refunded, or its refund is in progress, and what happens to its
 * site.
 */
export function itemRefundOf(
  refunds: OrderRefunds | undefined,
  itemId: number,
  t: Translator<"orderRefunds">,
  language: string,
): string | null {
  const siteEnd = refunds?.siteEnds.find((it) => it.itemId === itemId);
  if (siteEnd) return t("refundedWithSite", { day: formatDay(siteEnd.at, "UTC", language) });
  if (refunds?.itemIds.includes(itemId)) return t("refunded");
  return refunds?.pendingItemIds.includes(itemId) ? t("onItsWay") : null;
}

/** The credit notes of an order, to download. */
export function CreditNotes({ refunds, invoice: { currency, taxes } }: OrderProps) {
  const t = useTranslations("orderRefunds");
  const ofPurchases = useTranslations("purchases");
  const language = useLanguage();
  return refunds?.creditNotes.map(({ refundId, number, amountCents }) => (
    <Fragment key={refundId}>
      <a
        href={documentLinks.creditNotePdf(refundId)}
        className="mt-1 flex items-center gap-1.5 font-normal font-sans text-accent underline-offset-4 hover:underline"
      >
        <Download className="size-4" strokeWidth={1.5} aria-hidden />
        <span>
          {t("creditNote", { amount: formatMoney({ cents: amountCents, currency }, language) })}
        </span>
        <span className="sr-only">{t("creditNoteAsPdf", { number: String(number) })}</span>
      </a>
      {taxes.length > 0 && (
        <XmlLink
          href={documentLinks.creditNoteXml(refundId)}
          of={ofPurchases("xmlOfCreditNote", { number: String(number) })}
        />
      )}
    </Fragment>
  ));
}

/** The state of a customer's refund request, or the button for a new one. */
export function RefundRequest({ invoice, refunds }: OrderProps) {
  const t = useTranslations("orderRefunds");
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  if (!refunds) return null;
  const items = invoice.invoiceItems
    .filter(({ id }) => itemRefundOf(refunds, id, t, language) === null)
    .map(({ id, preset: { presetName: name, priceCents } }) => ({
      id,
      name,
      priceCents,
    }));
  const { request } = refunds;
  const canAsk = refunds.canRequest && items.length > 0;
  const note = request && noteOf(request, t);
  return (
    <>
      {note && <span className="mt-2 block max-w-[28ch] text-ink-soft">{note}</span>}
      {canAsk && (
        <span className="md:mt-2 md:-ms-3.5 md:block">
          <button
            type="button"
            aria-haspopup="dialog"
            className={button("quiet", "medium")}
            onClick={() => setIsOpen(true)}
          >
            {t("ask")}
            <span className="sr-only">{t("ofOrder", { id: String(invoice.id) })}</span>
          </button>
        </span>
      )}
      {isOpen && (
        <RefundRequestDialog
          orderId={invoice.id}
          isDeployment={invoice.invoiceItems.every(isDeployment)}
          items={items}
          deploymentCents={refunds.deploymentCents}
          currency={invoice.currency}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function noteOf(
  { status, answer }: NonNullable<OrderRefunds["request"]>,
  t: Translator<"orderRefunds">,
): string | null {
  if (status === "open") return t("asked");
  return status === "declined" ? t("declined", { answer }) : null;
}
