"use client";

import { Check, Download } from "lucide-react";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLanguage, useTranslations } from "#translations";
import { useTimeZone } from "@/components/layout/timestamp";
import { DeliveryDetails } from "@/components/sites/delivery/delivery-details";
import { useDeployments } from "@/components/sites/use-deployments";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { onDemand } from "@/components/ui/on-demand";
import { formatLongDay } from "@/lib/dates";
import { documentLinks } from "@/lib/document-links";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import type { OrderRefunds } from "@/lib/orders/checkout/refunds/rules";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import type { BankDetails } from "@/lib/orders/transfers/bank-details";
import { creditOf } from "@/lib/orders/transfers/rules";
import type { Delivery } from "@/lib/sites/delivery/rules";
import type { DeploymentView } from "@/lib/sites/schemas";
import type { OwnThread } from "@/lib/support/schemas";
import type { Translator } from "@/lib/translations/translator";
import { CancelTransfer } from "./cancel-transfer";
import { HiddenReview } from "./hidden-review";
import { InvoiceTax, XmlLink } from "./invoice-tax";
import { OrderThread } from "./order-thread";
import { PayAgain } from "./pay-again";
import { PendingTransfer } from "./pending-transfer";
import { CreditNotes, itemRefundOf, RefundRequest } from "./refunds/order-refunds";
import { StartNow } from "./start-now";

const ReviewDialog = onDemand(() =>
  import("@/components/catalogue/reviews/review-dialog").then((it) => it.ReviewDialog),
);

const cell =
  "border-line border-t px-3 py-3.5 align-baseline max-md:block max-md:border-0 max-md:p-0";

interface PurchasesTableProps {
  email: string;
  invoices: Invoice[];
  /** One site for each license that was paid and not refunded. */
  deliveries: Delivery[];
  deployments: DeploymentView[];
  /** By the id of their order. */
  refunds: ReadonlyMap<number, OrderRefunds>;
  /** By the id of their order. */
  threads: ReadonlyMap<number, OwnThread>;
  /** The last day of the right to withdraw, by the ids of the orders that wait for it. */
  waiting: ReadonlyMap<number, string>;
  /** Of the orders that wait for a bank transfer, by their ids. */
  transfers: ReadonlyMap<number, BankDetails>;
}

/** The items whose site is online, or will be. */
const deployedItems = ({ isPaid, deploymentCents, invoiceItems }: Invoice): number[] =>
  isPaid
    ? invoiceItems.flatMap(({ id, deploymentOf }) =>
        deploymentCents > 0 ? id : (deploymentOf ?? []),
      )
    : [];

const columns = [
  "number",
  "date",
  "status",
  "name",
  "price",
  "color",
  "type",
  "category",
  "review",
] as const;

/** One group of rows for each invoice. On a phone the same table is laid out as cards. */
export function PurchasesTable(props: PurchasesTableProps) {
  const t = useTranslations("purchases");
  const { email, invoices, deliveries, refunds, threads, transfers, waiting } = props;
  const withSite = invoices.flatMap(deployedItems);
  const deployed = invoices.filter(({ id }) => !waiting.has(id)).flatMap(deployedItems);
  const { find, runAction } = useDeployments(props.deployments, deployed);
  const [reviewed, setReviewed] = useState<readonly number[]>([]);
  const [toReview, setToReview] = useState<{ id: number; name: string } | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (id: number, name: string) => {
    setWasOpened(true);
    setToReview({ id, name });
  };
  return (
    <>
      <table className="w-full border-line border-b text-start max-md:block md:text-sm">
        <caption className="sr-only">{t("caption")}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="label px-3 pb-3 text-ink-soft">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        {invoices.map((invoice) => (
          <InvoiceRows
            key={invoice.id}
            invoice={invoice}
            refunds={refunds.get(invoice.id)}
            thread={threads.get(invoice.id)}
            transfer={transfers.get(invoice.id)}
            lastDay={waiting.get(invoice.id)}
            reviewed={reviewed}
            onReview={open}
            deliveryOf={({ id, preset }) => {
              const delivery = deliveries.find((it) => it.itemId === id);
              return invoice.isPaid && delivery ? (
                <DeliveryDetails
                  name={preset.presetName}
                  delivery={delivery}
                  isDeployed={deployed.includes(id)}
                  isOffered={!withSite.includes(id) && !waiting.has(invoice.id)}
                  isNewest={
                    deliveries.findLast((it) => it.presetId === delivery.presetId) === delivery
                  }
                  deployment={find(id)}
                  runAction={runAction}
                />
              ) : null;
            }}
          />
        ))}
      </table>
      {wasOpened && (
        <ReviewDialog
          email={email}
          preset={toReview}
          onClose={() => setToReview(null)}
          onReviewed={(id) => setReviewed((ids) => [...ids, id])}
        />
      )}
    </>
  );
}

