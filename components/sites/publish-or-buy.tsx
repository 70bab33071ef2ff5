"use client";

import { useEffect, useState } from "react";
import { BuyAction } from "@/components/orders/cart/buy-action";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { links } from "@/lib/links";
import { useCartMembership } from "@/lib/orders/cart/client";
import { siteLinks } from "@/lib/site-links";

interface PublishOrBuyProps {
  id: number;
  priceCents: number;
  /** What the link to the customer's site says. */
  publish: string;
  /** What the link to the purchases says, where the deployment that the customer lacks is offered. */
  putOnline: string;
}

/**
 * The main action of the editor: to the page that publishes the customer's site, to the offer of a
 * deployment if it was bought without, or the next step towards buying.
 */
export function PublishOrBuy({ id, priceCents, publish, putOnline }: PublishOrBuyProps) {
  const isBought = useCartMembership(id) === "bought";
  const [license, setLicense] = useState<string | null>(null);
  const [isWithoutSite, setIsWithoutSite] = useState(false);
  useEffect(() => {
    if (!isBought) return;
    const number = Number(new URLSearchParams(location.search).get("license") ?? 1);
    const find = async () => {
      const { fetchDeployments } = await import("@/lib/sites/client");
      const site = (await fetchDeployments()).find(
        (it) => it.presetId === id && it.licenseNumber === number,
      );
      setLicense(site?.license ?? null);
      setIsWithoutSite(!site);
    };
    find().catch(showError);
  }, [id, isBought]);

  if (isBought && isWithoutSite) {
    return (
      <Anchor href={links.purchases} className={button("primary", "medium")}>
        {putOnline}
      </Anchor>
    );
  }
  if (!isBought || license === null) return <BuyAction id={id} priceCents={priceCents} />;
  return (
    <Anchor href={siteLinks.ownSite(license)} className={button("primary", "medium")}>
      {publish}
    </Anchor>
  );
}
