import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { call, type Handler } from "@/e2e/support/call";
import { addAdmin } from "@/e2e/support/customers";
import { startFakeEcb } from "@/e2e/support/ecb";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import { addCustomers, allowedHeaders, knownAt, withAdmin } from "@/e2e/support/fuzz/callers";
import { expectCleanFailure } from "@/e2e/support/fuzz/expect-clean-failure";
import { requests } from "@/e2e/support/fuzz/requests";
import { startRowWatch } from "@/e2e/support/fuzz/row-watch";
import { propertiesOf } from "@/e2e/support/fuzz/valid-request";
import { addInvalidCredentials } from "@/e2e/support/invalid-credentials";
import { startTestIssuer } from "@/e2e/support/issuer";
import { takeLog } from "@/e2e/support/log";
import { startMailbox } from "@/e2e/support/mailbox";
import { startFakePaypal } from "@/e2e/support/paypal";
import { drawPicture } from "@/e2e/support/pictures";
import { endpointName, handlerOf, handlersAt, namedEndpoints } from "@/e2e/support/routes";
import { sampleOf } from "@/e2e/support/sweep";
import { startFakeWriter } from "@/e2e/support/writer";
import { endpoints } from "@/lib/composition/openapi-operations";
import { type Endpoint, isForGuests } from "@/lib/platform/http/endpoint";
import { openSession } from "@/lib/platform/sessions/commands";
import * as unknownRoute from "./[[...path]]/route";
import * as openapiRoute from "./openapi.json/route";

startMailbox();
startFakePaypal();
startFakeEcb();
startTestIssuer();
startFakeWriter();

const sampledEndpoints = sampleOf(namedEndpoints(endpoints), 8);

/** Runs per endpoint; `TEST_SCALE=50` makes it 2,000. */
const numRuns = scaled(40);
const seed = 20_261_121;

/**
 * No generated request can succeed: they need a token, password, session, code, verified address, signature, ticket or
 * file, a customer's licenses, messages or documents, a consumer's order, somebody's whole address, a pending transfer, a flagged payment at PayPal, a site with an earlier version or that was taken down, a proved domain, or
 * a shop that offers domains.
 */
const onlyRefused = [
  "POST /api/auth/signin/oidc",
  "POST /api/draft-mail/stop/{token}",
  "GET /api/user/login0",
  "POST /api/user/login0",
  "PUT /api/user/reset/{token}",
  "POST /api/user/account/confirmation",
  "POST /api/user/account/staff-invitation",
  "POST /api/user/account/alarm",
  "POST /api/user/passkey/login",
  "POST /api/user/account/passkey-options",
  "POST /api/user/account/passkey",
  "PUT /api/user/account/passkey/{id}",
  "POST /api/user/account/api-token",
  "POST /api/user/account/passkey/{id}/removal",
  "POST /api/user/account/authenticator",
  "PUT /api/user/account/authenticator",
  "POST /api/user/account/authenticator/removal",
  "POST /api/user/account/recovery-codes",
  "DELETE /api/user/account/session/{id}",
  "POST /api/user/account/identity/{id}/removal",
  "POST /api/user/account/export/file",
  "POST /api/user/account/deletion/confirmation",
  "POST /api/shop/paypal/webhook",
  "POST /api/mail/webhook",
  "POST /api/preset-picture",
  "PUT /api/shop/order/licenses",
  "GET /api/shop/invoice/{id}/xml",
  "POST /api/shop/invoice/{id}/transfer",
  "POST /api/shop/invoice/{id}/evidence",
  "POST /api/shop/bank-statement",
  "POST /api/shop/bank-line/confirmation",
  "POST /api/shop/invoice/{id}/cancellation",
  "POST /api/shop/invoice/{id}/start",
  "POST /api/shop/invoice/{id}/resolution",
  "POST /api/shop/invoice/{id}/correction",
  "DELETE /api/picture/{hash}",
  "GET /api/share/{code}",
  "DELETE /api/share/{code}",
  "PUT /api/site/{license}/message",
  "POST /api/site/{license}/version/{number}/restore",
  "DELETE /api/published-site/{id}/takedown",
  "POST /api/site/{license}/objection",
  "PUT /api/site/{license}/domain",
  "POST /api/site/{license}/domain/check",
  "PUT /api/site/{license}/webhook",
  "POST /api/site/{license}/webhook/trial",
  "GET /api/site-domain/ask",
];

let admin: Awaited<ReturnType<typeof addAdmin>>;
let invalid: Awaited<ReturnType<typeof addInvalidCredentials>>["credentials"];
let readRows: Awaited<ReturnType<typeof startRowWatch>>;
beforeAll(async () => {
  // Rate limits have tests of their own. Set before the first login, because it is read only once.
  vi.stubEnv("RATE_LIMIT_SCALE", "1000000");
  // A busy machine is no fault of the shop.
  vi.stubEnv("LOG_SLOW_MS", "60000");
  admin = await addAdmin();
  invalid = (await addInvalidCredentials()).credentials;
  readRows = await startRowWatch();
});