interface InvoiceRowsProps {
  invoice: Invoice;
  refunds: OrderRefunds | undefined;
  thread: OwnThread | undefined;
  transfer: BankDetails | undefined;
  /** The last day of the right to withdraw, while the order waits for it. */
  lastDay: string | undefined;
  reviewed: readonly number[];
  onReview: (id: number, name: string) => void;
  /** Null while the invoice is not paid. */
  deliveryOf: (item: Invoice["invoiceItems"][number]) => ReactNode;
}

/** The first columns describe the invoice and span its rows; the others describe one preset. */
const invoiceColumns = 3;

function InvoiceRows(props: InvoiceRowsProps) {
  const language = useLanguage();
  const word = useTranslations("presetWords");
  const ofRefunds = useTranslations("orderRefunds");
  const [isAsking, setIsAsking] = useState(false);
  const messages = useRef<HTMLDivElement>(null);
  const { invoice, refunds, thread, transfer, lastDay, reviewed, onReview, deliveryOf } = props;
  const items = invoice.invoiceItems.map((item) => ({
    ...item,
    delivery: deliveryOf(item),
    hidden:
      item.deploymentOf === null ? item.preset.reviews.find(({ isHidden }) => isHidden) : undefined,
  }));
  const rows = items.length + items.filter(({ delivery, hidden }) => delivery || hidden).length;
  return (
    <tbody className="max-md:mb-6 max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:p-4">
      {items.map(({ id, presetId, deploymentOf, preset, delivery, hidden }, index) => (
        <Fragment key={id}>
          <tr className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-2 max-md:not-first:mt-4 max-md:not-first:border-line max-md:not-first:border-t max-md:not-first:pt-4">
            {index === 0 && (
              <InvoiceCells
                invoice={invoice}
                refunds={refunds}
                rows={rows}
                onAsk={() => {
                  flushSync(() => setIsAsking(true));
                  messages.current?.querySelector("textarea")?.focus();
                }}
              />
            )}
            <td className={`${cell} font-medium max-md:grow max-md:basis-2/3 max-md:text-lg`}>
              <Anchor href={links.detail(presetId)} className="hover:underline">
                {preset.presetName}
              </Anchor>
            </td>
            <td className={`${cell} font-mono tabular-nums max-md:ms-auto`}>
              {formatMoney({ cents: preset.priceCents, currency: invoice.currency }, language)}
            </td>
            <td className={`${cell} max-md:text-ink-soft`}>{word(preset.defaultColor)}</td>
            <td className={`${cell} max-md:text-ink-soft`}>{word(preset.type)}</td>
            <td className={`${cell} max-md:text-ink-soft`}>{word(preset.category)}</td>
            <td className={`${cell} max-md:ms-auto`}>
              {deploymentOf === null ? (
                <ReviewCell
                  name={preset.presetName}
                  status={invoice.status}
                  refund={itemRefundOf(refunds, id, ofRefunds, language)}
                  isReviewed={preset.reviews.length > 0 || reviewed.includes(presetId)}
                  onReview={() => onReview(presetId, preset.presetName)}
                />
              ) : (
                <span className="text-ink-soft">
                  {itemRefundOf(refunds, id, ofRefunds, language)}
                </span>
              )}
            </td>
          </tr>
          {(delivery || hidden) && (
            <tr className="max-md:block">
              <td
                colSpan={columns.length - invoiceColumns}
                className="px-3 pb-4 max-md:block max-md:px-0 max-md:pt-3 max-md:pb-0"
              >
                {hidden && <HiddenReview review={hidden} />}
                {delivery}
              </td>
            </tr>
          )}
        </Fragment>
      ))}
      <tr className="max-md:block">
        <td
          colSpan={columns.length}
          className="px-3 pb-4 max-md:block max-md:px-0 max-md:pt-3 max-md:pb-0"
        >
          {transfer && (
            <PendingTransfer
              orderId={invoice.id}
              receivedCents={invoice.receivedCents}
              details={transfer}
            />
          )}
          {lastDay !== undefined && (
            <div className="mb-4">
              <StartNow orderId={invoice.id} lastDay={lastDay} />
            </div>
          )}
          <Credit invoice={invoice} />
          <div ref={messages}>
            <OrderThread
              orderId={invoice.id}
              thread={thread}
              isAsking={isAsking}
              onAsk={() => setIsAsking(true)}
            />
          </div>
        </td>
      </tr>
    </tbody>
  );
}

