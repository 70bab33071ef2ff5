import { beforeAll, expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { seedPresets } from "@/db/seed-presets";
import { connectAgent } from "@/e2e/support/agent";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { startRowWatch } from "@/e2e/support/fuzz/row-watch";
import { addApiToken } from "@/e2e/support/staff";
import { toolNames } from "@/lib/agents/rules";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { decodeSharedPreview } from "@/lib/customization/preview/rules";
import { readWords } from "@/lib/customization/sharing/read-words";
import { readFragment } from "@/lib/customization/sharing/rules";
import { GET, POST } from "./route";

const url = "https://shop.test/api/mcp";

const send = async (_: string | URL, init: RequestInit = {}) =>
  call(init.method === "GET" ? GET : POST, "/api/mcp", init);

const agent = (headers: Record<string, string> = {}) => connectAgent(url, { headers, fetch: send });

const post = (message: unknown, headers: Record<string, string> = {}) =>
  call(POST, "/api/mcp", jsonBody(message, headers));

const request = (method: string, params: object = {}) => ({
  jsonrpc: "2.0",
  id: 1,
  method,
  params,
});

beforeAll(async () => {
  await database().insert(presets).values(seedPresets);
});

/** What a link of a shared preview carries. */
async function readLink(link: unknown) {
  const { pathname, hash, origin } = new URL(String(link));
  const [, slug = "", brand = ""] = /^\/preview\/([\w-]+)\/shared\/([^/]+)$/.exec(pathname) ?? [];
  const { code } = readFragment(hash) ?? { code: "" };
  const document = readWords(slug, await requireDeclaration(slug), code);
  return { origin, slug, brand: decodeSharedPreview(brand), document };
}

/** @requirement Agents: An agent finds, reads and dresses a preset without an account, and hands over a link */
test("a client of the official SDK finds, reads, dresses and hands over", async () => {
  const before = await (await startRowWatch())();
  const { client, use } = await agent();
  expect(client.getServerVersion()).toMatchObject({ name: "presetry" });
  expect(client.getInstructions()).toContain("only a person");
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([...toolNames]);
  for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true });

  const found = await use("search_presets", { query: "restaurant" });
  const [first] = found.data.presets as { id: number; name: string; template: string }[];
  expect(first).toMatchObject({ name: "Gourmet Grove", template: "gourmet-grove" });
  expect(JSON.parse(found.text)).toEqual(found.data);

  const read = await use("get_preset", { id: first?.id });
  expect(read.data).toMatchObject({ name: "Gourmet Grove", currency: "USD", isOnSale: true });

  const content = await use("get_template_content", { template: "gourmet-grove" });
  const { properties } = content.data.schema as { properties: Record<string, object> };
  expect(properties).toHaveProperty("content");
  const sample = (content.data.sample as { content: Record<string, unknown> }).content;
  const path = Object.keys(sample).find((it) => it.endsWith(".title")) ?? "";

  const dressed = await use("make_try_on", {
    template: "gourmet-grove",
    company: "Agrumi Bianchi",
    language: "it",
    title: "Agrumi",
    colors: { primary: "Green 900", text01: "White" },
    words: { [path]: "Limoni" },
  });
  expect(await readLink(dressed.data.url)).toMatchObject({
    origin: "https://shop.test",
    slug: "gourmet-grove",
    brand: {
      name: "Agrumi Bianchi",
      choices: { primary: "bg-green-900", secondary: "", text01: "text-white", text02: "" },
    },
    document: { language: "it", title: "Agrumi", content: { [path]: "Limoni" } },
  });

  const cart = await use("make_cart_link", { ids: [first?.id, 2, first?.id] });
  expect(cart.data.url).toBe(`https://shop.test/cart/add/${first?.id},2`);
  await client.close();
  expect(await (await startRowWatch())()).toEqual(before);
});

