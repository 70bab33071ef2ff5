import { expect, test } from "vitest";
import { sitesTarget } from "@/e2e/fakes/dns";
import { startFakeDns } from "@/e2e/support/dns";
import { lookUp } from "./look-up";

const dns = startFakeDns();
const token = "0123456789abcdef";

test("records that are set are right, also in other letters", async () => {
  dns.prove("www.right.test", token);
  dns.set("www.right.test", "CNAME", [sitesTarget.toUpperCase()]);
  expect(await lookUp("www.right.test", token)).toMatchObject({
    ownership: { state: "right" },
    address: { state: "right" },
  });
});

test("what is missing is missing, and what is wrong is told", async () => {
  const nothing = { state: "missing", values: [] };
  expect(await lookUp("www.none.test", token)).toEqual({ ownership: nothing, address: nothing });
  dns.set("_presetry.www.wrong.test", "TXT", ["site=another", "v=spf1"]);
  dns.set("www.wrong.test", "CNAME", ["elsewhere.test"]);
  expect(await lookUp("www.wrong.test", token)).toEqual({
    ownership: { state: "wrong", values: ["site=another", "v=spf1"] },
    address: { state: "wrong", values: ["elsewhere.test"] },
  });
});

/** A registered name cannot have a CNAME record; its provider may answer with the target's addresses. */
test("a name with the target's addresses is right, with one more there is one too many", async () => {
  dns.set("apex.test", "A", ["127.0.0.1"]);
  expect((await lookUp("apex.test", token)).address.state).toBe("right");
  dns.set("apex.test", "A", ["127.0.0.1", "192.0.2.9"]);
  expect((await lookUp("apex.test", token)).address).toEqual({
    state: "extra",
    values: ["192.0.2.9"],
  });
  dns.set("apex.test", "A", ["127.0.0.1"]);
  dns.set("apex.test", "AAAA", ["2001:db8::9"]);
  expect((await lookUp("apex.test", token)).address).toEqual({
    state: "extra",
    values: ["2001:db8::9"],
  });
  dns.set("apex.test", "A", ["192.0.2.9"]);
  dns.set("apex.test", "AAAA", []);
  expect((await lookUp("apex.test", token)).address.state).toBe("wrong");
});

/** @requirement Sites: Records of search consoles stand beside those of a domain */
test("further records, such as the TXT record of a search console, do no harm", async () => {
  const others = ["google-site-verification=Zm9v", "v=spf1 -all"];
  dns.set("beside.test", "A", ["127.0.0.1"]);
  dns.set("beside.test", "TXT", others);
  dns.set("_presetry.beside.test", "TXT", [...others, `site=${token}`]);
  expect(await lookUp("beside.test", token)).toMatchObject({
    ownership: { state: "right" },
    address: { state: "right" },
  });
  dns.prove("www.beside.test", token);
  expect(await lookUp("www.beside.test", token)).toMatchObject({
    ownership: { state: "right" },
    address: { state: "right" },
  });
});

/** The owner sees a record that is right; DNS shows the proxy's addresses instead. */
test.each([
  ["Cloudflare", ["104.21.5.9", "172.67.130.2"], ["2606:4700:3031::6815:509"]],
  ["Fastly", ["151.101.1.195"], []],
])("a name behind the proxy of %s is proxied", async (proxy, four, six) => {
  dns.set("www.proxied.test", "A", four);
  dns.set("www.proxied.test", "AAAA", six);
  expect((await lookUp("www.proxied.test", token)).address).toEqual({
    state: "proxied",
    values: [proxy],
  });
});

test("a name that points at another name is wrong, even if that one is proxied", async () => {
  dns.set("elsewhere.proxied.test", "A", ["104.21.5.9"]);
  dns.set("www.elsewhere.test", "CNAME", ["elsewhere.proxied.test"]);
  expect((await lookUp("www.elsewhere.test", token)).address).toEqual({
    state: "wrong",
    values: ["elsewhere.proxied.test"],
  });
});

test("a resolver that fails says nothing", async () => {
  dns.prove("www.broken.test", token);
  await dns.injectFaults({ rate: 1 });
  expect(await lookUp("www.broken.test", token)).toEqual({
    ownership: { state: "unreachable", values: [] },
    address: { state: "unreachable", values: [] },
  });
});

test("long and many values are cut", async () => {
  const values = Array.from({ length: 20 }, (_, n) => `${n}`.repeat(200));
  dns.set(
    "_presetry.www.long.test",
    "TXT",
    values.slice(0, 12).map((it) => it.slice(0, 30)),
  );
  const { ownership } = await lookUp("www.long.test", token);
  expect(ownership.values).toHaveLength(8);
});