/** What was transferred too much. */
function Credit({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("purchases");
  const language = useLanguage();
  const cents = invoice.status === "needs_attention" ? 0 : creditOf(invoice);
  if (cents === 0) return null;
  const amount = formatMoney({ cents, currency: invoice.currency }, language);
  return <p className="mb-4">{t("credit", { amount })}</p>;
}

const statusOf = ({ isPaid, status }: Invoice, t: Translator<"purchases">) => {
  if (status === "refunded") return t("refunded");
  if (status === "not_paid") return t("notPaid");
  if (status === "partly_paid") return t("partlyPaid");
  return isPaid ? t("completed") : t("pending");
};

interface InvoiceCellsProps extends Pick<InvoiceRowsProps, "invoice" | "refunds"> {
  rows: number;
  onAsk: () => void;
}

function InvoiceCells({ invoice, refunds, rows: rowSpan, onAsk }: InvoiceCellsProps) {
  const t = useTranslations("purchases");
  const language = useLanguage();
  const timeZone = useTimeZone();
  const id = String(invoice.id);
  const amount = formatMoney({ cents: invoice.totalCents, currency: invoice.currency }, language);
  return (
    <>
      <th
        scope="rowgroup"
        rowSpan={rowSpan}
        className={`${cell} font-medium font-mono max-md:w-full`}
      >
        <span className="label text-ink-soft md:hidden">{t("number")} </span>
        {invoice.id}
        <span className="mt-1 block font-normal font-sans text-ink-soft text-sm">
          {invoice.deploymentCents > 0
            ? t("totalWithDeployment", { amount })
            : t("total", { amount })}
        </span>
        {invoice.number !== null && (
          <a
            href={documentLinks.invoicePdf(invoice.id)}
            className="mt-1 flex items-center gap-1.5 font-normal font-sans text-accent underline-offset-4 hover:underline max-md:mt-0"
          >
            <Download className="size-4" strokeWidth={1.5} aria-hidden />
            {t("invoice")}
            <span className="sr-only">{t("invoiceAsPdf", { id })}</span>
          </a>
        )}
        {invoice.corrections.length > 0 && (
          <span className="block font-normal font-sans text-ink-soft text-sm">{t("replaced")}</span>
        )}
        {invoice.number !== null && (
          <button
            type="button"
            className="mt-1 block font-normal font-sans text-ink-soft text-sm underline-offset-4 hover:underline max-md:mt-0"
            onClick={onAsk}
          >
            {t("wrong")}
            <span className="sr-only">{t("wrongOn", { id })}</span>
          </button>
        )}
        {invoice.taxes.length > 0 && (
          <XmlLink href={documentLinks.invoiceXml(invoice.id)} of={t("xmlOfOrder", { id })} />
        )}
        {invoice.terms !== null && (
          <a
            href={documentLinks.termsPdf(invoice.id)}
            className="mt-1 block font-normal font-sans text-accent text-sm underline-offset-4 hover:underline max-md:mt-0"
          >
            {t("terms")}
            <span className="sr-only">{t("termsAsPdf", { id })}</span>
          </a>
        )}
        <InvoiceTax invoice={invoice} />
        <CreditNotes invoice={invoice} refunds={refunds} />
      </th>
      <td rowSpan={rowSpan} className={`${cell} max-md:order-first max-md:w-full`}>
        <time dateTime={invoice.createdAt}>
          {formatLongDay(invoice.createdAt, timeZone, language)}
        </time>
      </td>
      <td
        rowSpan={rowSpan}
        className={`${cell} max-md:flex max-md:w-full max-md:flex-wrap max-md:items-center max-md:justify-between`}
      >
        <span
          className={`inline-block rounded-control px-2 py-0.5 font-medium text-sm ${invoice.isPaid ? "bg-accent-soft text-good" : "bg-accent-soft text-warn"}`}
        >
          {statusOf(invoice, t)}
        </span>
        {invoice.status === "not_paid" && <PayAgain invoice={invoice} />}
        {invoice.status === "pending" && invoice.paymentMethod === "bank_transfer" && (
          <CancelTransfer invoice={invoice} />
        )}
        <RefundRequest invoice={invoice} refunds={refunds} />
      </td>
    </>
  );
}

interface ReviewCellProps {
  name: string;
  status: Invoice["status"];
  /** Null unless the item was refunded, or the refund is in progress. */
  refund: string | null;
  isReviewed: boolean;
  onReview: () => void;
}

function ReviewCell({ name, status, refund, isReviewed, onReview }: ReviewCellProps) {
  const t = useTranslations("purchases");
  if (refund) return <span className="text-ink-soft">{refund}</span>;
  if (isReviewed) {
    return (
      <span className="inline-flex items-center gap-1.5 text-good">
        <Check className="size-5" strokeWidth={1.75} aria-hidden />
        <span className="sr-only">{t("youReviewed", { preset: name })}</span>
      </span>
    );
  }
  if (status === "pending" || status === "partly_paid" || status === "needs_attention")
    return <span className="text-ink-soft">{t("afterPayment")}</span>;
  if (status !== "paid") return null;
  return (
    <button type="button" className={button("secondary", "medium")} onClick={onReview}>
      {t("addReview")}
      <span className="sr-only">{t("reviewOf", { preset: name })}</span>
    </button>
  );
}
