import "server-only";
import { eq, inArray, or, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { deployments, siteNames } from "@/db/schema/sites";
import { readSharedAddress } from "@/lib/customization/sharing/address";
import { isStoredCopy } from "@/lib/customization/sharing/queries";
import { env } from "@/lib/env";
import { isOwnHost, siteNameIn } from "../../domains/settings";
import { readHostedPath } from "../../hosting/rules";

interface Reported {
  /** Null for a draft that is shared by a link. */
  invoiceItemId: number | null;
}

/** What the shop shows at an address; null if that is neither a site nor a shared draft. */
export async function findReported(address: URL): Promise<Reported | null> {
  if (isShopHost(address) && (await isSharedDraft(address))) return { invoiceItemId: null };
  const invoiceItemId = await findSite(address);
  return invoiceItemId === null ? null : { invoiceItemId };
}

const isShopHost = ({ host }: URL) => host === new URL(env("site").SITE_URL).host;

/** Whether the address is that of a shared preview whose words are stored, or in the address itself. */
async function isSharedDraft(address: URL): Promise<boolean> {
  const shared = readSharedAddress(address);
  if (!shared) return false;
  return shared.content?.kind !== "copy" || (await isStoredCopy(shared.content.code));
}

/**
 * The id of the site at an address: by its present or a former name, by its own domain, or by what
 * another host calls it. Whether it is online does not matter.
 */
async function findSite(address: URL): Promise<number | null> {
  const { hostname, host, pathname } = address;
  const below = isOwnHost(hostname) ? readHostedPath(pathname)?.site : null;
  const name = siteNameIn(hostname) ?? below ?? null;
  if (name?.includes("\0")) return null;
  const elsewhere = isShopHost(address) ? [] : await listAtHost(hostname, host);
  const [found] = name === null ? elsewhere : await listNamed(name);
  return found?.id ?? null;
}

const selectSites = () =>
  database().select({ id: deployments.invoiceItemId }).from(deployments).$dynamic();

function listNamed(name: string) {
  const formerly = database()
    .select({ id: siteNames.invoiceItemId })
    .from(siteNames)
    .where(eq(siteNames.name, name));
  return selectSites()
    .where(or(eq(deployments.name, name), inArray(deployments.invoiceItemId, formerly)))
    .limit(1);
}

const listAtHost = (hostname: string, host: string) =>
  selectSites()
    .where(
      or(
        inArray(
          deployments.invoiceItemId,
          database()
            .select({ id: siteDomains.invoiceItemId })
            .from(siteDomains)
            .where(eq(siteDomains.host, hostname)),
        ),
        sql`split_part(${deployments.address}, '/', 3) = ${host}`,
      ),
    )
    .limit(1);
