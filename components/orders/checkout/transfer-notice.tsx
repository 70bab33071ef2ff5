import { useLanguage, useTranslations } from "#translations";
import { localeOf } from "@/lib/languages.mjs";
import type { ReplacedTransfer } from "@/lib/orders/checkout/rules";

/**
 * Explains that paying by PayPal replaces the bank transfers that the customer has not made yet.
 */
export function TransferNotice({ transfers }: { transfers: ReplacedTransfer[] }) {
  const t = useTranslations("transferNotice");
  const language = useLanguage();
  if (transfers.length === 0) return null;
  const listed = new Intl.ListFormat(localeOf(language));
  const listOf = (names: string[]) => ({ names: listed.format(names), count: names.length });
  return (
    <div role="note" className="mt-6 grid gap-3 rounded-control border border-warn px-4 py-3">
      {transfers.map(({ reference, ordered, others }) => (
        <p key={reference}>
          <span>{t("waiting", listOf(ordered))}</span>{" "}
          <span className="whitespace-nowrap font-mono">{reference}</span>. {t("replaces")}
          {others.length > 0 && <span>{` ${t("backToCart", listOf(others))}`}</span>}
        </p>
      ))}
      <p className="text-ink-soft text-sm">{t("forGood")}</p>
    </div>
  );
}
