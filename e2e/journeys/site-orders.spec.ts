import type { Page } from "@playwright/test";
import type { TemplateSlug } from "../../components/templates/registry";
import { orderFrom, plainItems } from "../../lib/sites/messages/order-items";
import { arrived, expect, send, test } from "../fixtures/written-sites";

// Rendered without a server of the shop: what a site's form sends does not depend on one.
// One after the other, so that the sites are rendered once.
test.describe.configure({ mode: "default" });

interface Ordering {
  /** Chooses products by the page's own means, and opens the form. */
  choose: (page: Page) => Promise<void>;
  items: { id: string; quantity: number }[];
  sum: string;
}

const article = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });
const quantity = (page: Page, name: string) => page.getByLabel(`Quantity: ${name}`);

const orders: Partial<Record<TemplateSlug, Ordering>> = {
  atlantic: {
    choose: async (page) => {
      const chair = article(page, "Dining Chair Toasted");
      await chair.getByRole("button", { name: "Add to cart" }).click({ clickCount: 2 });
      await article(page, "Carpet").getByRole("button").click();
      await expect(page.getByRole("status").getByText("Carpet Gray added.")).toBeVisible();
      await expect(page.getByText("3 pieces")).toBeVisible();
      await page.getByRole("button", { name: "Finish and pay" }).click();
      await quantity(page, "Dining Chair Toasted").fill("3");
    },
    items: [
      { id: "2", quantity: 3 },
      { id: "7", quantity: 1 },
    ],
    sum: "$510",
  },
  simple: {
    choose: async (page) => {
      await expect(page.locator("[data-order-line]:visible")).toHaveCount(1);
      await page.getByRole("button", { name: "Continue Shopping" }).click();
      await article(page, "Satchel").getByRole("button", { name: "Add to cart" }).click();
      await quantity(page, "Medium Stuff Satchel").fill("4");
      await page.getByRole("button", { name: "Remove Throwback Hip Bag" }).click();
      await page.getByText("Checkout", { exact: true }).click();
    },
    items: [{ id: "2", quantity: 4 }],
    sum: "$128.00",
  },
  motion: {
    choose: async (page) => {
      await page.getByRole("button", { name: "Add to cart Product 2" }).click();
      await page.getByRole("button", { name: "Add to cart Product 5" }).click();
      await page.getByRole("button", { name: "Add to cart Product 5" }).click();
      await page.getByRole("button", { name: "Cart", exact: false }).first().click();
      await quantity(page, "Product 2").fill("0");
      await quantity(page, "Product 2").blur();
      await expect(quantity(page, "Product 2")).toBeHidden();
    },
    items: [{ id: "5", quantity: 2 }],
    sum: "$20.00",
  },
  cali: {
    choose: async (page) => {
      await page.getByLabel("Put Blender in the cart").check();
      await page.getByLabel("Put Toaster in the cart").check();
      await page.getByRole("button", { name: "Finish and Pay" }).click();
      await quantity(page, "Toaster").fill("2");
    },
    items: [
      { id: "2", quantity: 1 },
      { id: "3", quantity: 2 },
    ],
    sum: "$215",
  },
  thunder: {
    choose: async (page) => {
      await page.getByRole("button", { name: "Remove Voltage Low" }).click();
      await page.getByRole("button", { name: "Put it back" }).click();
      await page.getByRole("button", { name: "Remove Overcast Runner" }).click();
      await quantity(page, "Voltage Low").fill("2");
      await page.getByRole("button", { name: "PAY", exact: true }).click();
    },
    items: [{ id: "1", quantity: 2 }],
    sum: "$180.00",
  },
};

/** What the owner reads as the sum. */
function sumOf(slug: TemplateSlug, items: Ordering["items"]): number {
  const order = orderFrom(slug, null, items);
  if ("problem" in order) throw new Error(order.problem);
  return order.sum.cents / 100;
}

const numberIn = (sum: string) => Number(sum.replace(/[^\d.]/g, ""));

for (const [name, { choose, items, sum }] of Object.entries(orders)) {
  // The keys are slugs.
  const slug = name as TemplateSlug;
  /** @requirement Sites: A cart's button sends the order to the owner of the site */
  test(`${slug}: what is in the cart is what arrives`, async ({ page, sites }) => {
    await page.goto(sites.addressOf(slug));
    await choose(page);
    await expect(page.locator("[data-order-sum]:visible").last()).toHaveText(sum);
    expect(sumOf(slug, items)).toBe(numberIn(sum));
    await send(page.locator("form[data-order-some]"), "Send the order");
    const form = await arrived(page, sites, "order");
    expect(form.get("message")).toBe("Ring twice.");
    expect(JSON.parse(form.get("items") ?? "")).toEqual(items);
  });
}