/** @requirement Agents: What an agent hands over is in the language that its request asks for */
test("an agent gets descriptions, and links to pages, in the language that it asks for", async () => {
  const { use } = await agent({ "accept-language": "en-XA, en;q=0.5" });
  const { data } = await use("get_preset", { id: 2 });
  const start = "https://shop.test/en-XA";
  expect(data).toMatchObject({
    description: expect.stringContaining("⟦"),
    page: `${start}/detail/2`,
    preview: `${start}/preview/atlantic`,
    cartLink: `${start}/cart/add/2`,
  });
  expect((await use("make_cart_link", { ids: [2] })).data.url).toBe(`${start}/cart/add/2`);
  const tried = await use("make_try_on", { template: "silent", company: "Halden" });
  expect(tried.data.url).toContain(`${start}/preview/silent/shared/`);
  const meta = { "ucp-agent": { profile: "https://agent.test/" } };
  const { text } = await use("search_catalog", { meta, catalog: { query: "bakery" } });
  const addresses = text.match(/https:\/\/shop\.test\/[^"]+/g) ?? [];
  expect(addresses).toContain(`${start}/refunds`);
  expect(addresses.filter((it) => !/\.test\/(en-XA|presets)\//.test(it))).toEqual([]);
});

test("without words, a try-on is the template in the company's brand", async () => {
  const { use } = await agent();
  const { data } = await use("make_try_on", { template: "silent", company: "Acme" });
  expect(data.url).toMatch(/^https:\/\/shop\.test\/preview\/silent\/shared\/0000\.[\w-]+$/);
});

/** @requirement Agents: A business gets the link of a finished draft */
test.each(templateSlugs)("%s speaks for a business in the link of a try-on", async (template) => {
  const { use } = await agent();
  const { data } = await use("make_try_on", {
    template,
    company: "Praxis Dr. Wanja",
    language: "de",
    trade: "medical-practice",
    facts: { phone: "+43 316 123456" },
  });
  const { document } = await readLink(data.url);
  expect(document).toMatchObject({ language: "de", description: expect.stringMatching(/\p{L}/u) });
  expect(JSON.stringify(document)).toContain("+43 316 123456");
});

/** @requirement Agents: No link is made of words that look like fraud */
test("words that look like fraud get no link, and the agent is told why", async () => {
  const { use } = await agent();
  const { isError, text } = await use("make_try_on", {
    template: "silent",
    company: "PayPal",
    title: "PayPal: Log in",
    words: {
      "opening.title": "Your account is suspended",
      "opening.lead": ["Please verify your account within 24 hours."],
    },
  });
  expect([isError, text]).toEqual([true, expect.stringMatching(/is not shared.+PayPal/)]);
  const honest = await use("make_try_on", {
    template: "silent",
    company: "Halden",
    words: { "opening.title": "Chairs that stay" },
  });
  expect(honest.data.url).toContain("#words=");
});

/** @requirement Agents: Wrong arguments are answered in the words of the schema */
test.each([
  ["search_presets", { query: 5 }, "query: This must be text"],
  ["search_presets", { colors: ["pink"] }, "colors.0: Known values: white, green"],
  ["search_presets", { name: "x" }, "name: There is no field named name"],
  ["search_presets", { query: "x".repeat(101) }, "query: Please use at most 100 characters"],
  ["get_preset", {}, "id: This is missing"],
  ["get_preset", { id: 2_000_000_000 }, "This template does not exist"],
  ["get_template_content", { template: "nothing" }, "template: Known values: silent"],
  ["make_try_on", { template: "silent", words: { "no.slot": "x" } }, "has no slot “no.slot”"],
  ["make_try_on", { template: "silent", words: [] }, "words: This must be an object of slots"],
  [
    "make_try_on",
    { template: "silent", words: { "no.slot": "x".repeat(25_000) } },
    "too many for a link: 25014 of 24576 characters",
  ],
  ["make_try_on", { template: "silent", company: "a\u202eb" }, "company: A company’s name"],
  ["make_try_on", { template: "silent", company: "x".repeat(41) }, "company: A company’s name"],
  ["make_try_on", { template: "silent", colors: { primary: "#fff" } }, "Known values: White"],
  ["make_try_on", { template: "silent", title: "<b>x</b>" }, "title: Tags such as <b>"],
  [
    "make_try_on",
    { template: "silent", words: { "opening.picture": { file: "a1".repeat(32), alt: "" } } },
    "no pictures of one’s own",
  ],
  ["make_cart_link", { ids: [] }, "ids: This must be at least 1"],
  ["make_cart_link", { ids: [1, 999_999] }, "Not on sale: 999999"],
  ["search_catalog", { catalog: { query: "x" } }, "meta: This is missing"],
])("%s of %j is refused with the reason", async (name, args, reason) => {
  const { use } = await agent();
  const { isError, text } = await use(name, args);
  expect([isError, text]).toEqual([true, expect.stringContaining(reason)]);
});

test("more words than a link holds are refused with their length", async () => {
  const { use } = await agent();
  const { data } = await use("get_template_content", { template: "silent" });
  const { content } = data.sample as { content: Record<string, unknown> };
  const paragraphs = Object.entries(content).filter(([, it]) => Array.isArray(it));
  const words = Object.fromEntries(
    paragraphs.flatMap(([path, value]) =>
      typeof (value as unknown[])[0] === "string"
        ? [[path, [Array.from({ length: 20 }, () => Math.random().toString(36)).join(" ")]]]
        : [],
    ),
  );
  const { isError, text } = await use("make_try_on", { template: "silent", words });
  expect([isError, text]).toEqual([true, expect.stringMatching(/too many|at most/)]);
});

test("a preset that is not on sale gets no cart link", async () => {
  const { id } = await addPreset({ isDisabled: true });
  const { use } = await agent();
  expect((await use("make_cart_link", { ids: [id] })).text).toContain(`Not on sale: ${id}`);
});

/** @requirement Agents: Each message stands for itself, so that any instance answers any of them */
test("one message is enough, from any client of JSON", async () => {
  const response = await post(request("tools/list"), { accept: "application/json" });
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(response.headers.get("mcp-session-id")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect((await response.json()).result.tools).toHaveLength(toolNames.length);
});

test("a notification is taken without an answer", async () => {
  const response = await post({ jsonrpc: "2.0", method: "notifications/initialized" });
  expect([response.status, await response.text()]).toEqual([202, ""]);
});

test.each([
  ["a batch", [request("tools/list"), request("tools/list")], 422],
  ["text", "tools/list", 422],
  ["no method", { jsonrpc: "2.0", id: 1 }, 422],
  ["an id that is none", { ...request("tools/list"), id: null }, 422],
  ["a long id", { ...request("tools/list"), id: "x".repeat(201) }, 422],
  ["more than 64 KiB", { ...request("tools/list"), params: { x: "x".repeat(70_000) } }, 413],
])("%s is refused in a sentence", async (_, message, status) => {
  expect(await statusAndBody(await post(message))).toMatchObject({
    status,
    body: { error: expect.stringMatching(/\S/) },
  });
});

test("unknown methods and tools are errors of JSON-RPC", async () => {
  const unknown = await (await post(request("shutdown"))).json();
  expect(unknown).toMatchObject({ id: 1, error: { code: -32_601 } });
  for (const name of ["pay", "__proto__", "constructor"]) {
    const body = await (await post(request("tools/call", { name, arguments: {} }))).json();
    expect(body.error.message).toContain("There is no such tool");
  }
});

test("params that do not fit their method are refused in a sentence", async () => {
  for (const params of [{ name: "get_preset", arguments: "{}" }, { arguments: {} }]) {
    const { error } = await (await post(request("tools/call", params))).json();
    expect(error).toEqual({ code: -32_602, message: expect.stringContaining("do not fit") });
  }
});

test("there is no stream to open", async () => {
  const response = await call(GET, "/api/mcp", { headers: { accept: "text/event-stream" } });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});

test("a token of the back office reads nothing of its maker's own, and a session counts for nothing", async () => {
  const admin = await addAdmin();
  const { bearer } = await addApiToken(admin, ["orders:read", "sites:read"]);
  for (const headers of [bearer, admin.bearer, {}]) {
    const { use } = await agent(headers);
    const { isError, text } = await use("list_orders");
    expect([isError, text]).toEqual([true, expect.stringContaining("own-orders:read")]);
  }
});

test("a token that does not work is refused, and not treated as none", async () => {
  const response = await post(request("tools/list"), { authorization: "Bearer presetry_wrong" });
  expect(response.status).toBe(401);
  expect(response.headers.get("www-authenticate")).toContain("invalid_token");
});
