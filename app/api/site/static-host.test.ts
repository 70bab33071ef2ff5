import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { FakeService } from "@/e2e/fakes/http-service";
import { startStaticHost } from "@/e2e/fakes/static-host";
import { startFakeDns } from "@/e2e/support/dns";
import { addRevision, addUser } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { runJobs } from "@/e2e/support/payments";
import { addPurchase } from "@/e2e/support/purchases";
import { publishSite, restoreVersion } from "@/lib/sites/commands/change";
import { saveMoveSettings } from "@/lib/sites/commands/move-settings";
import { renameSite } from "@/lib/sites/commands/rename";
import { checkDomains } from "@/lib/sites/domains/commands/check";
import { chooseDomain, removeDomain } from "@/lib/sites/domains/commands/choose";
import { requireSiteDomains } from "@/lib/sites/domains/queries/domains";
import { requireSite } from "@/lib/sites/queries/site";
import { configuredTarget } from "@/lib/sites/targets/configured-target";

startMailbox();
const dns = startFakeDns();

let host: FakeService;
beforeAll(async () => {
  host = await startStaticHost();
});
afterAll(() => host.stop());

const useStaticHost = () => {
  vi.stubEnv("DEPLOY_TO", "static-host");
  vi.stubEnv("STATIC_HOST_TOKEN", "token");
  vi.stubEnv("STATIC_HOST_URL", host.url);
};

/** @requirement Sites: A new site is hidden from search engines until its owner publishes words of their own */
test("at a static host the sample is not listed, and the first words of its owner are", async () => {
  useStaticHost();
  const owner = await addUser();
  const site = await addPurchase(owner, { withDeployment: true });
  const read = async (file = "") => {
    const { address } = await requireSite(owner.id, site.license);
    const response = await fetch((address ?? "") + file);
    return response.ok ? response.text() : response.status;
  };
  const noindex = '<meta name="robots" content="noindex">';
  await runJobs();
  expect(await read()).toContain(`${noindex}\n</head>`);
  expect(await read("_headers")).toBe("/*\n  X-Robots-Tag: noindex\n");
  expect(await read("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  expect([await read("sitemap.xml"), await read("llms.txt")]).toEqual([404, 404]);
  expect(String(await read("404.html")).split(noindex)).toHaveLength(2);
  await addRevision(owner);
  await publishSite(owner.id, site);
  await runJobs();
  expect(await read()).not.toContain(noindex);
  expect(await read("_headers")).toBe(404);
  expect(await read("robots.txt")).toContain("Sitemap: ");
  expect(await read("sitemap.xml")).toContain("<loc>");
}, 60_000);

/**
 * @requirement Sites: Any kept version is online again in one step
 * @requirement Sites: A static host is told a site's domain
 */
test("an earlier version is restored by the host, which sets its name and its domain", async () => {
  useStaticHost();
  const { id: userId, ...owner } = await addUser();
  const site = await addPurchase({ ...owner, id: userId }, { withDeployment: true });
  const view = () => requireSite(userId, site.license);
  const page = async () => (await fetch((await view()).address ?? "")).text();
  await runJobs();
  await addRevision({ id: userId }, { number: 1 });
  await publishSite(userId, site);
  await runJobs();
  expect(await page()).toContain("Revision 1");

  await restoreVersion(userId, site, 1, configuredTarget());
  expect(await view()).toMatchObject({ status: "ordered", current: { number: 2 } });
  await runJobs();
  expect(await view()).toMatchObject({ status: "live", current: { number: 3, restoredFrom: 1 } });
  expect(await page()).not.toContain("Revision 1");

  expect(await view()).toMatchObject({ canRename: false, move: null });
  const move = saveMoveSettings(userId, site, { redirects: {}, verifications: {} });
  await expect(move).rejects.toThrow("host");
  await expect(renameSite(userId, site, "bakery", configuredTarget())).rejects.toThrow("host");

  const domain = "www.at-a-static-host.com";
  const atHost = async () => {
    const { name } = await view();
    const response = await fetch(`${host.url}/api/v1/sites/presetry-${name}.netlify.app`, {
      headers: { Authorization: "Bearer token" },
    });
    return (await response.json()).custom_domain;
  };
  await chooseDomain(userId, site, { host: domain, hasOther: false });
  const [claimed] = (await requireSiteDomains(userId, site.license)).domains;
  dns.prove(domain, claimed?.records[0]?.value.replace("site=", "") ?? "");
  await checkDomains(userId, site.license);
  await runJobs();
  expect(await atHost()).toBe(domain);
  expect((await view()).address).toBe(`https://${domain}/`);
  await removeDomain(userId, site);
  await runJobs();
  expect(await atHost()).toBeNull();
});
