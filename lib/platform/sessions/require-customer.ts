import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { lang } from "next/root-params";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { findActor } from "@/lib/platform/sessions/authenticate";

/**
 * Guard of a page for customers only: redirects home without a live session. Such a page needs
 * `export const instant = false`, so that it waits for the session instead of showing a shell first,
 * and wraps its content in `CustomersOnly`.
 */
export async function requireCustomer() {
  const customer = await findActor({ headers: await headers() });
  return customer ?? redirect(inLanguage(await lang(), links.home));
}
