import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ItemChoice } from "./item-choice";

const items = [
  { id: 1, name: "Silent", priceCents: 2_000 },
  { id: 2, name: "Motion", priceCents: 5_000 },
];

const markupOf = (chosen: number[], deploymentCents: number) =>
  renderToStaticMarkup(
    <ItemChoice
      legend="What should be refunded?"
      items={items}
      deploymentCents={deploymentCents}
      deploymentLabel="Deployment, with the last template"
      currency="USD"
      chosen={chosen}
      onChoose={() => {}}
    />,
  );

/** @requirement Refunds: An order is refunded whole or by item, with a reason, by PayPal */
test("the price of deployment is refunded with the last preset, and is listed then", () => {
  expect(markupOf([1, 2], 8_000)).toMatch(/Deployment, with the last template<span[^>]*>\$80</);
  expect(markupOf([1], 8_000)).not.toContain("Deployment");
  expect(markupOf([1, 2], 0)).not.toContain("Deployment");
});
