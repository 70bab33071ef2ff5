import "server-only";
import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { licenses } from "@/db/schema/delivery";
import { siteDomains } from "@/db/schema/domains";
import { heldSites } from "@/db/schema/held-sites";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { siteMessages } from "@/db/schema/messages";
import { deployments, siteVersions } from "@/db/schema/sites";
import type { DeploymentStatus } from "@/db/words/sites";
import {
  deploymentOrderId,
  isBought,
  isDeploymentBought,
  maySiteBeOnline,
  onlineUntil,
} from "@/lib/orders/invoices/queries/bought";
import { siteAddress } from "../address";
import { isHiddenSite } from "./is-hidden";
import { ofOwnDomain, ownDomainOf } from "./own-domain";

/** A bought template with the state of its site. */
export interface SiteCard {
  license: string;
  orderId: number;
  /** The order with which its deployment was bought; the same if that was not. */
  deploymentOrderId: number;
  presetId: number;
  licenseNumber: number;
  /** The template's name. */
  template: string;
  /** The path of its preview. */
  preview: string;
  /** Whether it was bought with deployment. Until its job starts, such a site has no status yet. */
  isDeployed: boolean;
  status: DeploymentStatus | null;
  /** Of a refunded template whose site is still online: when it is taken offline. Its pages are gone already. */
  onlineUntil: string | null;
  isTakenDown: boolean;
  /** Where the site is read; null while it is not online. */
  address: string | null;
  /** Search engines do not list it: its owner has not published words of their own. */
  isHidden: boolean;
  /** Whether a publication waits until staff have looked at it. */
  isHeld: boolean;
  unreadMessages: number;
}

const mostCards = 500;

/** What a customer bought and did not return, and sites that are still online after a refund, the newest first. Their license keys exist already. */
export async function listSiteCards(userId: number): Promise<SiteCard[]> {
  const rows = await database()
    .select({
      license: licenses.key,
      orderId: invoices.id,
      deploymentOrderId,
      presetId: invoiceItems.presetId,
      licenseNumber: invoiceItems.licenseNumber,
      template: invoiceItems.name,
      preview: presets.url,
      isDeployed: sql<boolean>`${deployments.status} is not null or ${isDeploymentBought()}`,
      status: deployments.status,
      onlineUntil: sql<string | null>`case when not ${isBought()} then ${onlineUntil()} end`,
      isTakenDown: sql<boolean>`${deployments.takenDownReason} is not null`,
      name: deployments.name,
      address: deployments.address,
      domain: siteDomains.host,
      isHidden: isHiddenSite,
      isHeld: sql<boolean>`exists (select from ${heldSites}
        where ${heldSites.invoiceItemId} = ${invoiceItems.id}
          and ${heldSites.change} = 'publication' and ${heldSites.status} = 'held')`,
      unreadMessages: sql<number>`(select count(*)::int from ${siteMessages}
        where ${siteMessages.invoiceItemId} = ${invoiceItems.id}
          and ${siteMessages.folder} = 'inbox' and not ${siteMessages.isRead})`,
    })
    .from(licenses)
    .innerJoin(invoiceItems, eq(invoiceItems.id, licenses.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .leftJoin(deployments, and(eq(deployments.invoiceItemId, invoiceItems.id), maySiteBeOnline()))
    .leftJoin(siteDomains, ofOwnDomain)
    .leftJoin(siteVersions, eq(siteVersions.id, deployments.currentVersionId))
    .where(
      and(
        eq(invoices.userId, userId),
        or(isBought(), and(maySiteBeOnline(), isNotNull(deployments.address))),
      ),
    )
    .orderBy(desc(invoices.id), invoiceItems.id)
    .limit(mostCards);
  return rows.map(({ name, domain, address, onlineUntil, ...card }) => ({
    ...card,
    onlineUntil: onlineUntil && new Date(onlineUntil).toISOString(),
    address: siteAddress({ name: name ?? "", address, domain: ownDomainOf(domain) }),
  }));
}
