"use client";

import { useQuery } from "@tanstack/react-query";
import { useGetOne } from "ra-core";
import { useLanguage, useTranslations } from "#translations";
import { Timestamp, useTimeZone } from "@/components/layout/timestamp";
import { formatTimestamp } from "@/lib/dates";
import { getOrderTimeline } from "@/lib/orders/checkout/endpoints";
import type { OrderTimeline } from "@/lib/orders/checkout/schemas";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { callApi } from "@/lib/platform/http/client";
import { resourceOf } from "./core/data-provider";
import { OrderInvoice } from "./invoices/order-invoice";
import { useMay } from "./may";
import { OrderEvidence } from "./order-evidence";
import { OrderItems } from "./order-items";
import { panel } from "./order-section";
import { OrderVatIdDenial } from "./order-vat-id-denial";
import { PaymentResolutionForm } from "./payment-resolution-form";
import { RecordPage } from "./record-page";
import { OrderRefunds } from "./refunds/order-refunds";
import { RecordLink } from "./row-button";
import { OrderMessages } from "./threads/order-messages";
import { OrderTransfers } from "./transfers/order-transfers";

/** All of one order, with what can be done about it. */
export function OrderPage({ id }: { id: number }) {
  const record = useGetOne<Invoice>(resourceOf(getAllInvoices), { id });
  const timeline = useQuery({
    queryKey: [getOrderTimeline.path, id],
    queryFn: () => callApi(getOrderTimeline, { params: { id: String(id) } }),
    staleTime: 0,
  });
  return (
    <RecordPage of={[record, timeline]}>
      {record.data && timeline.data && <Order order={record.data} timeline={timeline.data} />}
    </RecordPage>
  );
}

interface OrderProps {
  order: Invoice;
  timeline: OrderTimeline;
}

function Order({ order, timeline }: OrderProps) {
  const t = useTranslations("orderHistory");
  const { transfers, evidence, vatIdDenial, taxToReturnCents, payment, mails } = timeline;
  const mayReadMessages = useMay("messages:read");
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid grid-cols-1 gap-5">
        <OrderItems order={order} />
        <Payment order={order} timeline={timeline} />
        {order.paymentMethod === "bank_transfer" && (
          <OrderTransfers order={order} transfers={transfers} />
        )}
        <OrderRefunds order={order} payment={payment} taxToReturnCents={taxToReturnCents} />
        {mayReadMessages && <OrderMessages order={order} />}
      </div>
      <div className="grid grid-cols-1 gap-5">
        <OrderCustomer order={order} />
        <OrderInvoice order={order} />
        {vatIdDenial && <OrderVatIdDenial orderId={order.id} denial={vatIdDenial} />}
        {evidence && <OrderEvidence orderId={order.id} evidence={evidence} />}
        <section aria-labelledby="timeline-mails" className={panel}>
          <h2 id="timeline-mails" className="label text-ink-soft">
            {t("mails")}
          </h2>
          {mails.length > 0 ? <Emails mails={mails} /> : <p className="mt-2">{t("noEmails")}</p>}
        </section>
      </div>
    </div>
  );
}

function OrderCustomer({ order: { user, userId, userEmail, createdAt } }: { order: Invoice }) {
  const list = useTranslations("orderList");
  const t = useTranslations("orderHistory");
  const moment = formatTimestamp(createdAt, useTimeZone(), useLanguage());
  const mayRead = useMay("customers:read");
  return (
    <section aria-labelledby="order-customer" className={panel}>
      <h2 id="order-customer" className="label text-ink-soft">
        {list("customer")}
      </h2>
      <p className="mt-2 font-medium">
        {mayRead ? (
          <RecordLink section="customers" id={userId}>
            {user.userName}
          </RecordLink>
        ) : (
          user.userName
        )}
      </p>
      <p className="[overflow-wrap:anywhere]">{userEmail}</p>
      <p className="mt-2 text-ink-soft">{t("ordered", { moment })}</p>
    </section>
  );
}

/** The timeline of the payment, and the decision that it needs. */
function Payment({ order, timeline: { payment, replacedBy } }: OrderProps) {
  const t = useTranslations("orderHistory");
  const mayDecide = useMay("orders:write");
  return (
    <section aria-labelledby="timeline-payment" className={panel}>
      <h2 id="timeline-payment" className="label text-ink-soft">
        {t("payment")}
      </h2>
      {payment ? (
        <>
          {payment.state === "needs_attention" && mayDecide && (
            <PaymentResolutionForm orderId={order.id} isTransfer={payment.orderId === null} />
          )}
          <PaymentSteps payment={payment} />
        </>
      ) : (
        <p className="mt-2">{t("byTransfer")}</p>
      )}
      {replacedBy !== null && (
        <p className="mt-2">
          <RecordLink section="orders" id={replacedBy}>
            {t("replacedBy", { orderId: String(replacedBy) })}
          </RecordLink>
        </p>
      )}
    </section>
  );
}

type OrderPayment = NonNullable<OrderTimeline["payment"]>;

function PaymentSteps({ payment: { orderId, captureId, steps } }: { payment: OrderPayment }) {
  const t = useTranslations("orderHistory");
  const stateName = useTranslations("paymentStates");
  return (
    <>
      {orderId && (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-ink-soft">{t("paypalOrder")}</dt>
          <dd className="break-all font-mono">{orderId}</dd>
          <dt className="text-ink-soft">{t("capture")}</dt>
          <dd className="break-all font-mono">{captureId ?? t("noneYet")}</dd>
        </dl>
      )}
      <ol className="mt-3 grid gap-2">
        {steps.map(({ state, note, at }) => (
          <li
            key={at + state + note}
            className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-2"
          >
            <span>
              <span className="font-medium">{stateName(state)}</span>
              {note && <span className="block text-ink-soft">{note}</span>}
            </span>
            <Timestamp at={at} className="text-ink-soft tabular-nums" />
          </li>
        ))}
      </ol>
    </>
  );
}

function Emails({ mails }: Pick<OrderTimeline, "mails">) {
  const emailStatus = useTranslations("emailStatuses");
  return (
    <ul className="mt-2 grid gap-2">
      {mails.map(({ id, subject, status, createdAt, sentAt, lastError }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-2">
          <span className="font-medium">{subject}</span>
          <span className="text-ink-soft tabular-nums">
            <span>{emailStatus(status)}</span> <Timestamp at={sentAt ?? createdAt} />
          </span>
          {lastError && <span className="basis-full text-bad">{lastError}</span>}
        </li>
      ))}
    </ul>
  );
}
