import type { Page } from "@playwright/test";
import { expectCartCount, putInAccount, sonic } from "../fixtures/cart";
import {
  admin,
  expect,
  logOut,
  newCustomer,
  openAccountMenu,
  registerCustomer,
  signIn,
  storedToken,
  test,
} from "../fixtures/customer";
import { sampleOf } from "../support/sweep";

/** @requirement Routing and layout: Login and register send home visitors who are signed in */
test("signed-in customers are redirected home from login and register", async ({
  page,
  customer,
}) => {
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
  await expect(await openAccountMenu(page)).toContainText(customer.email);
});

/**
 * @requirement Session: At the start a stored token is checked; until then neither menu is shown
 */
test("a login survives a reload, and the menu is never wrong", async ({ page, customer }) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/user/validate", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto("/shop");
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await expect(page.getByText("One moment…")).toBeVisible();
  await expect(page.getByRole("link", { name: "Login" })).toBeHidden();
  answer();
  await expect(page.locator("#user-menu")).toContainText(customer.email);
  await expect(page.getByRole("link", { name: "Login" })).toBeHidden();
});

/** Everything that the tab's storages hold, as one text. */
const storedIn = (tab: Page) =>
  tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/**
 * @requirement Session: Logging out asks "Are you sure?" and "You are about to log out", with Yes,
 *   log out
 * @requirement Session: Logout clears the stored token, the user and the cart that is shown, on
 *   every tab
 * @requirement Session: After a logout nothing in the browser names the customer, on any tab
 */
test("logging out is confirmed, and leaves nothing of the customer on any open tab", async ({
  page,
  context,
  customer,
}) => {
  await putInAccount(page.request, customer.email, [sonic.id]);
  const other = await context.newPage();
  await other.goto("/about");
  await page.goto("/shop");
  for (const tab of [other, page]) {
    await tab.bringToFront();
    await expect(await openAccountMenu(tab)).toContainText(customer.email);
    await tab.keyboard.press("Escape");
    await expectCartCount(tab, "1 template");
    await expect.poll(() => storedIn(tab)).toContain("synced");
  }

  await (await openAccountMenu(page)).getByRole("button", { name: "Log Out" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(question).toContainText("You are about to log out");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => storedToken(page)).not.toBeNull();

  await logOut(page);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    const menu = await openAccountMenu(tab);
    await expect(menu.getByRole("link")).toHaveText(["Login", "Register"]);
    await expect.poll(() => storedToken(tab)).toBeNull();
    await expectCartCount(tab, "empty");
    await expect.poll(() => storedIn(tab)).not.toContain(customer.email);
  }
  // The device cookie stays: it signs nobody in.
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toEqual(["device"]);
});

/** @requirement Session: After a logout nothing in the browser names the customer, on any tab */
test("a page that Back restores after a logout shows no customer", async ({ page, customer }) => {
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(customer.name);
  // As after a logout on another page of this tab: a page in the back-forward cache gets no event
  // of it. Playwright turns this cache off.
  await page.evaluate(() => {
    localStorage.removeItem("token");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page).toHaveURL("/");
});

test.describe(() => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  /** @requirement Session: Logout works on the device even if the request fails */
  test("logging out works in the browser even if the request fails", async ({ page, customer }) => {
    await page.route("**/api/user/logout", (route) => route.abort());
    await page.goto("/about");
    await expect(await openAccountMenu(page)).toContainText(customer.email);
    await page.keyboard.press("Escape");
    await logOut(page);
    await expect((await openAccountMenu(page)).getByRole("link", { name: "Login" })).toBeVisible();
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  /** @requirement Session: After a logout nothing in the browser names the customer, on any tab */
  test("a business that could not be sent stays after a logout, without its owner's address", async ({
    page,
    customer,
  }) => {
    await page.route(/\/api\/business\/./, (route) => route.abort());
    await page.goto("/");
    await expect(await openAccountMenu(page)).toContainText(customer.email);
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: "Or paste a text, choose a file, or type your facts" })
      .click();
    const card = page.getByRole("dialog", { name: "Your facts" });
    await card.getByRole("button", { name: "Type them myself" }).click();
    await card.getByLabel("What you do").selectOption("Bakery");
    await card.getByLabel("Phone").fill("+43 316 1");
    await card.getByRole("button", { name: "Use these" }).click();
    await expect.poll(() => storedIn(page)).toContain("+43 316 1");
    await page.goto("/about");
    await logOut(page);
    await expect.poll(() => storedIn(page)).not.toContain(customer.email);
    expect(await storedIn(page)).toContain("+43 316 1");
  });
});

