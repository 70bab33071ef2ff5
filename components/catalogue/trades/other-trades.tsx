"use client";

import { IntentLink } from "@/components/ui/intent-link";
import type { TradeSlug } from "@/lib/catalogue/trades/rules";
import { links } from "@/lib/links";

interface OtherTradesProps {
  title: string;
  /** With their names. */
  trades: readonly (readonly [TradeSlug, string])[];
  /** The label of the link to all templates. */
  all: string;
}

/** A client component, because the markup of a server component is sent twice. */
export const OtherTrades = ({ title, trades, all }: OtherTradesProps) => (
  <nav aria-labelledby="others" className="mt-16">
    <h2 id="others" className="text-xl">
      {title}
    </h2>
    <ul className="mt-4 flex flex-wrap gap-2">
      {trades.map(([slug, name]) => (
        <li key={slug}>
          <IntentLink href={links.trade(slug)} className="chip">
            {name}
          </IntentLink>
        </li>
      ))}
      <li>
        <IntentLink href={links.shop} className="chip">
          {all}
        </IntentLink>
      </li>
    </ul>
  </nav>
);
