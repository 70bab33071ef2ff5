import { asUnavailable } from "@/lib/database-errors";
import { errorResponse } from "@/lib/platform/http/json";
import { createDirectory } from "@/lib/sites/domains/directory";
import { createDomainHosting } from "@/lib/sites/domains/hosting";
import { hostNameOf } from "@/lib/sites/domains/rules";
import { isOwnHost } from "@/lib/sites/domains/settings";
import { createHosting } from "@/lib/sites/hosting/hosting";
import { hostedResponse } from "@/lib/sites/hosting/response";
import { ownerPassIn } from "@/lib/sites/hosting/rules";

interface Params {
  host: string;
  path?: string[];
}

/**
 * The shop's own server answers requests for the names of sites before Next does
 * (`lib/sites/domains/server.ts`). This route is for function hosts, where a rewrite in next.config.mjs
 * leads to it.
 */
const answerDomain = createDomainHosting(
  createHosting({ freshMs: 0, maxBytes: 2 ** 20 }),
  createDirectory({ freshMs: 1_000 }),
);

/**
 * The answer to a request for a site's name. This route cannot be reached under the shop's
 * own name.
 */
async function respond(request: Request, { params }: { params: Promise<Params> }) {
  const { host, path = [] } = await params;
  const asked = hostNameOf(request.headers.get("host") ?? "");
  if (isOwnHost(asked) || asked !== host) {
    return new Response(null, { status: 404 });
  }
  try {
    const answer = await answerDomain(host, {
      method: request.method,
      url: `/${path.map(encodeURIComponent).join("/")}${new URL(request.url).search}`,
      ifNoneMatch: request.headers.get("if-none-match"),
      acceptEncoding: request.headers.get("accept-encoding"),
      ownerPass: ownerPassIn(request.url),
    });
    return hostedResponse(request, answer);
  } catch (error) {
    const unavailable = asUnavailable(error);
    if (unavailable) return errorResponse(unavailable);
    throw error;
  }
}

export {
  respond as DELETE,
  respond as GET,
  respond as HEAD,
  respond as OPTIONS,
  respond as PATCH,
  respond as POST,
  respond as PUT,
};
