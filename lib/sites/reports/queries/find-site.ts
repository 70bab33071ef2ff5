import "server-only";
import { eq, inArray, or, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { deployments, siteNames } from "@/db/schema/sites";
import { env } from "@/lib/env";
import { isOwnHost, siteNameIn } from "../../domains/settings";
import { readHostedPath } from "../../hosting/rules";

/**
 * The id of the site at an address: by its present or a former name, by its own domain, or by what
 * another host calls it. Whether it is online does not matter.
 */
export async function findReportedSite({ hostname, host, pathname }: URL): Promise<number | null> {
  const below = isOwnHost(hostname) ? readHostedPath(pathname)?.site : null;
  const name = siteNameIn(hostname) ?? below ?? null;
  if (name?.includes("\0")) return null;
  const isShop = host === new URL(env("site").SITE_URL).host;
  const elsewhere = isShop ? [] : await listAtHost(hostname, host);
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
