import { randomUUID } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { apiTokens } from "@/db/schema/api-tokens";
import { pictureOwners, pictures } from "@/db/schema/pictures";
import { call } from "@/e2e/support/call";
import { addAdmin } from "@/e2e/support/customers";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import {
  addCustomers,
  allowedHeaders,
  type Customers,
  knownAt,
  withAdmin,
} from "@/e2e/support/fuzz/callers";
import { requests } from "@/e2e/support/fuzz/requests";
import { type KnownData, propertiesOf, validRequest } from "@/e2e/support/fuzz/valid-request";
import { startTestIssuer } from "@/e2e/support/issuer";
import { startMailbox } from "@/e2e/support/mailbox";
import { startFakePaypal } from "@/e2e/support/paypal";
import { drawPicture } from "@/e2e/support/pictures";
import { endpointName, handlerOf, namedEndpoints } from "@/e2e/support/routes";
import { newBrowser } from "@/e2e/support/sign-in";
import { publishText } from "@/e2e/support/sites";
import { sampleOf } from "@/e2e/support/sweep";
import { startFakeWriter } from "@/e2e/support/writer";
import { getAccount } from "@/lib/accounts/security/endpoints";
import { openapi } from "@/lib/composition/openapi";
import { endpoints } from "@/lib/composition/openapi-operations";
import { saveBusiness } from "@/lib/customization/businesses/commands";
import type { Endpoint } from "@/lib/platform/http/endpoint";
import { getOneSite } from "@/lib/sites/endpoints";
import { shareCopy } from "@/lib/sites/screening/commands/share";

startMailbox();
startFakePaypal();
startTestIssuer();
startFakeWriter();

const document = JSON.parse(JSON.stringify(openapi("https://shop.test")));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, "openapi");

/** Headers that HTTP defines for any response. */
const general = ["cache-control", "content-type", "referrer-policy", "vary"];

const pointer = (...steps: string[]) =>
  steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** Status, headers and body of a response are those of the document. */
async function expectDescribed({ method, path }: Endpoint, response: Response) {
  const steps = ["paths", path, method.toLowerCase(), "responses", String(response.status)];
  const described = steps.reduce((at, step) => at?.[step], document);
  const body = await response.text();
  expect(described, `status ${response.status} ${body}`).toBeDefined();
  const headers = Object.keys(described.headers).map((name) => name.toLowerCase());
  expect([...general, ...headers]).toEqual(expect.arrayContaining([...response.headers.keys()]));
  if (headers.includes("x-total-count")) {
    expect(response.headers.get("x-total-count")).toMatch(/^\d+$/);
  }
  if (!described.content) return expect(body).toBe("");
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  expect(Object.keys(described.content)).toEqual([type]);
  if (type !== "application/json") return;
  const ref = `openapi#${pointer(...steps, "content", type, "schema")}`;
  const validate = ajv.getSchema(ref);
  expect(validate, ref).toBeDefined();
  expect(validate?.(JSON.parse(body)), `${ajv.errorsText(validate?.errors)} ${body}`).toBe(true);
}

let admin: Awaited<ReturnType<typeof addAdmin>>;
let shared: Customers;
let picture: Uint8Array;
/** What a valid request to an endpoint needs beyond the shared customers. */
let needed: Record<string, { params?: Record<string, string>; headers?: Record<string, string> }>;
beforeAll(async () => {
  // Rate limits have tests of their own. Set before the first login, because it is read only once.
  vi.stubEnv("RATE_LIMIT_SCALE", "1000000");
  admin = await addAdmin();
  shared = await addCustomers(admin.id);
  picture = await drawPicture({ width: 16, height: 16 });
  needed = await addRest(shared);
});

/** What no other endpoint refers to. */
async function addRest({ ann, known }: Customers) {
  const hash = "a".repeat(64);
  await database().insert(pictures).values({ hash, width: 300, height: 200, bytes: 1_000 });
  await database().insert(pictureOwners).values({ userId: ann.id, hash });
  await database()
    .insert(apiTokens)
    .values({
      userId: ann.id,
      name: "Own",
      tokenHash: `own-${ann.id}`,
      ending: "fuzz",
      scopes: ["own-orders:read"],
      expiresAt: new Date(Date.now() + 3.6e6),
    });
  const told = {
    name: "",
    trade: "bakery",
    language: "en",
    facts: { phone: "+43 316 1" },
  } as const;
  await saveBusiness(ann.id, randomUUID(), { version: 0, ...told });
  const browser = newBrowser();
  const texts = { language: "en", title: "", description: "" } as const;
  const document = { template: "silent", version: 1, ...texts, content: {} };
  const { code } = await shareCopy(ann.id, { template: "silent", brand: "0000", document });
  await publishText({ owner: ann, license: known.license }, "First");
  await browser.signIn({ email: "known-to-the-issuer@example.com", name: "Bob" });
  return {
    "/api/share/{code}": { params: { code } },
    "/api/user/login0": { headers: browser.headers() },
  };
}

