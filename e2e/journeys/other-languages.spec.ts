import type { Page } from "@playwright/test";
import { inLanguage } from "@/lib/languages.mjs";
import { cannotServeAgain, test } from "../fixtures/another-server";
import { buy, invoicesOf } from "../fixtures/checkout";
import { type Customer, expect, newCustomer, registerCustomer, signIn } from "../fixtures/customer";
import { expectLanguage, wordsIn } from "../fixtures/languages";
import { emailsTo, pathInEmail } from "../fixtures/mailbox";
import { pdfText } from "../support/pdf-text";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const silent = { id: 4, name: "Silent", slug: "silent" };

const addresses = {
  de: { street: "Domstraße 7", zipCode: "50667", city: "Köln", country: "DE" },
  fr: { street: "12 rue des Lilas", zipCode: "69001", city: "Lyon", country: "FR" },
};

const person = { lastName: "Miller", firstName: "Ada" };

const expectEmail = (page: Page, { email }: Customer, subject: string) =>
  expect
    .poll(async () => (await emailsTo(page.request, email)).map((it) => it.subject))
    // Subjects have plain spaces only.
    .toContain(subject.replace(/\s/g, " "));

const orderOf = async (page: Page, customer: Customer) =>
  String((await invoicesOf(page, customer))[0]?.id);

