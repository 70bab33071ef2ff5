import { asUnavailable } from "@/lib/database-errors";
import { errorResponse } from "@/lib/http/json";
import { createHosting } from "@/lib/sites/hosting/hosting";

interface Params {
  site: string;
  path?: string[];
}

/** The shop's own server answers before Next does (`lib/sites/hosting/server.ts`); this is for function hosts. */
const answer = createHosting({ freshMs: 0, maxBytes: 2 ** 20 });

/** One file of a customer's published site. The isolating headers are in next.config.mjs. */
export async function GET({ headers }: Request, { params }: { params: Promise<Params> }) {
  const { site, path = [] } = await params;
  try {
    const hosted = await answer(site, path.join("/"), {
      ifNoneMatch: headers.get("if-none-match"),
      acceptEncoding: headers.get("accept-encoding"),
    });
    return new Response(hosted.body, hosted);
  } catch (error) {
    const unavailable = asUnavailable(error);
    if (unavailable) return errorResponse(unavailable);
    throw error;
  }
}
