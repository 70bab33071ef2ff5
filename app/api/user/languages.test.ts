import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { call, jsonBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { GET, PUT } from "./[email]/route";
import { POST } from "./register/route";

const mailbox = startMailbox();

let made = 0;

async function register(headers: Record<string, string>) {
  const email = `language-${++made}@example.com`;
  const password = "Blue-Door-7";
  const form = { email, password, confirmPassword: password, name: "Acme", logo: "" };
  const response = await call(POST, "/api/user/register", jsonBody(form, headers));
  expect(response.status).toBe(201);
  const [account] = await database().select().from(users).where(eq(users.email, email));
  return account?.language;
}

test("an account has the language of the page that it was opened on", async () => {
  expect(await register({ referer: "https://shop.test/en-XA/register" })).toBe("en-XA");
  const [welcome] = await mailbox.messages();
  expect(welcome?.subject).toMatch(/^⟦Welcome to Presetry·+⟧$/);
  expect(welcome?.text).toContain("https://shop.test/en-XA/confirm-email#");
  const headers = { referer: "https://shop.test/register", "accept-language": "en-XA" };
  expect(await register(headers)).toBe("en");
});

test("without a page, an account has the language that is asked for, if it is offered", async () => {
  expect(await register({ "accept-language": "fr, en-XA;q=0.9, en;q=0.5" })).toBe("en-XA");
  expect(await register({ "accept-language": "fr" })).toBe("en");
  expect(await register({})).toBe("en");
});

test("customers change their language to an offered one", async () => {
  const { email, cookie } = await addCustomer();
  const save = async (language: string) => {
    const request = { ...jsonBody({ language }, cookie), method: "PUT", params: { email } };
    return (await call(PUT, `/api/user/${email}`, request)).status;
  };
  const read = async () => {
    const response = await call(GET, `/api/user/${email}`, { headers: cookie, params: { email } });
    return (await response.json()).language;
  };
  expect(await read()).toBe("en");
  expect(await save("en-XA")).toBe(200);
  expect(await read()).toBe("en-XA");
  expect(await save("tlh")).toBe(422);
  expect(await read()).toBe("en-XA");
});
