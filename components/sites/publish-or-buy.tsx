"use client";

import { type MouseEvent, use, useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { EditorContext } from "@/components/customization/editor/use-editor";
import { BuyAction } from "@/components/orders/cart/buy-action";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { ShopError } from "@/lib/errors";
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
  if (!isBought) return <BuyAction id={id} priceCents={priceCents} />;
  if (license === null) {
    return (
      <button type="button" disabled className={button("primary", "medium")}>
        {publish}
      </button>
    );
  }
  return <PublishLink href={siteLinks.ownSite(license)} label={publish} />;
}

/** Saves everything before it leaves the editor: only what the account has can be published. */
function PublishLink({ href, label }: { href: string; label: string }) {
  const draftStatus = useTranslations("draftStatus");
  const editor = use(EditorContext);
  const [isSaving, setIsSaving] = useState(false);
  const saveFirst = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!editor || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href: target } = event.currentTarget;
    setIsSaving(true);
    try {
      await editor.saveAll();
      const status = editor.status.get();
      if (status === "saved") return location.assign(target);
      // The editor asks about a conflict itself.
      if (status === "conflict") return;
      throw new ShopError("conflict", `${draftStatus(status)} ${editor.refusal.get()}`.trim());
    } catch (error) {
      void showError(error);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Anchor
      href={href}
      aria-busy={isSaving}
      className={button("primary", "medium")}
      onClick={saveFirst}
    >
      {isSaving ? draftStatus("saving") : label}
    </Anchor>
  );
}
