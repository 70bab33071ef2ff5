import { findActor } from "@/lib/platform/sessions/authenticate";
import { ownerPass } from "@/lib/sites/hosting/owner-line";
import { ownerQuery } from "@/lib/sites/hosting/rules";
import { getOwnLicense, requireSite } from "@/lib/sites/queries/site";

const privately = { "Cache-Control": "private, no-store" };

/** Leads the owner of a site to it, with a pass for the line that only the owner sees. */
export async function GET(request: Request, { params }: { params: Promise<{ license: string }> }) {
  const { license } = await params;
  const actor = await findActor(request);
  const own = actor && (await getOwnLicense(actor.userId, license));
  const address = own?.deployment && (await requireSite(own.userId, license)).address;
  if (!address) return new Response(null, { status: 404, headers: privately });
  const location = `${address}?${ownerQuery}=${ownerPass(own.invoiceItemId)}`;
  return new Response(null, { status: 307, headers: { ...privately, Location: location } });
}
