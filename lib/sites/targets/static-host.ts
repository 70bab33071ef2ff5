import "server-only";
import { ShopError } from "@/lib/errors";
import { fetchExternalText } from "@/lib/platform/http/external-fetch";
import { withOrigin } from "@/lib/sites/delivery/origin";
import { isNotFoundPage, type SiteFile } from "@/lib/sites/delivery/rules";
import { zipStream } from "@/lib/sites/delivery/zip";
import { reportLine, withEnd } from "../hosting/report-line";
import { failure } from "../stored-failure";
import { type DeploymentTarget, DeploymentTargetError } from "./deployment-target";

export interface StaticHostSettings {
  /** The address of the API, without a slash at the end. */
  baseUrl: string;
  token: string;
  /** The suffix that the host adds to a site's name, such as netlify.app. */
  domain: string;
  /** A prefix of every name, since all customers of the host share one namespace. */
  prefix: string;
}

const timeoutMs = 15_000;
const pauseMs = 250;
/** Milliseconds; much shorter than the lease of an attempt. */
const patienceMs = 60_000;

interface Answer {
  status: number;
  text: string;
}

interface Site {
  ssl_url?: string;
}

interface Deploy {
  id: string;
  state: string;
  ssl_url?: string;
  error_message?: string;
}

/**
 * A static host with an API like Netlify's: a site is identified by its domain, and a deploy is one
 * archive.
 */
export function staticHost({
  baseUrl,
  token,
  domain,
  prefix,
}: StaticHostSettings): Required<DeploymentTarget> {
  const call = (method: string, path: string, body?: BodyInit, type = "application/json") =>
    ask({
      service: "The host",
      url: `${baseUrl}/api/v1${path}`,
      init: {
        method,
        headers: { Authorization: `Bearer ${token}`, ...(body ? { "Content-Type": type } : {}) },
        ...(body ? { body } : {}),
      },
      timeoutMs,
    });

  const siteOf = (name: string) => `/sites/${prefix}${name}.${domain}`;

  async function ensureSite(name: string): Promise<Site> {
    const found = await call("GET", siteOf(name));
    if (found.status !== 404) return JSON.parse(accept(found).text);
    const made = await call("POST", "/sites", JSON.stringify({ name: prefix + name }));
    return JSON.parse(accept(made).text);
  }

  const addressOf = (name: string, url: string | undefined) =>
    url ?? `https://${prefix}${name}.${domain}`;

  /** Polls a deploy until it is online or has failed. */
  async function settled(deploy: Deploy): Promise<Deploy> {
    const deadline = Date.now() + patienceMs;
    let current = deploy;
    while (current.state !== "ready") {
      if (current.state === "error") {
        throw new DeploymentTargetError(current.error_message ?? failure("hostCannotUse"), true);
      }
      if (Date.now() > deadline) throw new DeploymentTargetError(failure("hostSlow"), false);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      current = read(await call("GET", `/deploys/${current.id}`));
    }
    return current;
  }

  const online = (name: string, { id, ssl_url: url }: Deploy) => ({
    address: addressOf(name, url),
    deployId: id,
  });

  return {
    async publish(name, files) {
      const { ssl_url: url } = await ensureSite(name);
      const origin = addressOf(name, url).replace(/\/$/, "");
      const own = files.map((file) => withReportLine(withOrigin(file, origin), origin));
      const archive = await new Response(zipStream(own)).blob();
      const answer = await call("POST", `${siteOf(name)}/deploys`, archive, "application/zip");
      return online(name, await settled(read(answer)));
    },
    async restore(name, deployId) {
      const answer = await call("POST", `${siteOf(name)}/deploys/${deployId}/restore`);
      return answer.status === 404 ? null : online(name, await settled(read(answer)));
    },
    async setDomain(name, [main = null, ...others]) {
      const body = JSON.stringify({ custom_domain: main, domain_aliases: others });
      const answer = await call("PATCH", siteOf(name), body);
      // A site that was taken offline has no names either.
      if (answer.status !== 404 || main !== null) accept(answer);
    },
    async remove(name) {
      const answer = await call("DELETE", siteOf(name));
      if (answer.status !== 404) accept(answer);
    },
  };
}

/** Here nothing of the shop answers visitors: the line of reports is in the files. */
function withReportLine({ path, bytes }: SiteFile, origin: string): SiteFile {
  if (!path.endsWith(".html")) return { path, bytes };
  // The page for missing addresses has none of its own: it is the site that is reported.
  const line = reportLine(isNotFoundPage(path) ? `${origin}/` : `${origin}/${path}`);
  return { path, bytes: new TextEncoder().encode(withEnd(new TextDecoder().decode(bytes), line)) };
}

async function ask(call: Parameters<typeof fetchExternalText>[0]): Promise<Answer> {
  try {
    return await fetchExternalText(call);
  } catch (cause) {
    if (!(cause instanceof ShopError)) throw cause;
    throw new DeploymentTargetError(failure("hostDown"), false, { cause });
  }
}

const read = (answer: Answer): Deploy => JSON.parse(accept(answer).text);

const passing = new Set([408, 425, 429]);

/** A refusal is final; an overload or a failure of the host is temporary. */
function accept(answer: Answer): Answer {
  const { status } = answer;
  if (status < 300) return answer;
  throw new DeploymentTargetError(
    failure("hostRefused", { status }),
    status < 500 && !passing.has(status),
  );
}
