import { randomUUID } from "node:crypto";
import { expectAccessible } from "../fixtures/axe";
import { buy } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { openBackOffice } from "../fixtures/page";

const mailbox = process.env.MAILBOX_URL ?? "http://localhost:4010";

test.describe.configure({ timeout: 90_000 });

/**
 * @requirement Messages to the shop: Each order and each contact message has one thread
 * @requirement Messages to the shop: The staff answer, give threads to each other, and mark them as done
 * @requirement Messages to the shop: A customer's answer by email comes back into the thread, once
 */
test("a customer asks about an order, the shop answers, a reply by email arrives, and it is done", async ({
  page,
  customer,
  browser,
  request,
}) => {
  await buy(page, customer);
  await page.goto("/purchases");
  await page.getByRole("button", { name: /^Ask about this order/ }).click();
  await page.getByLabel("Your message").fill("Can the logo be larger on phones?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const thread = page.getByRole("group").filter({ hasText: "Messages about order" });
  await expect(thread.getByRole("listitem")).toHaveText([/Can the logo be larger on phones\?/]);
  await expectAccessible(page, "main");

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/messages");
  const title = `Logo ${randomUUID().slice(0, 8)}`;
  await desk.getByRole("button", { name: "Add an answer" }).click();
  const canned = desk.getByRole("dialog", { name: "Add an answer" });
  await canned.getByLabel("Title").fill(title);
  await canned.getByLabel("Answer").fill("Hello {name}, choose its size under Brand.");
  await canned.getByRole("button", { name: "Save" }).click();
  await expect(canned).toBeHidden();

  await desk.getByRole("searchbox").first().fill(customer.email);
  const row = desk.getByRole("row").filter({ hasText: customer.email });
  await expect(row).toContainText("Needs an answer");
  await row.getByRole("button", { name: /^Read and answer/ }).click();
  const dialog = desk.getByRole("dialog", { name: `Messages of ${customer.email}` });
  await expect(dialog.getByRole("listitem")).toHaveText([/Can the logo be larger on phones\?/]);
  await dialog.getByLabel("Insert a saved answer").selectOption(title);
  await expect(dialog.getByRole("textbox", { name: "Answer" })).toHaveValue(
    `Hello ${customer.name}, choose its size under Brand.`,
  );
  await expectAccessible(desk, "[role=dialog]");
  await dialog.getByRole("button", { name: "Send the answer" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);

  interface Sent {
    id: string;
    text: string;
  }
  const findAnswer = async () => {
    const response = await request.get(`${mailbox}/messages`, { params: { to: customer.email } });
    const sent = (await response.json()) as Sent[];
    return sent.find(({ text }) => text.includes("choose its size under Brand"))?.id ?? "";
  };
  await expect.poll(findAnswer).not.toBe("");
  const form = { id: await findAnswer(), from: customer.email, text: "That was quick, thank you!" };
  await request.post(`${mailbox}/reply`, { form });

  const readMessages = async () => {
    await page.reload();
    return thread.getByRole("listitem").allTextContents();
  };
  await expect.poll(readMessages, { timeout: 60_000 }).toHaveLength(3);
  await expect(thread.getByRole("listitem").nth(1)).toContainText("choose its size under Brand");
  const reply = thread.getByRole("listitem").last();
  await expect(reply).toContainText("by e-mail");
  await expect(reply.getByText("That was quick, thank you!", { exact: true })).toBeVisible();

  await desk.reload();
  await desk.getByRole("searchbox").first().fill(customer.email);
  await expect(row).toContainText("That was quick");
  await row.getByRole("button", { name: /^Read and answer/ }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await dialog.getByRole("button", { name: "Mark as done" }).click();
  await expect(dialog.getByRole("button", { name: "Open again" })).toBeVisible();
  await desk.keyboard.press("Escape");
  await expect(row).toBeHidden();
  await desk.getByRole("button", { name: "Done", exact: true }).click();
  await expect(row).toContainText("Done");
  await desk.context().close();
});
