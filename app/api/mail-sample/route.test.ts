import { expect, test } from "vitest";
import { call, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addStaff } from "@/e2e/support/staff";
import { GET as getOne } from "./[kind]/route";
import { GET as getAll } from "./route";

type Headers = Record<string, string>;

const list = async (headers: Headers, query = "_end=100") =>
  statusAndBody(await call(getAll, `/api/mail-sample?${query}`, { headers }));

const read = async (headers: Headers, kind: string) =>
  statusAndBody(await call(getOne, `/api/mail-sample/${kind}`, { headers, params: { kind } }));

/** @requirement Back office: Every kind of email can be looked at as it is sent, light and dark */
test("support looks at every kind of mail", async () => {
  const { bearer } = await addStaff("support");
  const { status, body } = await list(bearer);
  expect(status).toBe(200);
  expect(body).toContainEqual({
    id: "receipt",
    kind: "receipt",
    group: "orders",
    occasion: "Order paid",
    subject: "Your receipt for order 1042",
  });
  const message = await read(bearer, "receipt");
  expect(message.status).toBe(200);
  expect(message.body).toMatchObject({
    subject: "Your receipt for order 1042",
    html: expect.stringContaining("Paid. Thank you!"),
    text: expect.stringMatching(/Gourmet Grove +\$17\.50\n/),
  });
});

test.each<[string, string[]]>([
  ["id=receipt&id=welcome", ["welcome", "receipt"]],
  ["id=receipt&id=welcome&_sort=id", ["receipt", "welcome"]],
  ["id=receipt&id=welcome&_sort=id&_order=DESC", ["welcome", "receipt"]],
  ["q=INVOICE CORRECTED", ["invoice-corrected"]],
  ["group=team&_sort=kind&_start=1&_end=2", ["contact-message"]],
])("the list takes %s, as other lists do", async (query, kinds) => {
  const { bearer } = await addStaff("support");
  const { body } = await list(bearer, query);
  expect((body as { kind: string }[]).map(({ kind }) => kind)).toEqual(kinds);
  expect((await list(bearer, `${query}&nonsense=1`)).status).toBe(422);
});

test.each(["nothing", "constructor", "__proto__"])("%s is no kind of mail", async (kind) => {
  const { bearer } = await addStaff("support");
  expect((await read(bearer, kind)).status).toBe(404);
});

test("bookkeeping and customers do not", async () => {
  for (const { bearer } of [await addStaff("bookkeeping"), await addCustomer()]) {
    expect((await list(bearer)).status).toBe(403);
    expect((await read(bearer, "receipt")).status).toBe(403);
  }
});