for (const language of ["de", "fr"] as const) {
  const say = wordsIn(language);
  const at = (path: string) => inLanguage(language, path);
  const expectPage = async (page: Page, path: string) => {
    await expect(page).toHaveURL(at(path));
    await expectLanguage(page, language);
  };
  const visible = (page: Page, label: string) =>
    page.getByLabel(label, { exact: true }).filter({ visible: true });

  /** From the home page to the detail page, by links. */
  const browse = async (page: Page, isMobile: boolean) => {
    const main = page.getByRole("main");
    await page.goto(at("/"));
    await expectLanguage(page, language);
    await main.getByRole("link", { name: say("hero")("shop") }).click();
    await expectPage(page, "/shop");
    await page.waitForLoadState();
    const filters = page.getByRole("button", { name: say("filters")("filters") });
    if (isMobile) await filters.click();
    await page
      .getByRole("navigation", { name: say("filterBy")("categories") })
      .getByRole("link", { name: new RegExp(`^${say("presetWords")("basic")}`) })
      .filter({ visible: true })
      .click();
    await expectPage(page, "/shop/basic");
    await page.waitForLoadState();
    await page
      .getByRole("button", { name: say("shopPage")("orderBy") })
      .filter({ visible: true })
      .click();
    await page
      .getByRole("link", { name: say("sortOrders")("price-a") })
      .filter({ visible: true })
      .click();
    await expectPage(page, "/shop/basic/price-a");
    await page
      .getByRole("article")
      .filter({ visible: true })
      .filter({ hasText: silent.name })
      .getByRole("link")
      .first()
      .click();
    await expectPage(page, `/detail/${silent.id}`);
    await expect(
      page.getByRole("heading", { level: 1, name: silent.name }).filter({ visible: true }),
    ).toBeVisible();
  };

  /** From the detail page to the page that asks how to pay. */
  const orderAsNewCustomer = async (page: Page, { name, email, password }: Customer) => {
    const main = page.getByRole("main");
    await main.getByRole("button", { name: say("cartButton")("add"), exact: true }).click();
    await page
      .getByRole("link", { name: say("layout")("cartWith", { count: 1 }) })
      .filter({ visible: true })
      .click();
    await expectPage(page, "/cart");
    await page.getByRole("radio", { name: say("cartSummary")("with") }).check();
    await page.getByRole("button", { name: say("cartSummary")("continue") }).click();
    const alert = page.getByRole("alertdialog", { name: say("cartSummary")("login") });
    await expect(alert).toContainText(say("cartSummary")("mustLogin"));
    await expectLanguage(page, language);
    await alert.getByRole("button", { name: say("cartSummary")("login") }).click();
    await expectPage(page, "/login?redirect=%2Fpay");
    await main
      .getByRole("link", { name: say("account")("register") })
      .filter({ visible: true })
      .click();
    await expectPage(page, "/register?redirect=%2Fpay");
    await visible(page, say("register")("name")).fill(name);
    await visible(page, say("account")("email")).fill(email);
    await visible(page, say("account")("password")).fill(password);
    await visible(page, say("newPassword")("confirm")).fill(password);
    await main.getByRole("button", { name: say("account")("register"), exact: true }).click();
    const success = page.getByRole("alertdialog", { name: say("account")("success") });
    await expect(success).toContainText(say("register")("created"));
    await success.getByRole("button").click();
    await expect(visible(page, say("account")("password"))).toHaveValue(password);
    await expectPage(page, "/login?redirect=%2Fpay");
    await main.getByRole("button", { name: say("account")("login"), exact: true }).click();
    await expectPage(page, "/pay");
  };

  const payAtPayPal = async (page: Page) => {
    await page.route("**/sdk/js?*", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.getByRole("button", { name: say("checkout")("pay"), exact: true }).click();
    const t = say("payDialog");
    const dialog = page.getByRole("dialog", { name: t("title") });
    const { street, zipCode, city, country } = addresses[language];
    await dialog.getByLabel(t("country")).selectOption(country);
    await dialog.getByLabel(t("lastName"), { exact: true }).fill(person.lastName);
    await dialog.getByLabel(t("firstName"), { exact: true }).fill(person.firstName);
    await dialog.getByLabel(t("street"), { exact: true }).fill(street);
    await dialog.getByLabel(t("zipCode"), { exact: true }).fill(zipCode);
    await dialog.getByLabel(t("city"), { exact: true }).fill(city);
    await dialog.getByLabel(t("forBusiness")).check();
    await expectLanguage(page, language);
    await dialog.getByRole("button", { name: t("paypal"), exact: true }).click();
    const alert = page.getByRole("alertdialog", { name: say("payment")("title") });
    await expect(alert).toContainText(say("payment")("text"));
    await alert.getByRole("button", { name: say("payment")("goNow") }).click();
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page.getByRole("heading", { name: say("outcome")("paid") })).toBeVisible();
    await expectLanguage(page, language);
  };

  const seePurchases = async (page: Page, customer: Customer) => {
    await page.getByRole("link", { name: say("outcome")("seePurchases") }).click();
    await expect(page.getByRole("table")).toContainText(say("purchases")("completed"));
    await expectPage(page, "/purchases");
    const invoice = page.getByRole("link", { name: say("purchases")("invoice") }).first();
    const file = await page.request.get((await invoice.getAttribute("href")) ?? "");
    const document = await pdfText(await file.body());
    expect(document).toContain(say("taxDocument")("billedTo"));
    expect(document).toContain(say("taxDocument")("name"));
    const order = await orderOf(page, customer);
    await expectEmail(page, customer, say("welcomeEmail")("subject", { shop: "Presetry" }));
    await expectEmail(page, customer, say("receiptEmail")("subject", { order }));
    return order;
  };

  /** A headline and a contact form, in the language of the shop. */
  const write = async (page: Page, headline: string, isMobile: boolean) => {
    const ofSilent = say("siteCards")("of", { template: silent.name });
    await page
      .getByRole("link", { name: say("siteCards")("edit") + ofSilent, exact: true })
      .click();
    await expect(page).toHaveURL(at(`/preview/${silent.slug}/edit`));
    const t = say("editorPanel");
    const panel = page.getByRole("region", { name: t("label") });
    await expect(panel.getByText(say("editor")("loading"))).toBeHidden();
    if (isMobile) await panel.getByRole("button", { name: t("open") }).click();
    await expectLanguage(page, language);
    const slot = say("slotLabels");
    await panel
      .getByRole("switch", {
        name: say("outline")("shown", { section: slot("Contact form") }),
      })
      .check();
    await panel.getByRole("button", { name: slot("Top of the page"), expanded: false }).click();
    await panel.getByRole("textbox", { name: slot("Headline"), exact: true }).fill(headline);
    await panel.getByRole("tab", { name: t("page") }).click();
    await panel
      .getByRole("combobox", { name: say("pageSettings")("language") })
      .selectOption(language);
    await expect(
      page.getByRole("toolbar", { name: say("editor")("toolbar") }).getByRole("status"),
    ).toHaveText(say("draftStatus")("saved"));
    await expectLanguage(page, language);
  };

  const publish = async (page: Page, customer: Customer) => {
    const confirmation = await pathInEmail(page.request, customer.email, "/confirm-email");
    await page.goto(confirmation);
    await page.getByRole("button", { name: say("confirm")("action"), exact: true }).click();
    await expect(
      page.getByText(say("confirm")("verified", { email: customer.email })),
    ).toBeVisible();
    await expectLanguage(page, language);
    await page.goto(at("/purchases"));
    const t = say("siteOverview");
    await page
      .getByRole("link", { name: say("siteCards")("siteOf", { template: silent.name }) })
      .click();
    await expect(page.getByText(t("notListed"))).toBeVisible({ timeout: 60_000 });
    await expectLanguage(page, language);
    await page.getByRole("button", { name: t("publish"), exact: true }).click();
    await expect(page.getByText(t("done"))).toBeVisible({ timeout: 60_000 });
    await expectLanguage(page, language);
    await expectEmail(page, customer, say("siteLiveEmail")("subject", { template: silent.name }));
  };

  const sendForm = async (page: Page, headline: string) => {
    const link = page.getByRole("link", { name: /\.localhost/ });
    const [host] = /[^\s/]+\.localhost(:\d+)?/.exec((await link.textContent()) ?? "") ?? [];
    const visitor = await page.context().newPage();
    await visitor.clock.install();
    await expect(async () => {
      await visitor.goto(`http://${host}/`);
      await expect(visitor.getByRole("heading", { name: headline })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await expect(visitor.locator("html")).toHaveAttribute("lang", language);
    const form = visitor.locator("form.contact-form");
    await form.locator("[name=name]").fill("Zoë Roux");
    await form.locator("[name=email]").fill("zoe@example.com");
    await form.locator("[name=message]").fill("9 h ?");
    await form.getByRole("checkbox").check();
    // What is sent within three seconds looks like a program's.
    await visitor.clock.fastForward(3_000);
    await form.getByRole("button").click();
    await expect(visitor).toHaveURL(/\/thanks$/);
    await expect(visitor.locator("html")).toHaveAttribute("lang", language);
    await visitor.close();
  };

  const readMessage = async (page: Page, customer: Customer) => {
    await page
      .getByRole("navigation", { name: say("sitePage")("parts") })
      .getByRole("link", { name: say("sitePage")("messages") })
      .click();
    const list = page.getByRole("list", { name: say("siteMessages")("list") });
    await list.getByRole("button", { name: /Zoë Roux/ }).click();
    await expect(list.getByRole("link", { name: say("siteMessages")("reply") })).toBeVisible();
    await expectLanguage(page, language);
    await expectEmail(page, customer, say("siteMessageEmail")("contact", { writer: "Zoë Roux" }));
  };

  const askForRefund = async (page: Page, order: string) => {
    await page.goto(at("/purchases"));
    const t = say("refundRequest");
    await page.getByRole("button", { name: say("orderRefunds")("ask") }).click();
    const dialog = page.getByRole("dialog", { name: t("title", { id: order }) });
    await dialog.getByLabel(t("reason")).selectOption(t("changed_mind"));
    await expectLanguage(page, language);
    await dialog.getByRole("button", { name: t("send") }).click();
    const alert = page.getByRole("alertdialog", { name: t("thanks") });
    await expect(alert).toContainText(t("thanksText"));
    await alert.getByRole("button").click();
    await expect(page.getByRole("table")).toContainText(say("orderRefunds")("asked"));
  };

  test.describe(`in ${language}`, () => {
    test("a company buys, writes, publishes, reads a message and asks for a refund", async ({
      page,
      isMobile,
    }) => {
      test.setTimeout(180_000);
      const customer = newCustomer();
      const headline = `Maison ${customer.email.slice(0, 8)}`;
      await browse(page, isMobile);
      await orderAsNewCustomer(page, customer);
      await payAtPayPal(page);
      const order = await seePurchases(page, customer);
      await write(page, headline, isMobile);
      await publish(page, customer);
      await sendForm(page, headline);
      await readMessage(page, customer);
      await askForRefund(page, order);
    });

    test.describe("a consumer", () => {
      test.skip(...cannotServeAgain);

      test("waits, and withdraws without account and script", async ({
        browser,
        shopForEverybody: baseURL,
      }) => {
        test.setTimeout(120_000);
        const shop = { baseURL, extraHTTPHeaders: { "Accept-Language": language } };
        const page = await (await browser.newContext(shop)).newPage();
        const customer = newCustomer();
        await registerCustomer(page.request, customer);
        await signIn(page, customer);
        await buy(page, customer, { forBusiness: false });
        await page.goto(at("/purchases"));
        const waits = say("startNow")("waits", { day: "|" }).split("|")[0] ?? "";
        await expect(page.getByText(waits).first()).toBeVisible();
        await expectLanguage(page, language);
        const order = await orderOf(page, customer);

        const stranger = await (
          await browser.newContext({ baseURL, javaScriptEnabled: false })
        ).newPage();
        await stranger.goto(at("/"));
        const t = say("withdrawal");
        await stranger
          .getByRole("contentinfo")
          .getByRole("link", { name: say("footer")("withdraw") })
          .click();
        await expectPage(stranger, "/withdraw");
        await stranger.getByLabel(t("order")).fill(order);
        await stranger.getByLabel(t("name"), { exact: true }).fill("Zoë Roux");
        await stranger.getByRole("main").getByLabel(t("email")).fill(customer.email);
        await stranger.getByRole("button", { name: t("next") }).click();
        await expect(stranger.getByText(t("statement", { order }))).toBeVisible();
        await expectLanguage(stranger, language);
        await stranger.getByRole("button", { name: t("confirm"), exact: true }).click();
        await expect(stranger.getByRole("heading", { name: t("receivedTitle") })).toBeVisible();
        await expectLanguage(stranger, language);
        await expectEmail(page, customer, say("withdrawalReceivedEmail")("subject", { order }));
      });
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("the shop is browsed and searched, and what needs script says so", async ({
        page,
        isMobile,
      }) => {
        await browse(page, isMobile);
        await page.goto(at("/shop/price-d"));
        await page.getByRole("link", { name: say("pager")("next"), exact: true }).click();
        await expectPage(page, "/shop/price-d/2");
        const field = page.getByRole("textbox", { name: say("searchField")("label") });
        await field.fill("qwxyz");
        await field.press("Enter");
        await expectPage(page, "/shop/search/qwxyz");
        const nothing = say("searchFound")("none", { words: "qwxyz" });
        await expect(page.getByRole("heading", { name: nothing })).toBeVisible();

        await page.goto(at("/cart"));
        await expect(page.getByRole("heading", { name: say("cart")("needsScript") })).toBeVisible();
        await expectLanguage(page, language);
        await page.goto(at(`/cart/add/${silent.id}`));
        await expect(page.getByText(say("cartOffer")("needsScript"))).toBeVisible();
        await expectLanguage(page, language);
        await page.goto(at("/login"));
        await expect(page.getByText(say("account")("needsScript"))).toBeVisible();
        await expectLanguage(page, language);
      });

      test("a site is reported", async ({ page }) => {
        await page.goto(at("/about"));
        const t = say("report");
        await page
          .getByRole("contentinfo")
          .getByRole("link", { name: say("footer")("reportSite") })
          .click();
        await expectPage(page, "/report");
        await page.getByLabel(t("site")).fill("https://elsewhere.example/page");
        await page.getByLabel(t("kind")).selectOption(say("reportKinds")("spam"));
        await page.getByLabel(t("explanation")).fill("…");
        await page.getByLabel(t("goodFaith")).check();
        await page.getByRole("button", { name: t("send") }).click();
        await expect(page.getByText(say("reportFields")("nameMissing"))).toBeVisible();
        await expectLanguage(page, language);
        await page.getByRole("main").getByLabel(t("name"), { exact: true }).fill("Zoë Roux");
        await page.getByRole("main").getByLabel(t("email")).fill("zoe@example.com");
        await page.getByRole("button", { name: t("send") }).click();
        await expect(page.getByText(say("reportFields")("unknownSite"))).toBeVisible();
        await expectLanguage(page, language);
      });
    });
  });
}
