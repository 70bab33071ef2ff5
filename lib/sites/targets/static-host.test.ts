import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FakeService } from "@/e2e/fakes/http-service";
import { startStaticHost } from "@/e2e/fakes/static-host";
import { originPlaceholder } from "@/lib/sites/delivery/origin";
import { DeploymentTargetError } from "./deployment-target";
import { staticHost } from "./static-host";

let host: FakeService;
let target: ReturnType<typeof staticHost>;

beforeAll(async () => {
  host = await startStaticHost();
  target = staticHost({
    baseUrl: host.url,
    token: "a-token",
    domain: "static.test",
    prefix: "presetry-",
  });
});
afterAll(() => host.stop());
beforeEach(() => misbehave({ rate: 0 }));

const misbehave = (faults: object) =>
  fetch(`${host.url}/control/faults`, { method: "POST", body: JSON.stringify(faults) });

const page = (text: string) => [
  { path: "index.html", bytes: new TextEncoder().encode(text) },
  { path: "images/logo.svg", bytes: new TextEncoder().encode("<svg/>") },
];

const line = /<aside.*<\/aside>/;

/** Without the line of reports. */
const textAt = async (address: string, path = "") => {
  const answer = await fetch(address + path);
  return answer.ok ? (await answer.text()).replace(line, "") : answer.status;
};

test("a site is online at the address that comes back, with all its files", async () => {
  const { address } = await target.publish("halden", page("Hello"));
  expect(await textAt(address)).toBe("Hello");
  expect(await textAt(address, "images/logo.svg")).toBe("<svg/>");
});

/** @requirement Reports of sites: Pages at a static host lead to the form of reports, with their address */
test("each page of a site leads to the form of reports, its other files do not", async () => {
  const { address } = await target.publish("reported", page("<body>Hello</body>"));
  const shown = await (await fetch(address)).text();
  const reported = encodeURIComponent(`${address}index.html`);
  expect(shown).toMatch(
    new RegExp(`Hello<aside.*href="https://shop.test/report\\?site=${reported}".*</aside></body>`),
  );
  expect(await (await fetch(`${address}images/logo.svg`)).text()).not.toContain("report");
});

test("publishing again replaces it, at the same address", async () => {
  const first = await target.publish("voss", page("Before"));
  const second = await target.publish("voss", page("After"));
  expect(second.address).toBe(first.address);
  expect(await textAt(first.address)).toBe("After");
});

test("a site names the address that the host gives it", async () => {
  const files = page(`${originPlaceholder}/index.html ${originPlaceholder}/sitemap.xml`);
  const { address } = await target.publish("named", files);
  expect(await textAt(address)).toBe(`${address}index.html ${address}sitemap.xml`);
});

test("what is removed is gone, and removing it again does no harm", async () => {
  const { address } = await target.publish("gone", page("Hello"));
  await target.remove("gone");
  await target.remove("gone");
  expect(await textAt(address)).toBe(404);
});

test("a removed site can be published again", async () => {
  await target.publish("back", page("Hello"));
  await target.remove("back");
  const { address } = await target.publish("back", page("Hello again"));
  expect(await textAt(address)).toBe("Hello again");
});

test.each([
  [500, false],
  [429, false],
  [403, true],
])("the status %i is final: %j", async (status, isFinal) => {
  await misbehave({ rate: 1, status });
  const failure = await target.publish("busy", page("Hello")).catch((error) => error);
  expect(failure).toBeInstanceOf(DeploymentTargetError);
  expect(failure.isFinal).toBe(isFinal);
});

test("a retry after a lost response succeeds", async () => {
  await misbehave({ rate: 1, status: 500, when: "after" });
  await expect(target.publish("lost", page("Hello"))).rejects.toThrow(DeploymentTargetError);
  await misbehave({ rate: 0 });
  const { address } = await target.publish("lost", page("Hello"));
  expect(await textAt(address)).toBe("Hello");
});

test("an unreachable host is a failure that is retried", async () => {
  const settings = { token: "", domain: "", prefix: "" };
  const unreachable = staticHost({ baseUrl: "http://127.0.0.1:9", ...settings });
  const failure = await unreachable.publish("tried", page("Hello")).catch((error) => error);
  expect(failure).toBeInstanceOf(DeploymentTargetError);
  expect(failure.isFinal).toBe(false);
  expect(failure.message).toBe(
    "The host cannot be reached at the moment. Please try again in a minute.",
  );
});

test("an earlier publication is online again, and one that the host has no more is not", async () => {
  const first = await target.publish("restored", page("Before"));
  await target.publish("restored", page("After"));
  expect(first.deployId).not.toBeNull();
  expect(await target.restore("restored", first.deployId ?? "")).toEqual(first);
  expect(await textAt(first.address)).toBe("Before");
  expect(await target.restore("restored", "unknown")).toBeNull();
  expect(await textAt(first.address)).toBe("Before");
});

const domainsOf = async (name: string) => {
  const response = await fetch(`${host.url}/api/v1/sites/presetry-${name}.static.test`, {
    headers: { Authorization: "Bearer a-token" },
  });
  const { custom_domain, domain_aliases } = await response.json();
  return [custom_domain, domain_aliases];
};

/** @requirement Sites: A static host is told a site's domain */
test("a site gets its domains from the host and gives them up, and a domain belongs to one site", async () => {
  await target.publish("named", page("Hello"));
  await target.setDomain("named", ["www.named.com", "named.com"]);
  expect(await domainsOf("named")).toEqual(["www.named.com", ["named.com"]]);
  await target.publish("other", page("Hello"));
  const refusal = await target.setDomain("other", ["named.com"]).catch((error) => error);
  expect(refusal).toBeInstanceOf(DeploymentTargetError);
  await target.setDomain("named", []);
  expect(await domainsOf("named")).toEqual([null, []]);
  await target.setDomain("other", ["named.com"]);
  expect(await domainsOf("other")).toEqual(["named.com", []]);
  await target.setDomain("never-published", []);
});
