import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { buy } from "../fixtures/checkout";
import { confirmAddress, expect, test } from "../fixtures/customer";
import { emailsTo } from "../fixtures/mailbox";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 120_000 });

/** A page on another web space with a form that is sent to the shop. */
async function serveForm(address: string) {
  const page = `<!doctype html><html lang="en"><title>Halden</title><h1>Halden</h1>
    <form method="post" action="${address}">
      <input type="hidden" name="kind" value="contact">
      <label>Name <input name="name"></label>
      <label>E-mail <input name="email"></label>
      <label>Message <textarea name="message"></textarea></label>
      <label hidden>Website <input name="website"></label>
      <label><input type="checkbox" name="consent" value="yes"> I agree</label>
      <button>Send</button>
    </form></html>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

async function write(page: Page, name: string, message: string) {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("E-mail").fill("reader@example.com");
  await page.getByLabel("Message").fill(message);
}

const openInbox = async (page: Page, site: string) => {
  await page.goto(`${site}/messages`);
  await expect(page.getByRole("navigation", { name: "Which messages" })).toBeVisible();
};

/**
 * @requirement Messages: What a reader of a site sends is stored, then emailed to its owner alone
 * @requirement Messages: What arrives before the owner's address is verified is kept, and emailed
 *   once it is
 * @requirement Messages: Every answer is a page in the look of the site
 * @requirement Messages: The owner reads, searches, archives, sorts out and deletes messages
 * @requirement Messages: What looks like spam is kept, and arrives once a device has worked for it
 */
test("what readers write arrives, is answered, and is sorted out by hand", {
  tag: "@alike",
}, async ({ page, customer, browser }) => {
  const [preset] = await buy(page, customer, { hasDeployment: true });
  if (!preset) throw new Error("Nothing is on sale.");
  await page.goto("/purchases");
  await page.getByRole("link", { name: `Your site of ${preset.name}` }).click();
  await expect(page.getByText("Search engines do not list your site yet")).toBeVisible({
    timeout: 60_000,
  });
  const site = page.url();
  const license = new URL(site).pathname.split("/").at(-1) ?? "";
  await openInbox(page, site);
  await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
  const notice = page.getByRole("heading", { name: "Messages are not e-mailed to you yet" });
  await expect(notice).toBeVisible();
  await expectAccessible(page, "main");
  await confirmAddress(page, customer);
  await openInbox(page, site);
  await expect(notice).toHaveCount(0);
  const { form } = await (await page.request.get(`/api/site/${license}`)).json();
  const webSpace = await serveForm(form.address);

  // Without script: what is missing is said, nothing is lost, and then it is sent.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(webSpace.url);
  await write(reader, "Ada Reader", "Do you make lamps for long nights?");
  await reader.getByRole("button", { name: "Send" }).click();
  await expect(reader.getByRole("heading", { name: "Please check what you wrote" })).toBeVisible();
  await expect(reader.getByRole("textbox", { name: "Message" })).toHaveValue(
    "Do you make lamps for long nights?",
  );
  await reader.getByRole("checkbox").check();
  await reader.getByRole("button", { name: "Send" }).click();
  await expect(reader.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  expect(new URL(reader.url()).pathname).toMatch(/^\/api\/site-form\/\w+\/thanks$/);
  await expect(reader.locator("[class^='t-']")).toBeVisible();
  await plain.close();

  // With script: what looks like spam is sent after some work of the device.
  const context = await browser.newContext();
  const suspect = await context.newPage();
  const broken: string[] = [];
  suspect.on("console", (message) => message.type() === "error" && broken.push(message.text()));
  await suspect.goto(webSpace.url);
  await write(suspect, "Max Suspect", "See https://a.example https://b.example https://c.example");
  await suspect.getByRole("checkbox").check();
  await suspect.getByRole("button", { name: "Send" }).click();
  await expect(suspect.getByRole("heading", { name: "Thank you" })).toBeVisible({
    timeout: 60_000,
  });
  expect(broken).toEqual([]);
  await expectAccessible(suspect, "main");
  await context.close();
  webSpace.stop();

  const mails = async () =>
    (await emailsTo(page.request, customer.email)).filter(({ replyTo }) =>
      replyTo.includes("reader@example.com"),
    );
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(2);
  expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
    "A message from Ada Reader",
    "A message from Max Suspect",
  ]);

  await openInbox(page, site);
  const list = page.getByRole("list", { name: "Messages, the newest first" });
  await expect(list.getByRole("heading")).toHaveCount(2);
  await list.getByRole("button", { name: /Max Suspect/ }).click();
  await expect(list.getByText("E-mailed to you.")).toBeVisible();
  await expect(list.getByRole("link", { name: "Reply" })).toHaveAttribute(
    "href",
    /^mailto:reader%40example\.com\?subject=Your%20message&body=%0D%0A%0D%0A%3E%20See%20/,
  );
  await expectAccessible(page, "main");
  await list.getByRole("button", { name: "This is spam" }).click();
  await expect(page.getByText("Moved to spam.")).toBeVisible();
  await expect(list.getByRole("heading")).toHaveCount(1);

  const which = page.getByRole("navigation", { name: "Which messages" });
  await which.getByRole("link", { name: /Spam/ }).click();
  await list.getByRole("button", { name: /Max Suspect/ }).click();
  await list.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByRole("heading", { name: "No spam" })).toBeVisible();
  await which.getByRole("link", { name: /Inbox/ }).click();
  await expect(list.getByRole("heading")).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Search messages" }).fill("long night");
  await page.keyboard.press("Enter");
  await expect(list.getByRole("heading")).toHaveText([/Ada Reader/]);
  await which.getByRole("link", { name: /Archive/ }).click();
  await expect(page.getByRole("heading", { name: /^Nothing found for/ })).toBeVisible();

  // More than a page: the next ones follow after those that are deleted, and the counts are right.
  const post = (n: number) =>
    page.request.post(form.address, {
      form: {
        kind: "contact",
        name: `Reader ${n}`,
        email: "reader@example.com",
        message: `Number ${n} asks about lamps.`,
        consent: "yes",
        elapsed: "30",
      },
    });
  await post(0);
  await post(1);
  await Promise.all(Array.from({ length: 30 }, (_, at) => post(at + 2)));
  await openInbox(page, site);
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  await expect(which).toContainText("Unread33");
  await all.check();
  await page.getByRole("button", { name: "Mark as read" }).click();
  await expect(page.getByText("30 messages marked as read.")).toBeVisible();
  await expect(which).toContainText("Unread3");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(which).toContainText("Unread33");
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("30 messages deleted.")).toBeVisible();
  await expect(which).toContainText("Unread3");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(which).toContainText("Unread33");
  await expect(list.getByRole("heading")).toHaveCount(30);
  await all.check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("30 messages deleted.")).toBeVisible();
  await expect(which).toContainText("Unread3");
  await expect(page.getByRole("link", { name: "Older messages" })).toHaveCount(0);
  await expect(list.getByRole("heading")).toHaveText([
    /Reader 1/,
    /Reader 0/,
    /Max Suspect/,
    /Ada Reader/,
  ]);
  await all.check();
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("heading")).toHaveCount(4);
  for (const name of ["Reader 1", "Reader 0"]) {
    await page.getByRole("checkbox", { name: `Select the message from ${name}` }).check();
  }
  await page.getByRole("button", { name: "This is spam" }).click();
  await expect(page.getByText("2 messages moved to spam.")).toBeVisible();

  await list.getByRole("button", { name: /Ada Reader/ }).click();
  await list.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Deleted\./ })).toBeVisible();
  await expect(list.getByRole("heading")).toHaveText([/Max Suspect/]);
  await which.getByRole("link", { name: "Trash" }).click();
  await expect(list.getByRole("heading")).toHaveCount(30);
  await list.getByRole("button", { name: /Reader 31/ }).click();
  await list.getByRole("button", { name: "Delete for good" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete this message for good?" });
  await expect(dialog).toContainText("What Reader 31 wrote is then gone for good.");
  await dialog.getByRole("button", { name: "Yes, delete" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Deleted for good\.$/ })).toBeVisible();
});
