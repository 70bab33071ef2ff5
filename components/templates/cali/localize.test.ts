import { describe, expect, test } from "vitest";
import { usd } from "../content/slots";
import type { ContentValues } from "../content/values";
import { renderTemplate } from "../render";

const sampleIds = ["1", "2", "3", "4", "5", "6", "7", "8"];

const render = (values: ContentValues, language: "en" | "de" = "en") =>
  renderTemplate("cali", {
    brand: { name: "Company", logo: "logo.svg" },
    images: "images",
    values,
    language,
  });

const eachProduct = (slot: string, value: ContentValues[string]): ContentValues =>
  Object.fromEntries(sampleIds.map((id) => [`shop.items.${id}.${slot}`, value]));

describe("filters", () => {
  test("a product's new color is an option with rules of its own", async () => {
    const { markup, css } = await render({ "shop.items.1.color": "Oxblood" });
    expect(markup).toContain('<option value="option-1">Oxblood</option>');
    expect(markup).toContain('data-color="option-1"');
    expect(css).toContain(
      '&:has(#cali-color [value="option-1"]:checked) .item:not([data-color="option-1"])',
    );
    expect(css).toContain(
      '&:has(#cali-color [value="option-1"]:checked):has(#cali-category [value="large"]:checked) .nothing',
    );
    expect(css).not.toContain('[value="option-1"]:checked):has(#cali-category [value="breakfast"]');
  });

  test("products without colors and categories have no filters", async () => {
    const { markup, css } = await render({
      ...eachProduct("color", " "),
      ...eachProduct("category", ""),
    });
    expect(markup).not.toContain("<search");
    expect(markup).not.toContain("data-color");
    expect(css).not.toContain("#cali-color");
    expect(css).not.toContain("#cali-category");
  });
});

/** What the script writes as the sum of products with these prices. */
function sumBy(script: string, prices: readonly number[]): string | undefined {
  const shown: { dataset: { sum?: string } } = { dataset: {} };
  const page = {
    querySelector: () => shown,
    querySelectorAll: () =>
      prices.map((price) => ({ style: { getPropertyValue: () => String(price) } })),
    addEventListener: (_: string, add: () => void) => add(),
  };
  new Function("document", "addEventListener", script)(page, page.addEventListener);
  return shown.dataset.sum;
}

describe("sum", () => {
  test("the stylesheet counts whole units of any currency", async () => {
    const { css, script } = await render(
      eachProduct("price", { amount: 12_000, currency: "EUR" }),
      "de",
    );
    expect(css).toContain('content: counter(total) "\u00a0€";');
    expect(script).toBe("");
  });

  test.each([
    ["decimals", 1_250, [12.5, 7], "$19.50"],
    ["thousands", 90_000, [900, 900], "$1,800"],
  ])("a script adds up what counters cannot: %s", async (_, amount, prices, sum) => {
    const { markup, css, script } = await render(eachProduct("price", usd(amount)));
    expect(css).toContain("content: attr(data-sum);");
    expect(css).not.toContain("counter(total)");
    expect(markup).toContain(`--price:${amount / 100}`);
    expect(sumBy(script, prices)).toBe(sum);
  });
});