test("simple: the cart empties and fills again", async ({ page, sites }) => {
  await page.goto(sites.addressOf("simple"));
  await page.getByRole("button", { name: "Remove Throwback Hip Bag" }).click();
  await expect(page.getByText("Your cart is empty.")).toBeFocused();
  await expect(page.getByText("Checkout", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Close panel" }).click();
  await article(page, "Hip Bag").getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Your cart is empty.")).toBeHidden();
  await expect(page.locator("[data-order-sum]")).toHaveText("$90.00");
});

test("atlantic: a form is sent only with all it asks for", async ({ page, sites }) => {
  await page.goto(sites.addressOf("atlantic"));
  await page.getByRole("button", { name: "Finish and pay" }).click();
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toBeHidden();
  await page.getByRole("button", { name: "Keep looking" }).click();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("button", { name: "Finish and pay" }).click();
  const before = sites.received.length;
  await page.getByRole("button", { name: "Send the order" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  expect(sites.received).toHaveLength(before);
});

interface Asking {
  /** Fills in the template's own fields. */
  ask: (page: Page) => Promise<void>;
  form: string;
  button: string;
  fields: Record<string, string>;
}

const requests: Partial<Record<TemplateSlug, Asking>> = {
  "gourmet-grove": {
    ask: async (page) => {
      await page.getByLabel("Day").fill("2026-12-24");
      await page.getByLabel("Hour").fill("19:30");
      await page.getByLabel("Guests").fill("4");
    },
    form: "#gg-reserve-form",
    button: "Send the request",
    fields: { "field.date": "2026-12-24", "field.time": "19:30", "field.guests": "4" },
  },
  prestige: {
    ask: async (page) => {
      await page.getByRole("button", { name: "How to reserve" }).click();
      await page.getByLabel("The number you would like").fill("007");
    },
    form: "#prestige-form",
    button: "Send the request",
    fields: { "field.number": "007" },
  },
  trend: {
    ask: async (page) => {
      await page.getByLabel("Black velvet").check();
      await page.getByLabel("4x5 m²").check();
    },
    form: "#trend-hire",
    button: "Hire Service",
    fields: { "field.color": "Black, velvet", "field.size": "4x5 m², 2XL" },
  },
  thunder: {
    ask: (page) => page.getByRole("button", { name: "JOIN US" }).click(),
    form: "#thunder-join-form",
    button: "Count me in",
    fields: {},
  },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const [name, { ask, form: id, button, fields }] of Object.entries(requests)) {
      // The keys are slugs.
      const slug = name as TemplateSlug;
      /** @requirement Sites: A reservation, a service or a membership is asked for, also without script */
      test(`${slug}: what is asked for arrives`, async ({ page, sites }) => {
        await page.goto(sites.addressOf(slug));
        await ask(page);
        await send(page.locator(id), button);
        const form = await arrived(page, sites, "request", javaScriptEnabled);
        expect(Object.fromEntries(form)).toMatchObject(fields);
      });
    }
  });
}

const plainOrders: Partial<Record<TemplateSlug, Omit<Ordering, "sum">>> = {
  atlantic: {
    choose: async (page) => {
      await page.getByRole("button", { name: "Finish and pay" }).click();
      await quantity(page, "Sofa Toasted").fill("2");
    },
    items: [{ id: "4", quantity: 2 }],
  },
  simple: {
    choose: async (page) => {
      await quantity(page, "Throwback Hip Bag").fill("2");
      await page.getByText("Checkout", { exact: true }).click();
    },
    items: [{ id: "1", quantity: 2 }],
  },
  motion: {
    choose: async (page) => {
      await page.getByRole("button", { name: "Cart" }).first().click();
      await quantity(page, "Product 8").fill("1");
    },
    items: [{ id: "8", quantity: 1 }],
  },
  cali: {
    choose: async (page) => {
      await page.getByLabel("Put Blender in the cart").check();
      await page.getByLabel("Put Microwave in the cart").check();
      await page.getByRole("button", { name: "Finish and Pay" }).click();
    },
    items: [
      { id: "2", quantity: 1 },
      { id: "8", quantity: 1 },
    ],
  },
  thunder: {
    choose: async (page) => {
      await quantity(page, "Overcast Runner").fill("3");
      await page.getByRole("button", { name: "PAY", exact: true }).click();
    },
    items: [
      { id: "1", quantity: 1 },
      { id: "2", quantity: 3 },
    ],
  },
};

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, { choose, items }] of Object.entries(plainOrders)) {
    // The keys are slugs.
    const slug = name as TemplateSlug;
    /** @requirement Sites: An order can be sent without script */
    test(`${slug}: fields of quantities arrive`, async ({ page, sites }) => {
      await page.goto(sites.addressOf(slug));
      await choose(page);
      await send(page.locator("form[data-order-some]"), "Send the order");
      const form = await arrived(page, sites, "order", false);
      expect(form.get("items")).toBe("");
      // Of a name that is sent twice, the first counts.
      const fields = new Map([...form].toReversed());
      expect(JSON.parse(plainItems(fields)).toReversed()).toEqual(items);
    });
  }
});
