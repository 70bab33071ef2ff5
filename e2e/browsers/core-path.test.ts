import { randomUUID } from "node:crypto";
import type { Page } from "puppeteer-core";
import { expect, test } from "vitest";
import { templateSpecs, textsOnPage } from "../fixtures/templates";
import { sampleOf } from "../support/sweep";
import { baseUrl, named, open, startFirefox, waitForPath, waitForText } from "./firefox";

const visit = startFirefox();

const sonic = { path: "/detail/10", name: "Sonic" };

async function newAccount() {
  const email = `${randomUUID().slice(0, 18)}@example.com`;
  const password = "Swatch-2026";
  const response = await fetch(new URL("/api/user/register", baseUrl), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Crumb and Sons",
      email,
      password,
      confirmPassword: password,
      logo: "",
    }),
  });
  expect(response.status).toBe(201);
  return { email, password };
}

async function logIn(page: Page) {
  const { email, password } = await newAccount();
  await open(page, "/login");
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await named(page, "button", "Login").click();
  await page.waitForFunction(() => localStorage.getItem("token") !== null);
}

const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

test("a guest browses from the home page to a preset", () =>
  visit(async (page) => {
    await open(page, "/");
    await named(page, "link", "Templates Shop").click();
    await waitForPath(page, /^\/shop$/);
    await page.locator("a[href='/shop/premium']").click();
    await waitForPath(page, /^\/shop\/premium$/);
    await page.locator("article a").click();
    await waitForPath(page, /^\/detail\/\d+$/);
    await waitForText(page, "PREVIEW");
  }));

test("a guest tries colors on a preview, and they are kept", () =>
  visit(async (page) => {
    const primary = () =>
      page.$eval("body > [class^='t-']", (it) =>
        getComputedStyle(it).getPropertyValue("--primary").trim(),
      );
    await open(page, "/preview/sonic");
    await page.locator("#toolbar ::-p-text(Primary background)").click();
    await page.locator("input[value='bg-green-700']").click();
    await page.waitForFunction(() => localStorage.getItem("palette")?.includes("bg-green-700"));
    expect(await primary()).toBe("#15803d");
    await page.reload();
    expect(await primary()).toBe("#15803d");
  }));

test("a preset goes into the cart and out of it", () =>
  visit(async (page) => {
    await open(page, sonic.path);
    await named(page, "button", "Add to Cart").click();
    await waitForText(page, "Remove from Cart");
    await open(page, "/cart");
    await waitForText(page, sonic.name);
    await page.locator("button ::-p-text(Remove)").click();
    await waitForText(page, "empty");
  }));

test("a customer logs in, orders by bank transfer and sees the purchase", () =>
  visit(async (page) => {
    await logIn(page);
    await open(page, sonic.path);
    await named(page, "button", "Add to Cart").click();
    await waitForText(page, "Remove from Cart");
    await open(page, "/pay");
    await named(page, "button", "Pay").click();
    for (const [name, value] of Object.entries({
      lastname: "Miller",
      firstname: "Ada",
      street: "Domstraße 7",
      city: "Köln",
      zipcode: "50667",
    })) {
      await page.locator(`input[name=${name}]`).fill(value);
    }
    await page.select("select[name=country]", "DE");
    await page.locator("input[name=forBusiness]").click();
    await named(page, "button", "Bank transfer").click();
    await waitForText(page, "You will receive an email with the bank account details");
    await open(page, "/purchases");
    await waitForText(page, "Pending");
    await waitForText(page, sonic.name);
  }));

test.each(sampleOf(templateSpecs, 4))("the template $slug is shown whole", ({ slug, texts }) =>
  visit(async (page) => {
    await open(page, `/preview/${slug}/bare`);
    const shown = plain(await page.evaluate(textsOnPage));
    for (const text of texts) expect(shown).toContain(plain(text));
    const broken = await page.$$eval("img", (images) =>
      images.filter((it) => it.complete && it.naturalWidth === 0).map((it) => it.src),
    );
    expect(broken).toEqual([]);
  }),
);
