import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { links } from "@/lib/links";
import { findActor } from "@/lib/sessions/queries";

/**
 * The lock of a page that belongs to one customer: whoever opens it without a live session is sent
 * home. Such a page says `export const instant = false`, so that it waits for the answer instead of
 * showing a shell first, and wraps what it shows in `CustomersOnly`.
 */
export async function requireCustomer() {
  const customer = await findActor({ headers: await headers() });
  return customer ?? redirect(links.home);
}
