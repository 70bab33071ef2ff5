"use client";

import { useQuery } from "@tanstack/react-query";
import { Timestamp } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { getOrderTimeline } from "@/lib/orders/checkout/endpoints";
import type { OrderTimeline } from "@/lib/orders/checkout/schemas";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { callApi } from "@/lib/platform/http/client";
import { OrderInvoice } from "./invoices/order-invoice";
import { useMay } from "./may";
import { OrderEvidence } from "./order-evidence";
import { PaymentResolutionForm } from "./payment-resolution-form";
import { OrderRefunds } from "./refunds/order-refunds";
import { backOfficeTexts, emailTexts, timelineTexts as texts } from "./texts";
import { OrderMessages } from "./threads/order-messages";
import { OrderTransfers } from "./transfers/order-transfers";

interface OrderTimelineDialogProps {
  order: Invoice;
  onClose: () => void;
}

/** The timeline of one order: its payment's states, its refunds, messages and emails. */
export function OrderTimelineDialog({ order, onClose }: OrderTimelineDialogProps) {
  const orderId = order.id;
  const { data, error, refetch } = useQuery({
    queryKey: [getOrderTimeline.path, orderId],
    queryFn: () => callApi(getOrderTimeline, { params: { id: String(orderId) } }),
    // Always refetched: the order can change while the list stays open.
    staleTime: 0,
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.title(orderId)}>
      <div className="mt-5 min-h-64" aria-busy={!data && !error}>
        {data && <Timeline order={order} timeline={data} />}
        {error && (
          <div role="alert">
            <p>{error.message}</p>
            <button type="button" className={`${button()} mt-4`} onClick={() => refetch()}>
              {backOfficeTexts.tryAgain}
            </button>
          </div>
        )}
        {!data && !error && <p className="text-ink-soft">{backOfficeTexts.oneMoment}</p>}
      </div>
    </Dialog>
  );
}

interface TimelineProps {
  order: Invoice;
  timeline: OrderTimeline;
}

function Timeline({ order, timeline }: TimelineProps) {
  const { payment, replacedBy, transfers, evidence, taxToReturnCents, mails } = timeline;
  const mayDecide = useMay("orders:write");
  const mayReadMessages = useMay("messages:read");
  return (
    <div className="grid gap-6 text-sm">
      <section aria-labelledby="timeline-payment">
        <h3 id="timeline-payment" className="label text-ink-soft">
          {texts.payment}
        </h3>
        {payment ? (
          <>
            {payment.state === "needs_attention" && mayDecide && (
              <PaymentResolutionForm orderId={order.id} isTransfer={payment.orderId === null} />
            )}
            <PaymentSteps payment={payment} />
          </>
        ) : (
          <p className="mt-2">{texts.byTransfer}</p>
        )}
        {replacedBy !== null && <p className="mt-2">{texts.replacedBy(replacedBy)}</p>}
      </section>
      {order.paymentMethod === "bank_transfer" && (
        <OrderTransfers order={order} transfers={transfers} />
      )}
      <OrderInvoice order={order} />
      {evidence && <OrderEvidence orderId={order.id} evidence={evidence} />}
      <OrderRefunds order={order} payment={payment} taxToReturnCents={taxToReturnCents} />
      {mayReadMessages && <OrderMessages order={order} />}
      <section aria-labelledby="timeline-mails">
        <h3 id="timeline-mails" className="label text-ink-soft">
          {texts.mails}
        </h3>
        {mails.length > 0 ? <Emails mails={mails} /> : <p className="mt-2">{texts.noEmails}</p>}
      </section>
    </div>
  );
}

type Payment = NonNullable<OrderTimeline["payment"]>;

const PaymentSteps = ({ payment: { orderId, captureId, steps } }: { payment: Payment }) => (
  <>
    {orderId && (
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">{texts.paypalOrder}</dt>
        <dd className="break-all font-mono">{orderId}</dd>
        <dt className="text-ink-soft">{texts.capture}</dt>
        <dd className="break-all font-mono">{captureId ?? texts.noneYet}</dd>
      </dl>
    )}
    <ol className="mt-3 grid gap-2">
      {steps.map(({ state, note, at }) => (
        <li
          key={at + state + note}
          className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-2"
        >
          <span>
            <span className="font-medium">{texts.paymentStates[state]}</span>
            {note && <span className="block text-ink-soft">{note}</span>}
          </span>
          <Timestamp at={at} className="text-ink-soft tabular-nums" />
        </li>
      ))}
    </ol>
  </>
);

const Emails = ({ mails }: Pick<OrderTimeline, "mails">) => (
  <ul className="mt-2 grid gap-2">
    {mails.map(({ id, subject, status, createdAt, sentAt, lastError }) => (
      <li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-2">
        <span className="font-medium">{subject}</span>
        <span className="text-ink-soft tabular-nums">
          <span>{emailTexts.statuses[status]}</span> <Timestamp at={sentAt ?? createdAt} />
        </span>
        {lastError && <span className="basis-full text-bad">{lastError}</span>}
      </li>
    ))}
  </ul>
);