test.describe("with only a token or only a cookie", () => {
  // Requests without the cookie are refused.
  test.use({ expectedErrors: [/status of 401/] });

  test("a token without its cookie is dropped on every tab after a 401", async ({
    page,
    context,
    customer,
  }) => {
    const other = await context.newPage();
    await other.goto("/about");
    await expect(await openAccountMenu(other)).toContainText(customer.email);
    await context.clearCookies();
    await page.goto("/shop");
    for (const tab of [page, other]) {
      await expect.poll(() => storedToken(tab)).toBeNull();
      const menu = tab.locator("#user-menu").getByRole("link", { includeHidden: true });
      await expect(menu).toHaveText(["Login", "Register"]);
    }
  });

  test("a late 401 of an old session does not end the new one", async ({
    page,
    context,
    customer,
  }) => {
    let refuse = () => {};
    const isTime = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route(
      "**/api/shop/order?*",
      async (route) => {
        await isTime;
        await route.fulfill({ status: 401, json: { error: "Please log in." } });
      },
      { times: 1 },
    );
    const asked = page.waitForRequest("**/api/shop/order?*");
    await page.goto("/about");
    await asked;
    await expect(await openAccountMenu(page)).toContainText(customer.email);

    const next = newCustomer("Next in Line");
    const tab = await context.newPage();
    await registerCustomer(tab.request, next);
    await signIn(tab, next);
    await expect(page.locator("#user-menu")).toContainText(next.email);
    const refused = page.waitForResponse((response) => response.status() === 401);
    refuse();
    await (await refused).finished();
    expect(await storedToken(page)).toBe(await storedToken(tab));
    await expect(page.locator("#user-menu")).toContainText(next.email);
  });

  test("a customer's page redirects home without a valid session", async ({ page, customer }) => {
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.goto("/profile");
    await expect(page).toHaveURL("/");

    await signIn(page, customer);
    await page.goto("/profile");
    await expect(await openAccountMenu(page)).toContainText(customer.email);
    await page.request.post("/api/user/logout", { headers: { "Sec-Fetch-Site": "same-origin" } });
    await page.context().addCookies(cookies);
    // A document without scripts. The page that is open may be leaving for the home page, which interrupts this.
    await expect(() => page.goto("/robots.txt")).toPass();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/profile");
    await expect(page).toHaveURL("/");
  });
});

test("logging out on a customer's page redirects home on every tab, and Back shows nothing", async ({
  page,
  context,
  customer,
}) => {
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.bringToFront();
    await tab.goto("/profile");
    await expect(await openAccountMenu(tab)).toContainText(customer.email);
    await tab.keyboard.press("Escape");
  }
  await logOut(page);
  for (const tab of [page, other]) await expect(tab).toHaveURL("/");
  await page.goBack();
  await expect(page.getByText(customer.email)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeHidden();
});

/**
 * @requirement Routing and layout: The Admin Panel link shows for the admin's email only, and leads
 *   to the configured address
 */
test("the admin sees the link to the admin panel", async ({ page }) => {
  await signIn(page, admin);
  await page.goto("/about");
  const menu = await openAccountMenu(page);
  await expect(menu.getByRole("link", { name: "Admin Panel" })).toHaveAttribute("href", /admin/);
  expect(await (await page.request.get("/about")).text()).not.toContain(admin.email);
});

/**
 * @requirement Security and resilience: Pages are the same for everyone, and no customer sees
 *   another
 */
test("two customers at once see only themselves, on pages that are the same for all", async ({
  browser,
  baseURL,
}) => {
  const opened = await Promise.all(
    ["Ada and Co", "Bo and Co"].map(async (name) => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      const page = await context.newPage();
      const customer = newCustomer(name);
      await registerCustomer(page.request, customer);
      await signIn(page, customer);
      return { context, page, customer };
    }),
  );
  const emails = opened.map(({ customer }) => customer.email);
  for (const path of ["/", "/shop", "/detail/1", "/login"]) {
    const bodies = await Promise.all(
      opened.map(async ({ page }) => (await page.request.get(path)).text()),
    );
    expect(bodies[0], path).toBe(bodies[1]);
    for (const email of emails) expect(bodies[0], path).not.toContain(email);
  }
  await Promise.all(
    opened.map(async ({ page, customer }) => {
      await page.goto("/shop");
      const menu = await openAccountMenu(page);
      await expect(menu).toContainText(customer.email);
      for (const other of emails.filter((email) => email !== customer.email)) {
        await expect(menu).not.toContainText(other);
      }
    }),
  );
  await Promise.all(opened.map(({ context }) => context.close()));
});

const claims = Buffer.from('{"email":"a@b.example","name":"A","logo":"","about":""}');
const brokenTokens = [
  "",
  " ",
  "null",
  "undefined",
  "true",
  "0",
  "{}",
  "[]",
  '"',
  "..",
  "a.b.c",
  "\u0000",
  "ключ",
  "a\nb: c",
  "<script>",
  "Bearer x",
  `x.${claims.toString("base64url")}.x`,
  `${claims.toString("base64url")}`,
  `x.${Buffer.from("null").toString("base64url")}.x`,
  `x.${Buffer.from('{"email":1}').toString("base64url")}.x`,
  "x".repeat(100_000),
];

test.describe(() => {
  test.use({ expectedErrors: [/status of 401/] });

  /**
   * @requirement Session: A token that is not valid is removed silently
   * @requirement Security and resilience: Broken stored carts, tokens, themes and palettes never
   *   break a page
   */
  test("broken stored tokens never break a page, and are dropped", async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto("/about");
    for (const token of sampleOf(brokenTokens, 4)) {
      await page.evaluate((it) => localStorage.setItem("token", it), token);
      await page.reload();
      const menu = await openAccountMenu(page);
      await expect(menu.getByRole("link")).toHaveText(["Login", "Register"]);
      expect(await storedToken(page), JSON.stringify(token).slice(0, 40)).toBeNull();
    }
  });
});
