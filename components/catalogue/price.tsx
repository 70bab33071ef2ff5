import { formatMoney } from "@/lib/money";
import { priceTexts as texts } from "./texts";

interface SalePrice {
  priceCents: number;
  /** The price that a sale reduces; null without a sale. */
  lowestPriceCents: number | null;
}

/**
 * The price of a preset; during a sale also the reduced price, with words for screen readers for
 * the struck-out price.
 */
export function Price({ priceCents, lowestPriceCents }: SalePrice) {
  const price = formatMoney({ cents: priceCents });
  if (lowestPriceCents === null) return <span>{price}</span>;
  return (
    <>
      <span className="sr-only">{texts.reducedTo}</span>
      <span>{price}</span>{" "}
      <s className="font-normal text-ink-soft">
        <span className="sr-only">{texts.insteadOf}</span>
        <span>{formatMoney({ cents: lowestPriceCents })}</span>
      </s>
    </>
  );
}

/** Below a reduced price: the price that the reduction refers to. */
export function LowestPriceNote({
  lowestPriceCents: cents,
  className = "",
}: Omit<SalePrice, "priceCents"> & { className?: string }) {
  if (cents === null) return null;
  return (
    <p className={`text-ink-soft ${className}`}>{texts.lowestPrice(formatMoney({ cents }))}</p>
  );
}
