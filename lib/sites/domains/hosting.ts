import "server-only";
import { decodeComponent } from "@/lib/decode-component";
import { originOfDomain } from "@/lib/sites/address";
import type { HostedAnswer, HostedRequest, Hosting } from "@/lib/sites/hosting/hosting";
import { siteNamePattern } from "../rules";
import type { createDirectory } from "./directory";
import { siteNameIn } from "./settings";
import { hostTexts as texts } from "./texts";

interface DomainRequest extends HostedRequest {
  method: string;
  /** The path and the query. */
  url: string;
}

const plainly = (status: number, text: string, headers: Record<string, string> = {}) => ({
  status,
  headers: {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "private, no-store",
    ...headers,
  },
  body: new TextEncoder().encode(text),
});

const leadTo = (address: string): HostedAnswer => ({
  status: 308,
  headers: { Location: address, "Cache-Control": "public, max-age=0, s-maxage=1" },
  body: null,
});

/**
 * Answers requests whose host is not the shop's with the site that has the name, at `/`. No page of
 * the shop can be reached here, except those that answer the forms of sites.
 */
export const createDomainHosting = (answer: Hosting, find: ReturnType<typeof createDirectory>) =>
  async function answerDomain(host: string, request: DomainRequest): Promise<HostedAnswer> {
    const name = siteNameIn(host);
    const domain = name === null ? await find(host) : null;
    if (!domain && !siteNamePattern.test(name ?? "")) return plainly(421, texts.misdirected);
    const { method, url } = request;
    if (method !== "GET" && method !== "HEAD") {
      return plainly(405, texts.nothing, { Allow: "GET, HEAD" });
    }
    const [path = "/"] = url.split(/[?#]/);
    const file = decodeComponent(path.slice(1));
    if (!domain) return answer({ name: name ?? "" }, file, request);
    if (domain.main !== host) return leadTo(originOfDomain(domain.main) + url);
    const site = { id: domain.invoiceItemId, origin: originOfDomain(host) };
    return answer(site, file, request);
  };
