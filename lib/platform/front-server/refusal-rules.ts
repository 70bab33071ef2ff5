import type { IncomingHttpHeaders } from "node:http";
import { hasDotSegments, hasForbiddenCharacters, normalizeAddress, pathOf } from "./address";

/** A request that is answered with an error before anything else looks at it. */
export interface Refusal {
  status: number;
  error: string;
  allow?: string;
  /** Seconds. */
  retryAfter?: number;
}

/** The first line and the headers of a request. */
export interface RequestHead {
  method?: string | undefined;
  url?: string | undefined;
  httpVersion: string;
  headers: IncomingHttpHeaders;
  rawHeaders: readonly string[];
}

const limits = {
  /** Characters of path and query. */
  address: 8 * 1024,
  /** Next's time grows with the square of their number. */
  parameters: 100,
  cookies: 100,
};

const readMethods = ["GET", "HEAD"];
const apiMethods = [...readMethods, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Pages are read only: forms are sent to the API. */
const methodsOf = (path: string) => (path.startsWith("/api/") ? apiMethods : readMethods);

const count = (text: string, separator: string) => text.split(separator).length;

const badRequest = (error: string): Refusal => ({ status: 400, error });
const tooLarge = (error: string): Refusal => ({ status: 431, error });

/** Why an address is refused; otherwise its one spelling. */
function readAddress(url: string): Refusal | { address: string } {
  if (url.length > limits.address) return tooLarge("This address is too long.");
  // An address with a host, as sent to proxies: Next would redirect to that other site.
  if (!url.startsWith("/")) return badRequest("This is no address of the shop.");
  const address = normalizeAddress(url);
  if (address === null || hasForbiddenCharacters(address)) {
    return badRequest("This address contains characters that cannot be read.");
  }
  if (hasDotSegments(pathOf(address))) {
    return badRequest("This address contains dots that lead to another one.");
  }
  const query = address.slice(pathOf(address).length);
  if (count(query, "&") > limits.parameters) {
    return badRequest(`This address has more than ${limits.parameters} parameters.`);
  }
  return { address };
}

function hostRefusal({ httpVersion, rawHeaders }: RequestHead): Refusal | null {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  const hosts = names.filter((name) => name.toLowerCase() === "host").length;
  if (hosts > 1) return badRequest("This request names more than one host.");
  return hosts === 0 && httpVersion === "1.1" ? badRequest("This request names no host.") : null;
}

export const hasBody = ({ headers }: Pick<RequestHead, "headers">): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Why the head of a request is refused; otherwise the one spelling of its address. */
export function readHead(head: RequestHead): Refusal | { address: string } {
  const { method = "", url = "/", headers } = head;
  if (!apiMethods.includes(method)) {
    const error = "This method is not supported here.";
    return { status: 405, error, allow: apiMethods.join(", ") };
  }
  const read = readAddress(url);
  if ("error" in read) return read;
  const methods = methodsOf(read.address);
  if (!methods.includes(method)) {
    const error = "This address can only be read.";
    return { status: 405, error, allow: methods.join(", ") };
  }
  // Nobody would take such a body, and what has arrived of it would stay in memory.
  if (readMethods.includes(method) && hasBody(head)) {
    return badRequest("A request that reads has no body.");
  }
  if (count(headers.cookie ?? "", ";") > limits.cookies) {
    return tooLarge(`This request has more than ${limits.cookies} cookies.`);
  }
  // The shop has no Server Actions.
  if (headers["next-action"] !== undefined) return badRequest("The shop has no such action.");
  return hostRefusal(head) ?? read;
}
