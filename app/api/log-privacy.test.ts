import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { rateLimits } from "@/db/schema/rate-limits";
import { call } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { logEverything, takeLogText } from "@/e2e/support/log";
import { startOutage } from "@/e2e/support/outage";
import { handlerOf, namedEndpoints } from "@/e2e/support/routes";
import { sampleOf } from "@/e2e/support/sweep";
import { endpoints } from "@/lib/composition/openapi-operations";
import type { Endpoint } from "@/lib/platform/http/endpoint";

logEverything();

const outage = startOutage(["PAYPAL_BASE_URL", "RESEND_BASE_URL", "OIDC_ISSUER", "IMAGE_HOST_URL"]);

/** Input that is sent in every place of a request. None of it may be logged. */
const secrets = {
  email: "ann.secret@example.com",
  password: "Hunter2-hunter2!",
  resetToken: "c2VjcmV0LXRva2VuLW9mLWFubi1sZWUtMDEyMzQ1Njc4OTA",
  ip: "203.0.113.77",
  iban: "DE89370400440532013000",
  city: "Zweibruecken",
};

const { email, password, resetToken, ip, iban, city } = secrets;

const body = {
  email,
  user_email: email,
  password,
  confirmPassword: password,
  name: city,
  city,
  message: `${iban} ${password}`,
  csrfToken: resetToken,
  callbackUrl: `/login?${resetToken}`,
  products: [{ id: 1, price: 15, name: city }],
  totalAmount: 15,
  paymentMethod: "paypal",
  id: "WH-1",
  event_type: "A.B",
  resource: { id: resetToken },
  presetId: 1,
  rating: 5,
};

const bodies = [JSON.stringify(body), `{"password":"${password}","iban":${iban}`, `"${password}"`];

let bearer = "";
let cookie = "";
beforeAll(async () => {
  await outage.start("refuses");
  const customer = await addCustomer({ email });
  bearer = customer.token;
  cookie = customer.cookie.cookie;
});
afterEach(() => database().delete(rateLimits));

async function send({ path, method }: Endpoint, text: string) {
  const handler = await handlerOf({ path, method });
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const query = new URLSearchParams({ email, password, token: resetToken, city, iban, ip });
  for (const value of ["1", email, resetToken]) {
    await call(handler, `${path}?${query}`, {
      method,
      params: Object.fromEntries(names.map((name) => [name, value])),
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": ip,
        "x-request-id": email,
        referer: `https://shop.test/reset-password/${resetToken}`,
        ...(value === "1"
          ? { cookie, "sec-fetch-site": "same-origin" }
          : { authorization: bearer }),
      },
      ...(method === "GET" ? {} : { body: text }),
    });
  }
}

const session = () => cookie.slice(cookie.indexOf("=") + 1);

/** As is, URL-encoded and in lower case. */
const forms = (secret: string) => [secret, encodeURIComponent(secret), secret.toLowerCase()];

function expectNoSecrets(lines: string[]) {
  for (const secret of [...Object.values(secrets), bearer, session()].flatMap(forms)) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
}

test.each(sampleOf(namedEndpoints(endpoints), 60))(
  "%s logs none of its input",
  async (_, endpoint) => {
    for (const text of bodies) await send(endpoint, text);
    expectNoSecrets(takeLogText());
  },
  20_000,
);

test("when every query fails, the errors are logged without the input", async () => {
  await database().execute(sql`alter schema public rename to away`);
  try {
    for (const endpoint of endpoints) await send(endpoint, bodies[0] ?? "");
  } finally {
    await database().execute(sql`alter schema away rename to public`);
  }
  const lines = takeLogText();
  const linesWith = (text: string) => lines.filter((line) => line.includes(text)).length;
  expect(linesWith('"42P01"')).toBeGreaterThan(endpoints.length);
  expect(linesWith('"level":"debug"')).toBeGreaterThan(0);
  expectNoSecrets(lines);
}, 60_000);

test("a well-formed request id of the client is used and sent back", async () => {
  const [health] = endpoints.filter(({ path }) => path === "/api/health");
  if (!health) throw new Error("There is no such endpoint.");
  const handler = await handlerOf(health);
  const idFor = async (requestId: string) =>
    (await call(handler, health.path, { headers: { "x-request-id": requestId } })).headers.get(
      "x-request-id",
    );
  expect(await idFor("01HZX3V9-ABC_def")).toBe("01HZX3V9-ABC_def");
  for (const given of ["", "short", email, ip, "a b c d e f g", "x".repeat(65)]) {
    expect(await idFor(given)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  }
});
