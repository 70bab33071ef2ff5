import { asUnavailable } from "@/lib/database-errors";
import { getHostedFile } from "@/lib/delivery/hosting/queries";
import { hostedPath } from "@/lib/delivery/hosting/rules";
import { contentTypeOf } from "@/lib/delivery/rules";
import { errorResponse } from "@/lib/http/json";
import { absolute } from "@/lib/site";

interface Params {
  site: string;
  path?: string[];
}

/** A new deployment, or its removal, is visible within a minute. The isolating headers are in next.config.mjs. */
const caching = { "Cache-Control": "public, max-age=0, s-maxage=60" };

/** One file of a customer's deployed site. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  const { site, path } = await params;
  if (!path) return Response.redirect(absolute(hostedPath(encodeURIComponent(site))), 308);
  try {
    const file = path.join("/");
    const content = file.includes("\0") ? null : await getHostedFile(site, file);
    if (!content) return new Response("Nothing is here.", { status: 404, headers: caching });
    return new Response(new Uint8Array(content), {
      headers: { ...caching, "Content-Type": contentTypeOf(file) },
    });
  } catch (error) {
    const unavailable = asUnavailable(error);
    if (unavailable) return errorResponse(unavailable);
    throw error;
  }
}
