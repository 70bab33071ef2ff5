import { Webhook } from "standardwebhooks";
import { type FakeRequest, json, startFakeService } from "../fakes/http-service";
import { expectAccessible } from "../fixtures/axe";
import { buy } from "../fixtures/checkout";
import { confirmAddress, expect, test } from "../fixtures/customer";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 422.*\/webhook/],
});
test.describe.configure({ timeout: 120_000 });

/** @requirement Sites: A message is sent, signed, to the owner's program as well */
test("an owner gives the address of a program, and a test arrives there, signed", async ({
  page,
  customer,
}) => {
  const taken: FakeRequest[] = [];
  const program = await startFakeService(0, (request) => {
    taken.push(request);
    return json({});
  });
  await confirmAddress(page, customer);
  const [preset] = await buy(page, customer, { hasDeployment: true });
  await page.goto("/purchases");
  await page.getByRole("link", { name: `Your site of ${preset?.name}` }).click();
  await expect(page.getByText(/^Online since/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: "Settings" }).click();
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Send messages to a program of yours" }) });
  const address = section.getByRole("textbox", { name: "Address of your program" });

  await address.fill("http://crm.example/messages");
  await section.getByRole("button", { name: "Save" }).click();
  await page
    .getByRole("alertdialog")
    .filter({ hasText: "beginning with https://" })
    .getByRole("button", { name: "OK" })
    .click();
  await address.fill(`http://127.0.0.1:${new URL(program.url).port}/messages`);
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByText("Saved.")).toBeVisible();
  const secret = await section.getByText(/^whsec_/).innerText();

  await section.getByRole("button", { name: "Send a test" }).click();
  await expect(section.getByText("It arrived.")).toBeVisible();
  await expectAccessible(page);

  const request = taken.at(-1);
  const headers = request?.headers as Record<string, string>;
  expect(new Webhook(secret).verify(request?.body ?? "", headers)).toMatchObject({
    type: "test",
    data: { site: { license: /purchases\/([^/]+)/.exec(page.url())?.[1] } },
  });
  await program.stop();
});
