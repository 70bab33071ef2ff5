import { useLanguage, useTranslations } from "#translations";
import { formatMoney } from "@/lib/money";
import type { ClosedTransfer } from "@/lib/orders/checkout/rules";
import type { Translator } from "@/lib/translations/translator";

function textOf(
  { id: orderId, reference, status, replacedBy, payment, totalCents, currency }: ClosedTransfer,
  t: Translator<"closedTransfers">,
  language: string,
): string {
  const id = String(orderId);
  const amount = formatMoney({ cents: totalCents, currency }, language);
  const closed = status === "expired" ? t("expired", { id }) : t("cancelled", { id });
  const what = replacedBy === null ? closed : t("replaced", { id, newId: String(replacedBy) });
  if (payment === "needs_attention") return `${what} ${t("arrived", { amount })}`;
  if (payment !== null) return `${what} ${t("returned", { amount })}`;
  return `${what} ${t("doNotTransfer", { amount, reference })}`;
}

/** The orders by bank transfer that the table does not show any more. */
export function ClosedTransfers({ transfers }: { transfers: readonly ClosedTransfer[] }) {
  const t = useTranslations("closedTransfers");
  const language = useLanguage();
  if (transfers.length === 0) return null;
  return (
    <section aria-labelledby="closed-transfers" className="page pb-20">
      <h2 id="closed-transfers" className="text-xl">
        {t("title")}
      </h2>
      <ul className="mt-4 grid gap-2 text-ink-soft">
        {transfers.map((transfer) => (
          <li key={transfer.id}>{textOf(transfer, t, language)}</li>
        ))}
      </ul>
    </section>
  );
}
