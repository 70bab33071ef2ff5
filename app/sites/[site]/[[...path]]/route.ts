import { asUnavailable } from "@/lib/database-errors";
import { errorResponse } from "@/lib/platform/http/json";
import { createHosting } from "@/lib/sites/hosting/hosting";
import { hostedResponse } from "@/lib/sites/hosting/response";
import { ownerPassIn } from "@/lib/sites/hosting/rules";

interface Params {
  site: string;
  path?: string[];
}

/** The shop's own server answers before Next does (`lib/sites/hosting/server.ts`); this is for function hosts. */
const answer = createHosting({ freshMs: 0, maxBytes: 2 ** 20 });

/** One file of a customer's published site. The isolating headers are in next.config.mjs. */
export async function GET(request: Request, { params }: { params: Promise<Params> }) {
  const { site, path = [] } = await params;
  const { headers } = request;
  try {
    const answered = await answer(site, path.join("/"), {
      ifNoneMatch: headers.get("if-none-match"),
      acceptEncoding: headers.get("accept-encoding"),
      ownerPass: ownerPassIn(request.url),
    });
    return hostedResponse(request, answered);
  } catch (error) {
    const unavailable = asUnavailable(error);
    if (unavailable) return errorResponse(unavailable);
    throw error;
  }
}
