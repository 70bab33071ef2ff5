import { useLanguage, useTranslations } from "#translations";
import { formatMoney } from "@/lib/money";

interface SalePrice {
  priceCents: number;
  /** The price that a sale reduces; null without a sale. */
  lowestPriceCents: number | null;
}

/**
 * The price of a preset; during a sale also the price before, in one sentence for screen readers.
 */
export function Price({ priceCents, lowestPriceCents }: SalePrice) {
  const t = useTranslations("salePrice");
  const language = useLanguage();
  const price = formatMoney({ cents: priceCents }, language);
  if (lowestPriceCents === null) return <span>{price}</span>;
  const before = formatMoney({ cents: lowestPriceCents }, language);
  return (
    <>
      <span className="sr-only">{t("reducedTo", { price, before })}</span>
      <span aria-hidden>{price}</span>{" "}
      <s aria-hidden className="font-normal text-ink-soft">
        {before}
      </s>
    </>
  );
}

/** Below a reduced price: the price that the reduction refers to. */
export function LowestPriceNote({
  lowestPriceCents: cents,
  className = "",
}: Omit<SalePrice, "priceCents"> & { className?: string }) {
  const t = useTranslations("salePrice");
  const language = useLanguage();
  if (cents === null) return null;
  return (
    <p className={`text-ink-soft ${className}`}>
      {t("lowestPrice", { price: formatMoney({ cents }, language) })}
    </p>
  );
}