/** They end a session of the customer, or change what valid requests to other endpoints refer to. */
const changing = [
  "GET /api/user",
  // A category has one bundle: that of the shared customers is gone once another test deleted it.
  "GET /api/bundle/{id}",
  "POST /api/bundle",
  "POST /api/sale",
  "POST /api/published-site/{id}/takedown",
  "POST /api/shop/invoice/{id}/resolution",
  "POST /api/shop/pay_order",
  "POST /api/shop/refund",
  "POST /api/user/account/deletion",
  "POST /api/user/account/email",
  "POST /api/user/login",
  "POST /api/user/logout",
];

/** Customers of its own for an endpoint that changes or removes what is there, or else the shared ones. */
const customersFor = async (endpoint: Endpoint) =>
  ["PUT", "DELETE"].includes(endpoint.method) || changing.includes(endpointName(endpoint))
    ? addCustomers(admin.id)
    : shared;

const seed = 20_261_122;
const roles = ["guest", "the customer", "another customer", "the admin"] as const;

/** @requirement API: Every endpoint and every response is described, and only those */
test.each(sampleOf(namedEndpoints(endpoints), 35))(
  "%s: what it answers to anybody is in the document",
  async (_, endpoint) => {
    const handler = await handlerOf(endpoint);
    const callers = await withAdmin(await customersFor(endpoint), admin.id);
    const known = knownAt(endpoint, callers);
    const credentials = {
      guest: {},
      "the customer": allowedHeaders(endpoint, false, callers),
      "another customer": callers.stranger.bearer,
      "the admin": callers.admin.bearer,
    };
    const samples = fc.sample(requests(endpoint, known, picture), { seed, numRuns: scaled(3) });
    for (const { params, query, payload } of samples) {
      for (const role of roles) {
        const response = await call(handler, `${endpoint.path}?${query}`, {
          method: endpoint.method,
          params,
          body: payload.body,
          headers: { "content-type": payload.type, ...credentials[role] },
        });
        await expectDescribed(endpoint, response);
      }
    }
  },
  faultTestTimeout,
);

const reads = endpoints.filter(({ method, contentType }) => method === "GET" && !contentType);

/** The required parts of valid requests to an endpoint. */
const leastRequests = ({ params, query }: Endpoint, known: KnownData) => {
  const least = (schema: Endpoint["query"]) => {
    const { properties, required } = schema
      ? propertiesOf(schema)
      : { properties: {}, required: [] };
    const needed = Object.entries(properties).filter(([name]) => required.includes(name));
    return validRequest({ properties: Object.fromEntries(needed), required }, known);
  };
  return fc.sample(fc.record({ params: least(params), query: least(query) }), {
    seed,
    numRuns: 100,
  });
};

const asTexts = (it: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(it).map(([name, value]) => [name, String(value)]));

/** @requirement API: Every endpoint and every response is described, and only those */
test.each(namedEndpoints(reads))(
  "%s: its JSON is that of the document, and not of an empty list",
  async (_, endpoint) => {
    const handler = await handlerOf(endpoint);
    const callers = await withAdmin(await customersFor(endpoint), admin.id);
    const answers = new Set<string>();
    const own = needed[endpoint.path];
    const allowed = own?.headers ?? allowedHeaders(endpoint, false, callers);
    for (const { params, query } of leastRequests(endpoint, knownAt(endpoint, callers))) {
      const path = `${endpoint.path}?${new URLSearchParams(asTexts(query))}`;
      for (const headers of [allowed, callers.admin.bearer, {}]) {
        const request = { params: { ...asTexts(params), ...own?.params }, headers };
        const response = await call(handler, path, request);
        const { status } = response;
        const body = await response.clone().text();
        answers.add(`${status} ${body.slice(0, 80)}`);
        if (status !== (endpoint.status ?? 200) || body === "[]") continue;
        await expectDescribed(endpoint, response);
        return;
      }
    }
    expect.fail(`Only ${[...answers].join(", ")}`);
  },
  faultTestTimeout,
);

/** Otherwise the endpoints after that change would only be seen refusing. */
test("no endpoint has changed what the shared customers have", async () => {
  const { ann, stranger, known } = shared;
  const { license } = known;
  for (const { bearer } of [ann, stranger]) {
    const handler = await handlerOf(getAccount);
    expect((await call(handler, getAccount.path, { headers: bearer })).status).toBe(200);
  }
  const request = { headers: ann.bearer, params: { license } };
  expect((await call(await handlerOf(getOneSite), getOneSite.path, request)).status).toBe(200);
});

test("a refusal because of the origin is in the document", async () => {
  const unsafe = endpoints.filter(({ method, isUnsafe }) => method !== "GET" || isUnsafe);
  for (const endpoint of unsafe) {
    const response = await call(await handlerOf(endpoint), endpoint.path, {
      method: endpoint.method,
      headers: { cookie: "sid=1", "sec-fetch-site": "cross-site" },
    });
    expect(response.status, endpointName(endpoint)).toBe(403);
    await expectDescribed(endpoint, response);
  }
});
