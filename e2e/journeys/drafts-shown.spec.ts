import type { FrameLocator, Page } from "@playwright/test";
import { addToCart, atlantic } from "../fixtures/cart";
import { buy } from "../fixtures/checkout";
import { newCustomer, registerCustomer, signIn } from "../fixtures/customer";
import { expectSaved, loadContent, openEditor, pageOf } from "../fixtures/editor";
import { logoFile } from "../fixtures/picture";
import { toolbarOf } from "../fixtures/preview";
import { expect, test } from "../fixtures/test";
import { sampleOf } from "../support/sweep";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 120_000 });

const silent = { id: 4, name: "Silent" };
const sampleTitle = "Buildings that keep their voice down.";
const ownTitle = "Rooms that listen: “été” & <3";

type Shown = Page | FrameLocator;
const titleIn = (shown: Shown) => shown.getByRole("heading", { level: 1, includeHidden: true });
const pictureIn = (shown: Shown) => shown.locator(".landing .picture img");

/** An uploaded picture: from this device, or from the account. */
const own = /^blob:|^\/media\/[0-9a-f]{64}-/;

async function expectOwn(shown: Shown) {
  await expect(titleIn(shown)).toHaveText(ownTitle);
  await expect(pictureIn(shown)).toHaveAttribute("src", own);
  await expect
    .poll(() => pictureIn(shown).evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
}

/** In a small picture of the page nobody scrolls. */
async function expectOwnAtFirstSight(picture: FrameLocator) {
  await expectOwn(picture);
  await expect(pictureIn(picture)).toBeInViewport();
}

async function expectSample(shown: Shown) {
  await expect(titleIn(shown)).toHaveText(sampleTitle);
  await expect(shown.locator("[inert]")).toHaveCount(0);
  await expect(pictureIn(shown)).toHaveAttribute("src", "/templates/silent/office.webp");
}

const frameNamed = (page: Page, title: string | RegExp) =>
  page.locator("iframe").and(page.getByTitle(title)).contentFrame();

/** Writes a headline and chooses a picture, in the panel. */
async function write(page: Page) {
  const outline = await openEditor(page, "silent");
  await outline.getByRole("button", { name: "Top of the page", expanded: false }).first().click();
  await outline.getByRole("textbox", { name: "Headline", exact: true }).fill(ownTitle);
  const picture = outline.getByRole("group", { name: "Picture", exact: true });
  await picture
    .locator("input[type=file]")
    .first()
    .setInputFiles(await logoFile());
  await expect(pageOf(page).locator("[data-slot='opening.picture']")).toHaveAttribute("src", own);
  await expectSaved(page);
}

/**
 * @requirement Content: A visitor's own words and pictures are shown wherever the brand is: preview, screens,
 *   cards, cart, checkout, download
 */
test("what a guest writes is shown in every place, and the sample again after a reset", async ({
  page,
}) => {
  await write(page);

  await page.goto("/preview/silent");
  await expectOwn(page);
  await expect(toolbarOf(page)).toBeVisible();

  await page.goto(`/compare/${silent.id}/9`);
  await expectOwn(frameNamed(page, "Silent, live"));

  await page.goto("/preview/silent/frame");
  await page.getByRole("radio", { name: /Phone/ }).check();
  await expectOwn(frameNamed(page, /screen/));

  await page.goto(`/detail/${silent.id}`);
  const card = page.locator("iframe").first();
  await card.scrollIntoViewIfNeeded();
  await expectOwn(card.contentFrame());

  await addToCart(page, silent.id);
  await page.goto("/cart");
  await expectOwnAtFirstSight(frameNamed(page, "Your own Silent"));

  const outline = await openEditor(page, "silent");
  await expect(outline).toBeVisible();
  await page.getByRole("button", { name: "File" }).click();
  await page.getByRole("button", { name: "Reset everything to the sample" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, reset it" }).click();
  await expect(pageOf(page).locator("h1")).toHaveText(sampleTitle);
  await expectSaved(page);
  await page.goto("/preview/silent");
  await expectSample(page);
  await page.goto("/cart");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("they come along: checkout, download, and another device", async ({ page, browser }) => {
  await write(page);
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await signIn(page, customer);
  await page.goto("/shop");
  const notice = page.getByRole("alertdialog", { name: "Your draft is in your account" });
  await notice.getByRole("button").first().click();
  await page.goto("/preview/silent");
  await expectOwn(page);

  await addToCart(page, silent.id);
  await page.goto("/pay");
  await expectOwnAtFirstSight(frameNamed(page, "Your own Silent"));

  const device = await (await browser.newContext()).newPage();
  await signIn(device, customer);
  await device.goto("/shop");
  await expect
    .poll(() => device.evaluate(() => localStorage.getItem("drafts")))
    .toContain("silent");
  await device.goto("/preview/silent");
  await expectOwn(device);
  await device.goto("/cart");
  await expectOwnAtFirstSight(frameNamed(device, "Your own Silent"));
  await device.context().close();

  await buy(page, customer, { name: silent.name });
  await page.goto("/purchases");
  await page.getByRole("button", { name: "Download Silent" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Company name").fill("Halden & Voss");
  const preview = dialog.locator("iframe").contentFrame();
  await expectOwn(preview);
  await expect(preview.locator("[data-brand-name]").first()).toHaveText("Halden & Voss");
});

/** What a contact form and its parts look like, apart from what the width of the page decides. */
const formIn = (shown: Shown) =>
  shown.locator("form.contact-form").evaluate((form) =>
    [form, ...form.querySelectorAll("label, input, textarea, button")].map((element) => {
      const { display, borderBottom, borderRadius, padding, background, font, color, clipPath } =
        getComputedStyle(element);
      return { display, borderBottom, borderRadius, padding, background, font, color, clipPath };
    }),
  );

test("a form that the sample does not have is dressed by the template in every place", async ({
  page,
}) => {
  await openEditor(page, "silent");
  await loadContent(page, "silent", { content: { contactForm: true } });
  const form = await formIn(pageOf(page));
  expect(form.length).toBeGreaterThan(8);
  const expectForm = (shown: Shown) => expect.poll(() => formIn(shown)).toEqual(form);

  await page.goto("/preview/silent");
  await expectForm(page);
  await toolbarOf(page).getByRole("button", { name: "Share" }).click();
  const link = page.getByRole("dialog", { name: "Share" }).getByLabel("Link");
  await expect(link).toHaveValue(/#words=/);
  const address = await link.inputValue();
  await page.goto("/preview/silent/frame");
  await page.getByRole("radio", { name: /Phone/ }).check();
  await expectForm(frameNamed(page, /screen/));
  await page.goto(`/detail/${silent.id}`);
  const card = page.locator("iframe").first();
  await card.scrollIntoViewIfNeeded();
  await expectForm(card.contentFrame());
  await addToCart(page, silent.id);
  await page.goto("/cart");
  await expectForm(frameNamed(page, "Your own Silent"));

  await page.evaluate(() => localStorage.removeItem("drafts"));
  await page.goto(address);
  await expectForm(page);
});

test.describe("without a network for its styles", () => {
  test.use({ expectedErrors: [/preview\/silent\/styles/] });

  test("a draft is not shown", async ({ page }) => {
    await openEditor(page, "silent");
    await loadContent(page, "silent", { content: { contactForm: true } });
    await page.route("**/preview/silent/styles*", (route) => route.abort());
    await page.goto("/preview/silent");
    await expectSample(page);
  });
});

test("another tab follows while somebody writes, with the language, the script and the pages", async ({
  page,
  context,
}) => {
  const preview = await context.newPage();
  await preview.goto("/preview/atlantic");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(
    "Eight pieces, made to stay.",
  );

  await openEditor(page, "atlantic");
  await loadContent(page, "atlantic", {
    language: "de",
    title: "Werkstatt Nord",
    content: {
      "opening.title": "Acht Möbel, die bleiben.",
      "words.remove": "Weg damit",
      "pieces.items.1.name": "Werkbank",
      "pieces.items.1.price": { amount: 125_000, currency: "EUR" },
      pages: ["p1"],
      "pages.p1.title": "Impressum",
      "pages.p1.name": "impressum",
      "pages.p1.body": [{ kind: "paragraph", runs: ["Nord GmbH, Kiel"] }],
    },
  });

  const title = preview.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Acht Möbel, die bleiben.");
  await expect(preview).toHaveTitle("Werkstatt Nord");
  await expect(preview.locator("html")).toHaveAttribute("lang", "de");
  await expect(toolbarOf(preview)).toHaveAttribute("lang", "en");

  await preview.locator("[data-piece='Werkbank'] [data-add]").click();
  await preview.locator(".order > [popovertarget='atlantic-slip']").click();
  const lines = preview.locator("[data-lines] li");
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText("1.250\u00a0€");
  await expect(lines.getByRole("button")).toHaveText("Weg damit");
  await preview.keyboard.press("Escape");

  await preview.getByRole("link", { name: "Impressum" }).first().click();
  await expect(title).toHaveText("Impressum");
  await expect(preview.getByText("Nord GmbH, Kiel")).toBeVisible();
  await preview.goBack();
  await expect(title).toHaveText("Acht Möbel, die bleiben.");

  const price = { amount: 1_250_000, currency: "USD" };
  await loadContent(page, "atlantic", {
    content: { "opening.title": "Written again", "pieces.items.1.price": price },
  });
  await expect(title).toHaveText("Written again");
  await preview.locator("[data-add]").first().click();
  await expect(preview.locator(".order > p [data-total]")).toHaveText("$12,500");
  await addToCart(page, atlantic.id);
  await page.goto("/cart");
  await expect(titleIn(frameNamed(page, "Your own Atlantic"))).toHaveText("Written again");
});

test("a visitor without a draft loads nothing for it", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem("drafts", '{"":["cosmo"]}'));
  await page.goto("/preview/silent");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => /draft|template-scripts|styles$/.test(path))).toEqual([]);
});

/** Puts something into the browser's storage in place of a draft. */
const store = (page: Page, document: unknown) =>
  page.evaluate(
    (stored) =>
      new Promise<void>((done, fail) => {
        localStorage.setItem("drafts", '{"":["silent"]}');
        const opening = indexedDB.open("content", 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("drafts", { keyPath: ["owner", "slug"] });
          opening.result.createObjectStore("pictures");
        };
        opening.onerror = fail;
        opening.onsuccess = () => {
          const draft = { slug: "silent", owner: "", base: null, stamp: 1, changedAt: 1 };
          const change = opening.result.transaction("drafts", "readwrite");
          change.objectStore("drafts").put({ ...draft, document: stored });
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    document,
  );

const emptyDocument = {
  template: "silent",
  version: 1,
  language: "en",
  title: "",
  description: "",
  content: {},
};

test("what cannot be read is not shown, and breaks nothing", async ({ page }) => {
  const broken: unknown[] = [
    null,
    7,
    { ...emptyDocument, version: 99 },
    { ...emptyDocument, content: { "opening.title": { toString: 7 } } },
    { ...emptyDocument, content: { "packages.items": "all" } },
    { ...emptyDocument, content: { "opening.action": { label: "x", to: "javascript:throw 1" } } },
  ];
  await page.goto("/robots.txt");
  for (const document of sampleOf(broken, 3)) {
    await store(page, document);
    await page.goto("/preview/silent");
    await expectSample(page);
  }
  const gone = { file: "0123456789abcdef".repeat(4), alt: "", size: [600, 400] };
  const written = { "opening.picture": gone, "opening.title": ownTitle };
  await store(page, { ...emptyDocument, content: written });
  await page.goto("/preview/silent");
  await expect(titleIn(page)).toHaveText(ownTitle);
  await expect(pictureIn(page)).toHaveAttribute("src", "/templates/silent/office.webp");

  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
  });
  await page.goto("/preview/silent");
  await expectSample(page);
});
