import "server-only";
import { requireBuyer } from "@/lib/orders/checkout/queries";
import { paypalButtonConfig } from "@/lib/orders/payments/paypal-button-config";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";
import type { Actor } from "@/lib/platform/sessions/rules";
import { sellsToEverybody } from "@/lib/sells-to";
import { getOwnLicense, requireSite } from "./queries/site";

/** Who may buy the deployment that the license lacks. */
const payerOf = async (customer: Actor) => ({
  email: customer.email,
  buyer: await requireBuyer(customer),
  toEverybody: sellsToEverybody(),
  paypalButton: paypalButtonConfig(),
});

/**
 * For the pages of one site: the signed-in customer's license and site; null for a site of another
 * customer.
 */
export async function findOwnSite(license: string) {
  const customer = await requireCustomer();
  const { userId, email } = customer;
  const own = await getOwnLicense(userId, license);
  if (!own) return null;
  const site = own.deployment ? await requireSite(userId, license) : null;
  return { userId, email, own, site, payer: site ? null : await payerOf(customer) };
}
