import { expect, test, vi } from "vitest";

/** The module with these settings, as after a start. */
async function withSettings(settings: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return import("./address");
}

const shop = {
  SITE_URL: "https://shop.test",
  SITES_DOMAIN: "sites.test",
  SITES_DOMAIN_TARGET: "to.shop.test",
};
/** As it is stored, also by the releases before. */
const stored = "https://shop.test/sites/halden/index.html";
const site = { name: "halden", domain: null, address: stored };

/** @requirement Sites: A site from before SITES_DOMAIN has its new address without further work */
test("a stored address below /sites is shown as the site's own", async () => {
  const { siteAddress } = await withSettings(shop);
  expect(siteAddress(site)).toBe("https://halden.sites.test/");
  expect(siteAddress({ ...site, domain: "www.halden.com" })).toBe("https://www.halden.com/");
  expect(siteAddress({ ...site, address: null })).toBeNull();
});

test("a shop at a port has its sites there, too", async () => {
  const { siteAddress } = await withSettings({ ...shop, SITE_URL: "https://shop.test:8443" });
  expect(siteAddress(site)).toBe("https://halden.sites.test:8443/");
});

test("on this machine a site is below localhost without a setting", async () => {
  const settings = { SITE_URL: "http://localhost:3000", SITES_DOMAIN: undefined };
  const { siteAddress } = await withSettings({ ...shop, ...settings });
  expect(siteAddress(site)).toBe("http://halden.localhost:3000/");
});

test("a public shop without the setting keeps its sites below /sites", async () => {
  const { siteAddress } = await withSettings({ ...shop, SITES_DOMAIN: undefined });
  expect(siteAddress(site)).toBe(stored);
});

test("a static host's address is its own", async () => {
  const { siteAddress } = await withSettings({
    ...shop,
    DEPLOY_TO: "static-host",
    STATIC_HOST_TOKEN: "a",
  });
  const address = "https://presetry-halden.netlify.app/";
  expect(siteAddress({ ...site, address })).toBe(address);
  expect(siteAddress({ ...site, address, domain: "www.halden.com" })).toBe(
    "https://www.halden.com/",
  );
});
