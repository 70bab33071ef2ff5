import { openHydrated } from "../fixtures/page";
import { expect, test } from "../fixtures/test";

/**
 * @requirement Routing and layout: The bar leads to Home, Shop and Team, each hidden on its own
 *   page; a small screen has the same in a menu
 */
test("the navigation links to every page except the current one", async ({ page, isMobile }) => {
  for (const [path, hidden] of [
    ["/", "Home"],
    ["/shop/premium", "Shop"],
    ["/about", "Team"],
  ] as const) {
    await page.goto(path);
    if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    const nav = page.getByRole("navigation", { name: /^Main/ }).filter({ visible: true });
    const names = await nav.getByRole("link").allTextContents();
    expect(names).toEqual(["Home", "Shop", "Team"].filter((name) => name !== hidden));
  }
});

/**
 * @requirement Routing and layout: A guest's menu offers Login and Register, a customer's Profile,
 *   Purchases and Log Out
 */
test("a guest's menu offers Login and Register", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Register" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin Panel" })).toHaveCount(0);
});

/**
 * @requirement Home: Three best sellers in a carousel, one of them or none in focus
 * @requirement Home: Testimonials are samples until there are five-star reviews, then the newest of
 *   those
 * @requirement Home: The footer says who the shop is, where it is followed and how it is reached,
 *   with the current year
 */
test("home shows best sellers, testimonials and the footer", async ({ page }) => {
  await page.goto("/");
  const bestSellers = page.getByRole("region", { name: /^(Best sellers|Our picks)$/ });
  await expect(bestSellers.getByRole("article")).toHaveCount(3);
  const testimonials = page.getByRole("region", { name: /^What customers (could )?say$/ });
  expect(await testimonials.getByRole("listitem").count()).toBeGreaterThan(0);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("region", { name: "About" })).toContainText("Presetry sells");
  const social = footer.getByRole("navigation", { name: "Social links" });
  expect(await social.getByRole("link").count()).toBeGreaterThan(0);
  const contact = footer.getByRole("region", { name: "Contact" });
  await expect(contact.getByRole("link", { name: "@" })).toHaveAttribute("href", /^mailto:/);
  await expect(contact.getByRole("button", { name: "Talk to us" })).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Presetry`);
});

/**
 * @requirement Routing and layout: The team page has an intro and eight developers: name, role,
 *   photo, two profiles each
 */
test("the team page shows eight developers", { tag: "@alike" }, async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1, name: "The team" })).toBeVisible();
  await expect(page.getByText("Full-stack developer")).toHaveCount(8);
  await expect(page.getByRole("link", { name: /^LinkedIn profile of/ })).toHaveCount(8);
  await expect(page.getByRole("link", { name: /^GitHub profile of/ })).toHaveCount(8);
  const portraits = page.getByRole("img", { name: /^Portrait of/ });
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

/**
 * @requirement Routing and layout: Checkout, profile and purchases send home visitors who are not signed
 *   in
 */
test("guests are redirected home from customer pages", { tag: "@alike" }, async ({ request }) => {
  for (const path of ["/pay", "/profile", "/profile/security", "/purchases", "/purchases/7"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(new URL(response.headers().location ?? "", "http://any").pathname).toBe("/");
  }
});

/**
 * @requirement Security and resilience: Every response has its security headers, and nothing is
 *   requested from another host
 */
test("every response has its security headers", { tag: "@alike" }, async ({ request }) => {
  for (const path of ["/", "/shop", "/detail/1", "/api/preset", "/preview/sonic", "/nowhere"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"], path).toContain("object-src 'none'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["strict-transport-security"], path).toContain("max-age=");
    expect(headers["referrer-policy"], path).toBeTruthy();
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});

test("a URL with a secret is not sent as a referrer", { tag: "@alike" }, async ({ request }) => {
  for (const path of ["/api/user/validate", "/reset-password/x"]) {
    expect((await request.get(path)).headers()["referrer-policy"], path).toBe("no-referrer");
  }
});

/**
 * @requirement Security and resilience: Every response has its security headers, and nothing is
 *   requested from another host
 */
test("no request goes to another host", { tag: "@alike" }, async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:")) {
      foreign.push(request.url());
    }
  });
  for (const path of ["/", "/shop", "/detail/1", "/about"]) {
    await openHydrated(page, path);
  }
  expect(foreign).toEqual([]);
});

/**
 * @requirement Routing and layout: An unknown address is a page of the shop with status 404, under
 *   the API a sentence in JSON
 * @requirement API: Responses are bare JSON; every failure is a sentence in JSON with its status,
 *   never a 5xx for bad input
 */
test("the API refuses malformed requests in JSON", { tag: "@alike" }, async ({ request }) => {
  for (const [method, path, status] of [
    ["GET", "/api/user/%FF", 400],
    ["GET", "/shop/%00", 400],
    ["TRACE", "/api/health", 405],
    ["PATCH", "/api/preset", 405],
    ["PUT", "/api/contact", 405],
    ["POST", "/api/preset", 401],
    ["GET", "/api/nothing/here", 404],
    ["GET", "/api/preset?quantity=0", 422],
    ["GET", "/api/preset?filters=%7B", 400],
    ["GET", "/api/preset/abc", 404],
  ] as const) {
    const response = await request.fetch(path, { method });
    expect(response.status(), `${method} ${path}`).toBe(status);
    expect((await response.json()).error, `${method} ${path}`).toBeTruthy();
  }
});
