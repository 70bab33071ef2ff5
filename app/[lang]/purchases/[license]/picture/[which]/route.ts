import { htmlResponse, noindexHeaders } from "@/components/customization/preview/preview-page";
import { designOf } from "@/lib/catalogue/rules";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { drawPicture } from "@/lib/sites/picture";
import { getOwnLicense, getSource } from "@/lib/sites/queries/site";

interface Params {
  license: string;
  which: string;
}

const privately = { "Cache-Control": "private, no-store" };

/** A picture of a version of the caller's site, or of the draft as it would be published. */
export async function GET(request: Request, { params }: { params: Promise<Params> }) {
  const { license, which } = await params;
  const number = which === "draft" ? which : Number(/^\d{1,9}$/.exec(which)?.[0] ?? 0);
  const actor = await findActor(request);
  const own = actor && (await getOwnLicense(actor.userId, license));
  const source = own && (await getSource(own, number));
  const page = source && (await drawPicture(designOf(own.preview), source));
  if (!page) return new Response(null, { status: 404, headers: privately });
  return htmlResponse(page, { ...noindexHeaders, ...privately });
}
