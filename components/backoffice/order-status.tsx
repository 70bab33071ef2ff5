import { useLanguage, useTranslations } from "#translations";
import { formatMoney } from "@/lib/money";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { creditOf, type TransferOrder } from "@/lib/orders/transfers/rules";

const statusColors: Record<Invoice["status"], string> = {
  pending: "text-warn",
  paid: "text-good",
  cancelled: "text-ink-soft",
  expired: "text-ink-soft",
  refunded: "text-bad",
  needs_attention: "text-bad",
  partly_paid: "text-warn",
  not_paid: "text-ink-soft",
};

export const OrderStatus = ({ status }: Pick<Invoice, "status">) => (
  <span className={`font-medium ${statusColors[status]}`}>
    {useTranslations("orderStatuses")(status)}
  </span>
);

/** What has arrived of the total, where that is another amount. */
export function Received({ order }: { order: TransferOrder & Pick<Invoice, "currency"> }) {
  const t = useTranslations("orderList");
  const language = useLanguage();
  const { currency, receivedCents } = order;
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  const credit = creditOf(order);
  const text =
    credit > 0
      ? t("credit", { amount: money(credit) })
      : order.status === "partly_paid" && t("received", { amount: money(receivedCents) });
  return text && <span className="block font-sans text-warn">{text}</span>;
}
