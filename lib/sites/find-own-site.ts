import "server-only";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";
import { getOwnLicense, requireSite } from "./queries/site";

/**
 * For the pages of one site: the signed-in customer's license and site; null for a site of another
 * customer.
 */
export async function findOwnSite(license: string) {
  const { userId, email } = await requireCustomer();
  const own = await getOwnLicense(userId, license);
  if (!own) return null;
  const site = own.deployment ? await requireSite(userId, license) : null;
  return { userId, email, own, site };
}