const counts: Record<string, Record<number, number>> = {};
afterAll(() => {
  const total: Record<number, number> = {};
  for (const statuses of Object.values(counts)) {
    for (const [status, count] of Object.entries(statuses)) {
      total[Number(status)] = (total[Number(status)] ?? 0) + count;
    }
  }
  const sent = Object.values(total).reduce((sum, count) => sum + count, 0);
  const lines = Object.entries(counts).map(([name, it]) => `${name} ${JSON.stringify(it)}`);
  process.stdout.write(
    `${lines.join("\n")}\n${sent} generated requests to ${lines.length} calls, seed ${seed}: ${JSON.stringify(total)}\n`,
  );
});

const needsSession = ({ access }: Endpoint) => !isForGuests(access);

/**
 * @requirement API: Responses are bare JSON; every failure is a sentence in JSON with its status,
 *   never a 5xx for bad input
 */
test.each(sampledEndpoints)(
  "%s keeps its manners, and what it refuses changes nothing",
  async (name, endpoint) => {
    const handler = await handlerOf(endpoint);
    const callers = await withAdmin(await addCustomers(admin.id), admin.id);
    const { stranger } = callers;
    const known = knownAt(endpoint, callers);
    const headersOf = (caller: string, usesCookie: boolean, pick: number) =>
      ({
        allowed: allowedHeaders(endpoint, usesCookie, callers),
        stranger: usesCookie ? stranger.cookie : stranger.bearer,
        invalid: invalid[pick % invalid.length]?.[1],
      })[caller] ?? {};
    const picture = await drawPicture({ width: 16, height: 16 });
    const statuses: Record<number, number> = {};
    let before = await readRows();
    const answers = fc.asyncProperty(requests(endpoint, known, picture), async (it) => {
      const response = await call(handler, `${endpoint.path}?${it.query}`, {
        method: endpoint.method,
        params: it.params,
        body: it.payload.body,
        headers: {
          "content-type": it.payload.type,
          "x-forwarded-for": it.forwarded,
          ...headersOf(it.caller, it.usesCookie, it.invalid),
          ...(it.origin ? { origin: it.origin } : {}),
        },
      });
      await expectCleanFailure(response, endpoint);
      if (needsSession(endpoint) && ["nobody", "invalid"].includes(it.caller)) {
        expect([401, 403]).toContain(response.status);
      }
      const after = await readRows();
      if (response.status >= 400) expect(after).toEqual(before);
      before = after;
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    });
    // At least one request must succeed, or only the refusals would be tested.
    const hasSucceeded = () => Object.keys(statuses).some((status) => Number(status) < 400);
    const canSucceed = !onlyRefused.includes(name);
    for (let round = 0; round === 0 || (canSucceed && !hasSucceeded() && round < 10); round++) {
      await fc.assert(answers, { seed: seed + round, numRuns });
    }
    counts[name] = statuses;
    // How long a request takes depends on what else the machine does.
    expect(takeLog().filter(({ msg }) => msg !== "Slow request")).toEqual([]);
    expect(hasSucceeded()).toBe(canSucceed);
  },
  faultTestTimeout,
);

const namesIn = (schema: Endpoint["params"]) =>
  schema ? Object.keys(propertiesOf(schema).properties) : [];

test.each(sampleOf(namedEndpoints(endpoints), 30))(
  "%s refuses a NUL character in its URL, also from the admin",
  async (_, endpoint) => {
    const { token } = await openSession(admin.id, { hasSecondFactor: true });
    const handler = await handlerOf(endpoint);
    const query = new URLSearchParams(namesIn(endpoint.query).map((name) => [name, "\0@x.org"]));
    const response = await call(handler, `${endpoint.path}?${query}`, {
      method: endpoint.method,
      params: Object.fromEntries(namesIn(endpoint.params).map((name) => [name, "\0@x.org"])),
      headers: { authorization: token },
    });
    await expectCleanFailure(response, endpoint);
  },
);

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const paths = [...new Set(endpoints.map(({ path }) => path))];

async function expectEveryMethod(path: string, handlers: Partial<Record<string, Handler>>) {
  for (const method of methods) {
    const handler = handlers[method];
    if (!handler)
      throw new Error(
        `${method} ${path} has no handler: the framework would answer it without a message.`,
      );
    const response = await call(handler, path, { method, params: { id: "2147483647" } });
    await expectCleanFailure(response);
    expect(response.headers.has("allow"), method).toBe(response.status === 405);
  }
}

/** @requirement API: An unsupported method is 405 with Allow */
test.each(sampleOf(paths, 30))(
  "%s answers every method with JSON, and 405 with Allow",
  async (path) => {
    await expectEveryMethod(path, await handlersAt(path));
  },
);

test("the OpenAPI document and unknown paths answer every method with JSON, too", async () => {
  await expectEveryMethod("/api/openapi.json", openapiRoute);
  await expectEveryMethod("/api/nothing/here", unknownRoute);
  const response = await call(unknownRoute.GET, "/api/nothing/here");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: "There is nothing at this address." });
});

test("every endpoint of the sample was tried, and every endpoint that needs a secret exists", () => {
  expect(Object.keys(counts)).toEqual(sampledEndpoints.map(([name]) => name));
  const names = endpoints.map(endpointName);
  expect(onlyRefused.filter((name) => !names.includes(name))).toEqual([]);
});
