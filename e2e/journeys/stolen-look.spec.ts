import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, storedToken, test } from "../fixtures/customer";
import { addressOf, claim, newHost, openNewSite, prove } from "../fixtures/domains";

// What is refused is said in the console.
test.use({ expectedErrors: [/./] });
test.describe.configure({ timeout: 120_000 });

/** What a script in this page gets of the shop where its owner is signed in; "refused" where it throws. */
const steal = (page: Page, shop: string) =>
  page.evaluate(async (address) => {
    const attempt = async (work: () => unknown) => {
      try {
        return (await work()) ?? "nothing";
      } catch {
        return "refused";
      }
    };
    const frame = document.createElement("iframe");
    frame.src = `${address}/profile`;
    const framed = new Promise((resolve) => {
      frame.onload = resolve;
      setTimeout(resolve, 3_000);
    });
    document.body.append(frame);
    await framed;
    return {
      cookie: await attempt(() => document.cookie || null),
      token: await attempt(() => localStorage.getItem("token")),
      databases: await attempt(async () => (await indexedDB.databases()).length || null),
      api: await attempt(async () =>
        (await fetch(`${address}/api/user/validate`, { credentials: "include" })).text(),
      ),
      page: await attempt(async () => (await fetch(`${address}/profile`)).text()),
      frame: await attempt(() => frame.contentWindow?.document.body.innerText || null),
      popup: await attempt(() => window.open(`${address}/profile`)?.document.cookie || null),
      worker: await attempt(() => {
        new Worker(URL.createObjectURL(new Blob([""])));
        return new Promise((_, reject) => setTimeout(reject, 500));
      }),
    };
  }, shop);

/** @requirement Sites: A published page cannot read the shop's cookies, storage and API */
test("neither a site, under its name or its domain, nor the answers to its form read anything of the shop", async ({
  page,
  customer,
}) => {
  const named = await openNewSite(page, customer);
  const shop = new URL(page.url()).origin;
  const token = await storedToken(page);
  expect(token).toBeTruthy();
  const host = newHost();

  // The answers are at the shop's address.
  const license = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { form } = await (await page.request.get(`/api/site/${license}`)).json();
  expect(new URL(form.address).origin).toBe(shop);

  // What looks like spam would be thanked for, too, once the device has worked for it.
  await page.route("**/message-proof.js", (route) => route.abort());
  const answers = [
    { heading: "Please check what you wrote", message: "" },
    { heading: "Thank you", message: `A lamp, please: ${randomUUID()}` },
    { heading: "One moment", message: "https://a.example ".repeat(3) },
  ];
  for (const { heading, message } of answers) {
    await page.goto("about:blank");
    await page.setContent(`<form method="post" action="${form.address}">
      <input name="kind" value="contact"><input name="name" value="Ada Reader">
      <input name="email" value="reader@example.com"><textarea name="message">${message}</textarea>
      <input name="consent" value="yes"><button>Send</button></form>`);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const stolen = await steal(page, shop);
    expect(["refused", "nothing"], heading).toEqual(expect.arrayContaining(Object.values(stolen)));
    expect(stolen, heading).toMatchObject({
      cookie: "refused",
      token: "refused",
      api: "refused",
      page: "refused",
    });
  }

  await page.goto(named);
  const fromName = await steal(page, shop);
  expect(["refused", "nothing"]).toEqual(expect.arrayContaining(Object.values(fromName)));
  expect(fromName).toMatchObject({
    cookie: "nothing",
    token: "nothing",
    api: "refused",
    page: "refused",
  });

  await page.goto("/purchases");
  await page.getByRole("link", { name: /^Your site of/ }).click();
  await claim(page, host);
  await prove(page, host);
  const address = addressOf(page, host);
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(200);
  const fromDomain = await steal(page, shop);
  expect(["refused", "nothing"]).toEqual(expect.arrayContaining(Object.values(fromDomain)));
  expect(fromDomain).toMatchObject({ cookie: "nothing", api: "refused", page: "refused" });

  // The way in by its own name is closed, too.
  for (const path of ["profile", "api/user/validate", "_next/static/x.js", "login"]) {
    const response = await page.goto(address + path);
    expect(response?.status()).toBe(404);
    expect((await response?.allHeaders())?.["set-cookie"]).toBeUndefined();
  }
  expect(await page.context().cookies(address)).toEqual([]);
});
