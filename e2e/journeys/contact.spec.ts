import { expect, test } from "../fixtures/test";

const mailbox = process.env.MAILBOX_URL ?? "http://localhost:4010";

/**
 * @requirement Contact: Talk to us asks for first name, last name, company, email and message;
 *   email and message are required: "You must fill in at least the email and a message"
 * @requirement Contact: "Message sent to our staff. We'll be contacting you soon!" is said only
 *   once the message is stored; it is then emailed to the team
 */
test("a visitor talks to the team, and the team reads it", async ({ page, request }) => {
  const email = `visitor-${Date.now()}-${test.info().project.name}@example.com`;
  await page.goto("/");
  const opener = page.getByRole("main").getByRole("button", { name: "Talk to us" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Talk to us" });
  await expect(dialog).toBeVisible();

  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "You must fill in at least the email and a message",
  );
  await dialog.getByLabel("Email").fill("not an address");
  await dialog.getByLabel("Message").fill("Do you have a preset for a bakery?");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");

  await dialog.getByLabel("First Name").fill("Ada");
  await dialog.getByLabel("Last Name").fill("Baker");
  await dialog.getByLabel("Company").fill("Crumb & Sons");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByRole("status")).toHaveText(
    "Message sent to our staff. We'll be contacting you soon!",
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await expect.poll(async () => (await request.get(`${mailbox}/messages`)).text()).toContain(email);
});

test.describe(() => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  /** @requirement Contact: A failed submission keeps what was typed */
  test("the typed message survives a failure", { tag: "@alike" }, async ({ page, context }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("button", { name: "Talk to us" }).click();
    const dialog = page.getByRole("dialog", { name: "Talk to us" });
    await dialog.getByLabel("Email").fill("ada@example.com");
    await dialog.getByLabel("Message").fill("Hello");
    await context.setOffline(true);
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "The shop cannot be reached. Check your connection and try again.",
    );
    await expect(dialog.getByLabel("Message")).toHaveValue("Hello");
  });
});
