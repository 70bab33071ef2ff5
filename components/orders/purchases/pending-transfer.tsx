import { useLanguage, useTranslations } from "#translations";
import { formatDay } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import type { BankDetails } from "@/lib/orders/transfers/bank-details";

interface PendingTransferProps {
  orderId: number;
  /** What has arrived already. */
  receivedCents: number;
  details: BankDetails;
}

/** How to pay for an order by bank transfer. The code is dark on white in both themes: apps need it. */
export function PendingTransfer({ orderId, receivedCents, details }: PendingTransferProps) {
  const t = useTranslations("pendingTransfer");
  const language = useLanguage();
  const { currency, code } = details;
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  const facts = [
    [t("accountHolder"), details.holder],
    [t("bank"), details.bank],
    [t("account"), details.account],
    [t("bic"), details.bic],
    [t("amount"), money(details.openCents)],
    [t("reference"), details.reference],
  ] as const;
  return (
    <section
      aria-label={t("howToPay", { id: String(orderId) })}
      className="mb-4 flex flex-wrap items-start gap-x-8 gap-y-4 rounded-card border border-line p-4"
    >
      <div>
        <p className="font-medium">
          {receivedCents > 0
            ? t("transferRest", { received: money(receivedCents) })
            : t("pleaseTransfer")}
        </p>
        <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd translate="no" className="font-mono [overflow-wrap:anywhere] max-sm:mb-1.5">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {receivedCents === 0 && (
          <p className="mt-2 text-ink-soft">
            {t("keptUntil", { day: formatDay(details.lastDay, "UTC", language) })}
          </p>
        )}
      </div>
      {code && (
        <figure>
          <svg
            role="img"
            aria-label={t("code")}
            viewBox={`0 0 ${code.size} ${code.size}`}
            className="size-40 rounded-control border border-line"
          >
            <rect width={code.size} height={code.size} fill="#fff" />
            <path d={code.path} fill="#000" />
          </svg>
          <figcaption className="mt-1 max-w-40 text-ink-soft text-sm">{t("scan")}</figcaption>
        </figure>
      )}
    </section>
  );
}
