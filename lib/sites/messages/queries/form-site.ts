import "server-only";
import { eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { licenses } from "@/db/schema/delivery";
import { siteDomains } from "@/db/schema/domains";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deployments } from "@/db/schema/sites";
import { designOf, slugOf } from "@/lib/catalogue/rules";
import { maySiteBeOnline } from "@/lib/orders/invoices/queries/bought";
import { siteAddress } from "@/lib/sites/address";
import type { SiteSource } from "@/lib/sites/changes";
import { ofOwnDomain, ownDomainOf } from "@/lib/sites/queries/own-domain";
import { sourceOfVersion } from "@/lib/sites/queries/site";
import { getVersionById } from "@/lib/sites/queries/versions";
import { formKeyPattern } from "../rules";

/** The data of a site that its forms need. */
export interface FormSite {
  key: string;
  invoiceItemId: number;
  /** The template's name and slug. */
  template: string;
  slug: string;
  /** The template, or its premium edition. */
  design: string;
  license: string | null;
  /** The owner's email address. */
  email: string;
  /** Whether the owner's address is verified. */
  isEmailVerified: boolean;
  /** The owner's company. */
  company: string;
  /** The public address of the site; null while it is offline. */
  address: string | null;
  /** Whether the site accepts messages: it is paid, online and not taken down. */
  isOpen: boolean;
  isTakenDown: boolean;
  versionId: number | null;
  paymentLink: string | null;
}

/** The site with this key; null if there is none. */
export async function findFormSite(key: string): Promise<FormSite | null> {
  if (!formKeyPattern.test(key)) return null;
  const [row] = await database()
    .select({
      invoiceItemId: deployments.invoiceItemId,
      template: invoiceItems.name,
      url: presets.url,
      license: licenses.key,
      email: users.email,
      isEmailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      company: users.name,
      name: deployments.name,
      domain: siteDomains.host,
      address: deployments.address,
      takenDownReason: deployments.takenDownReason,
      isPaid: sql<boolean>`${maySiteBeOnline()}`,
      versionId: deployments.currentVersionId,
      paymentLink: deployments.paymentLink,
    })
    .from(deployments)
    .innerJoin(invoiceItems, eq(invoiceItems.id, deployments.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .leftJoin(licenses, eq(licenses.invoiceItemId, deployments.invoiceItemId))
    .leftJoin(siteDomains, ofOwnDomain)
    .where(eq(deployments.formKey, key));
  if (!row) return null;
  const { url, isPaid, takenDownReason, name, domain, ...site } = row;
  const isTakenDown = takenDownReason !== null;
  const isOpen = isPaid && !isTakenDown && site.address !== null;
  const address = siteAddress({ name, domain: ownDomainOf(domain), address: site.address });
  return { ...site, address, key, slug: slugOf(url), design: designOf(url), isOpen, isTakenDown };
}

/** The sources of versions, which never change. */
const sources = new LRUCache<number, Promise<SiteSource | null>>({ max: 200 });

async function loadSource(slug: string, versionId: number): Promise<SiteSource | null> {
  const version = await getVersionById(versionId);
  return version && sourceOfVersion(slug, version);
}

/** The sources of a site's current version; null before its first publication. */
export function getPublishedSource({ slug, versionId }: FormSite): Promise<SiteSource | null> {
  if (versionId === null) return Promise.resolve(null);
  const known = sources.get(versionId);
  if (known) return known;
  const loaded = loadSource(slug, versionId);
  sources.set(versionId, loaded);
  // Failed lookups are repeated.
  loaded.catch(() => sources.delete(versionId));
  return loaded;
}
