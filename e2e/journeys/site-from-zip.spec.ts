import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { contentTypeOf } from "../../lib/sites/delivery/rules";
import { startFakeService } from "../fakes/http-service";
import { buy } from "../fixtures/checkout";
import { confirmAddress, expect, test } from "../fixtures/customer";
import { download, downloadDialog, slugOf } from "../fixtures/download";
import { emailsTo } from "../fixtures/mailbox";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 120_000 });

/** Another web space, on a port of its own. */
const serve = (folder: string) =>
  startFakeService(0, ({ url }) => {
    const file = join(folder, url.pathname === "/" ? "index.html" : decodeURI(url.pathname));
    return existsSync(file)
      ? { status: 200, type: contentTypeOf(file), body: readFileSync(file) }
      : { status: 404, type: "text/plain", body: "Nothing is here." };
  });

/** Switches the contact form on in the draft, by the API: contact-form.spec.ts tests the screens. */
async function switchFormOn(page: Page, slug: string) {
  const { sample } = await (await page.request.get(`/api/template/${slug}/content`)).json();
  const saved = await page.request.put(`/api/draft/${slug}`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { base: null, document: { ...sample, content: { contactForm: true } } },
  });
  expect(saved.status()).toBe(200);
}

interface Letter {
  name: string;
  message: string;
  hasScript?: boolean;
}

/** Fills in and sends the form of the page. */
async function send(page: Page, { name, message, hasScript = true }: Letter) {
  const form = page.locator("form.contact-form");
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("textbox", { name: "E-mail" }).fill("reader@example.com");
  await form.getByRole("textbox", { name: "Message" }).fill(message);
  await form.getByRole("checkbox").check();
  // What is sent within three seconds looks like a program's; without script nobody knows.
  if (hasScript) await page.clock.fastForward(3_000);
  await form.getByRole("button").click();
}

const thanks = (page: Page) => page.getByRole("heading", { level: 1, name: "Thank you" });

/**
 * @requirement Forms: The form of a site leads to the shop, from whatever host it is read on
 * @requirement Messages: What a reader of a site sends is stored, then emailed to its owner alone
 * @requirement Messages: Every answer is a page in the look of the site
 */
test(
  "a site from the zip, on another server, sends its form to its owner: with script, without, and where only the shop's is off",
  {
    tag: "@alike",
  },
  async ({ page, customer, browser }, testInfo) => {
    await confirmAddress(page, customer);
    const [preset] = await buy(page, customer, { hasDeployment: true });
    if (!preset) throw new Error("Nothing is on sale.");
    await page.goto("/purchases");
    await page.getByRole("link", { name: `Your site of ${preset.name}` }).click();
    await expect(page.getByText(/^Online since/)).toBeVisible({ timeout: 60_000 });
    const owned = page.url();
    const shop = new URL(owned).origin;
    await switchFormOn(page, slugOf(preset));
    await page.goto("/purchases");
    await downloadDialog(page, preset);
    const webSpace = await serve(await download(page, preset, testInfo.outputPath()));
    expect(webSpace.url).not.toBe(shop);

    const errors: string[] = [];
    const open = async (options: { javaScriptEnabled: boolean }) => {
      const reader = await browser.newPage(options);
      reader.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      if (options.javaScriptEnabled) await reader.clock.install();
      await reader.goto(webSpace.url);
      return reader;
    };
    const message = `Do you make lamps? ${randomUUID()}`;

    for (const [name, hasScript] of [
      ["Ada Script", true],
      ["Max Plain", false],
    ] as const) {
      const reader = await open({ javaScriptEnabled: hasScript });
      await send(reader, { name, message: `${message} ${name}`, hasScript });
      await expect(thanks(reader)).toBeVisible();
      expect(new URL(reader.url()).origin).toBe(shop);
      await expect(reader.locator(`.t-${slugOf(preset)}`)).toBeVisible();
      await reader.close();
    }
    expect(errors).toEqual([]);

    // Its own script runs, and none of the shop's: what looks like spam cannot be worked for, and is kept.
    const suspect = await open({ javaScriptEnabled: true });
    await suspect.route(`${shop}/**/*.js`, (route) => route.abort());
    const links = "https://a.example https://b.example https://c.example";
    await send(suspect, { name: "Tom Links", message: links });
    await expect(suspect.getByText("Your message was kept")).toBeVisible();
    await suspect.goto(webSpace.url);
    await send(suspect, { name: "Eve Half", message: `${message} Eve` });
    await expect(thanks(suspect)).toBeVisible();
    await suspect.close();
    await webSpace.stop();

    const list = page.getByRole("list", { name: "Messages, the newest first" });
    await page.goto(`${owned}/messages`);
    await expect(list.getByRole("heading")).toHaveText([/Eve Half/, /Max Plain/, /Ada Script/]);
    await list.getByRole("button", { name: /Max Plain/ }).click();
    await expect(list.getByText(`${message} Max Plain`).last()).toBeVisible();
    await page
      .getByRole("navigation", { name: "Which messages" })
      .getByRole("link", { name: /Spam/ })
      .click();
    await expect(list.getByRole("heading")).toHaveText([/Tom Links/]);
    const subjects = async () =>
      (await emailsTo(page.request, customer.email))
        .filter(({ replyTo }) => replyTo.includes("reader@example.com"))
        .map(({ subject }) => subject)
        .sort();
    await expect
      .poll(subjects, { timeout: 60_000 })
      .toEqual(["Ada Script", "Eve Half", "Max Plain"].map((name) => `A message from ${name}`));
  },
);
