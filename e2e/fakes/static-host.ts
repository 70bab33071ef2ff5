import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { contentTypeOf } from "../../lib/sites/delivery/rules";
import { failAtRate, noFaults, parseFaults } from "./email/faults";
import {
  escapeHtml,
  type FakeRequest,
  type FakeResponse,
  type FakeService,
  html,
  json,
  startFakeService,
} from "./http-service";

interface Site {
  id: string;
  name: string;
  files: Record<string, Uint8Array>;
  /** The first is its main one. */
  domains: string[];
}

interface Deploy {
  id: string;
  site: Site;
  archive: Uint8Array;
  state: "uploaded" | "ready" | "error";
}

const notFound = json({ code: 404, message: "Not Found" }, 404);

/**
 * A fake static host with Netlify's API: sites, their domains, deploys of one archive that become ready when polled, and
 * the sites themselves under `/sites/{name}/`. `POST /control/faults` injects faults into the API.
 */
export async function startStaticHost(port = 0): Promise<FakeService> {
  const sites = new Map<string, Site>();
  const deploys = new Map<string, Deploy>();
  let shouldFail = failAtRate(noFaults);
  let faults = noFaults;
  let baseUrl = "";

  const find = (key: string) =>
    [...sites.values()].find(({ id, name }) => id === key || key.startsWith(`${name}.`));

  const siteView = ({ id, name, domains: [main, ...others] }: Site) => ({
    id,
    name,
    ssl_url: `${baseUrl}/sites/${name}/`,
    custom_domain: main ?? null,
    domain_aliases: others,
  });

  const deployView = ({ id, site, state }: Deploy) => ({
    id,
    site_id: site.id,
    state,
    ssl_url: siteView(site).ssl_url,
    ...(state === "error" ? { error_message: "The archive cannot be read." } : {}),
  });

  function create({ body }: FakeRequest): FakeResponse {
    const { name } = JSON.parse(body) as { name: string };
    if (!/^[a-z\d-]{1,63}$/.test(name) || sites.has(name)) {
      return json({ errors: { subdomain: ["must be unique"] } }, 422);
    }
    const site = { id: randomUUID(), name, files: {}, domains: [] };
    sites.set(name, site);
    return json(siteView(site), 201);
  }

  /** A domain belongs to one site. */
  function update(site: Site, { body }: FakeRequest): FakeResponse {
    const { custom_domain: main, domain_aliases: others = [] } = JSON.parse(body) as {
      custom_domain?: string | null;
      domain_aliases?: string[];
    };
    const domains = [...(main ? [main] : []), ...others];
    const isTaken = [...sites.values()].some(
      (it) => it !== site && it.domains.some((domain) => domains.includes(domain)),
    );
    if (isTaken) return json({ errors: { custom_domain: ["must be unique"] } }, 422);
    site.domains = domains;
    return json(siteView(site));
  }

  function deploy(site: Site, { bytes, headers }: FakeRequest): FakeResponse {
    if (headers["content-type"] !== "application/zip") return json({ message: "No archive" }, 415);
    const started: Deploy = { id: randomUUID(), site, archive: bytes, state: "uploaded" };
    deploys.set(started.id, started);
    return json(deployView(started));
  }

  /** A deploy becomes ready at its first poll. */
  function pollDeploy(found: Deploy): FakeResponse {
    if (found.state === "uploaded") {
      try {
        found.site.files = unzipSync(found.archive);
        found.state = "ready";
      } catch {
        found.state = "error";
      }
    }
    return json(deployView(found));
  }

  /** A deploy of this site that was ready before is online again. */
  function restore(site: Site, id: string): FakeResponse {
    const found = deploys.get(id);
    if (found?.site !== site || found.state !== "ready") return notFound;
    site.files = unzipSync(found.archive);
    return json(deployView(found));
  }

  function api(
    request: FakeRequest,
    [kind = "", key = "", part = "", id = "", action = ""]: string[],
  ): FakeResponse {
    const { method } = request;
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? "")) {
      return json({ code: 401, message: "Access Denied" }, 401);
    }
    if (method === "POST" && kind === "sites" && !key) return create(request);
    const site = kind === "sites" ? find(key) : undefined;
    if (method === "GET" && site && !part) return json(siteView(site));
    if (method === "PATCH" && site && !part) return update(site, request);
    if (method === "POST" && site && action === "restore") return restore(site, id);
    if (method === "POST" && site && part === "deploys") return deploy(site, request);
    if (method === "DELETE" && site && !part) {
      sites.delete(site.name);
      return { status: 204, type: "text/plain", body: "" };
    }
    const found = kind === "deploys" ? deploys.get(key) : undefined;
    return found ? pollDeploy(found) : notFound;
  }

  function show(name: string, path: string): FakeResponse {
    const file = path || "index.html";
    const content = sites.get(name)?.files[file];
    return content
      ? { status: 200, type: contentTypeOf(file), body: content }
      : { status: 404, type: "text/plain", body: "Page not found" };
  }

  const overview = () =>
    html(
      `<!doctype html><title>Static host</title><h1>${sites.size} sites</h1>${[...sites.keys()]
        .map((name) => `<p><a href="/sites/${escapeHtml(name)}/">${escapeHtml(name)}</a></p>`)
        .join("")}`,
    );

  const service = await startFakeService(port, (request) => {
    const { pathname } = request.url;
    const [, first = "", second = "", ...rest] = pathname.split("/");
    if (request.method === "POST" && pathname === "/control/faults") {
      faults = parseFaults(request.body);
      shouldFail = failAtRate(faults);
      return json(faults);
    }
    if (first === "sites") return show(second, rest.join("/"));
    if (first !== "api") return overview();
    const isFailing = shouldFail();
    if (isFailing && faults.hang) return undefined;
    const failure = json({ message: "Something went wrong" }, faults.status);
    if (isFailing && faults.when === "before") return failure;
    const response = api(request, rest);
    return isFailing ? failure : response;
  });
  baseUrl = service.url;
  return service;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startStaticHost(Number(process.env.PORT ?? 4050));
  console.log(`Static host: ${url}\nSTATIC_HOST_URL=${url}`);
}
