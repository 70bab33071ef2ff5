import { Resend } from "resend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmail } from "./email";
import type { FakeService } from "./http-service";

let mail: FakeService;
let resend: Resend;

beforeAll(async () => {
  mail = await startEmail();
  resend = new Resend("re_any", { baseUrl: mail.url });
});
afterAll(() => mail.stop());

const email = (to: string) => ({
  from: "Presetry <hello@presetry.example>",
  to,
  subject: "Hello <there>",
  html: "<p>Hello</p>",
  text: "Hello",
});

async function messagesTo(to: string) {
  const response = await fetch(`${mail.url}/messages?to=${encodeURIComponent(to)}`);
  return (await response.json()) as { id: string; subject: string }[];
}

test("an email sent with the real client is in the mailbox", async () => {
  const { data, error } = await resend.emails.send(email("ann@example.com"));
  expect(error).toBeNull();
  expect(await messagesTo("ann@example.com")).toMatchObject([{ id: data?.id }]);
  const page = await (await fetch(mail.url)).text();
  expect(page).toContain("Hello &#60;there&#62;");
});

test("a repeated key sends once and refuses a different email", async () => {
  const options = { idempotencyKey: "receipt/1" };
  const first = await resend.emails.send(email("bob@example.com"), options);
  const second = await resend.emails.send(email("bob@example.com"), options);
  const other = await resend.emails.send(email("eve@example.com"), options);
  expect(second.data?.id).toBe(first.data?.id);
  expect(other.error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
  expect(await messagesTo("bob@example.com")).toHaveLength(1);
  expect(await messagesTo("eve@example.com")).toHaveLength(0);
});

test.each([
  [{ from: "nobody" }, "validation_error"],
  [{ to: "" }, "missing_required_field"],
  [{ to: ["fine@example.com", "not fine"] }, "validation_error"],
  [{ subject: "" }, "missing_required_field"],
  [{ subject: "two\nlines" }, "validation_error"],
  [{ html: "", text: "" }, "validation_error"],
])("%o is refused as %s", async (change, name) => {
  const { error } = await resend.emails.send({ ...email("carl@example.com"), ...change });
  expect(error).toMatchObject({ statusCode: 422, name });
});

test("without an API key nothing is sent", async () => {
  const response = await fetch(`${mail.url}/emails`, { method: "POST", body: "{}" });
  expect(response.status).toBe(401);
});

test("faults are injected at the requested rate and kind", async () => {
  const injectFaults = (faults: object) =>
    fetch(`${mail.url}/control/faults`, { method: "POST", body: JSON.stringify(faults) });
  await injectFaults({ rate: 1, status: 429 });
  const limited = await resend.emails.send(email("dora@example.com"));
  expect(limited.error).toMatchObject({ statusCode: 429, name: "rate_limit_exceeded" });
  expect(await messagesTo("dora@example.com")).toHaveLength(0);

  await injectFaults({ rate: 1, status: 503, when: "after" });
  const lost = await resend.emails.send(email("dora@example.com"));
  expect(lost.error).toMatchObject({ statusCode: 503 });
  expect(await messagesTo("dora@example.com")).toHaveLength(1);

  await injectFaults({ rate: 1, hang: true });
  const signal = AbortSignal.timeout(100);
  const headers = { authorization: "Bearer re_any" };
  const hanging = fetch(`${mail.url}/emails`, { method: "POST", headers, body: "{}", signal });
  await expect(hanging).rejects.toThrow();

  await injectFaults({ rate: 0 });
  expect((await resend.emails.send(email("dora@example.com"))).error).toBeNull();
});
