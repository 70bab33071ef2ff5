import { redirect } from "next/navigation";
import { sectionsOf } from "@/components/backoffice/sections";
import { links } from "@/lib/links";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";

export const instant = false;

/** Redirects to the first section that the staff member's role includes. */
export default async function AdminPage() {
  const { role } = await requireCustomer();
  redirect(links.backOffice(sectionsOf(role)[0]?.slug ?? "figures"));
}
