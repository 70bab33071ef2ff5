import { expect, test } from "vitest";
import { renderBackOffice } from "@/e2e/support/render-back-office";
import { noSales } from "@/lib/analytics/rules";
import { SalesFigures } from "./sales-figures";
import { TaskList } from "./task-list";

const day = "2026-11-25";
const noOrders = {
  currency: "USD",
  total: noSales,
  before: noSales,
  others: [],
  presets: [],
  unpaidTransfers: { count: 0, cents: 0, others: [] },
};

test("amounts of another currency have a line of their own", () => {
  const total = { ...noSales, paid: 2, paidCents: 2_000 };
  const others = [
    {
      currency: "EUR",
      total: { paidCents: 12_000, refundedCents: 2_050 },
      before: { paidCents: 0, refundedCents: 500 },
    },
  ];
  const sales = {
    currency: "USD",
    total,
    before: noSales,
    others,
    days: [{ ...total, day }],
    presets: [],
    unpaidTransfers: { count: 0, cents: 0, others: [] },
  };
  const markup = renderBackOffice(<SalesFigures first={day} last={day} sales={sales} />);
  expect(markup).toContain(
    "And in EUR: €120 paid, €20.50 refunded, €99.50 left; €0 paid, €5 refunded, -€5 left in the period before.",
  );
  expect(markup).toContain(">$20<");
  expect(
    renderBackOffice(<SalesFigures first={day} last={day} sales={{ ...sales, others: [] }} />),
  ).not.toContain("And in");
});

test("an amount in two currencies is two amounts", () => {
  const others = [{ currency: "EUR", cents: 2_000 }];
  const sales = {
    ...noOrders,
    days: [],
    presets: [{ presetId: 1, name: "Blue", sold: 3, soldCents: 6_000, others: [] }],
    unpaidTransfers: { count: 3, cents: 6_000, others },
  };
  const tasks = (language: string) =>
    renderBackOffice(<TaskList sales={sales} tasks={[]} />, language);
  expect(tasks("en")).toContain(">3 bank transfers have not arrived: $60 and €20<");
  expect(tasks("de")).toContain(
    ">3 Überweisungen sind noch nicht eingegangen: 60\u00a0$ und 20\u00a0€<",
  );
  expect(renderBackOffice(<SalesFigures first={day} last={day} sales={sales} />)).toContain(
    ">$60, 3<",
  );
});

test("the days of a chart are written day/month/year, also below it and in its table", () => {
  const days = ["2026-11-03", "2026-11-04", "2026-11-05"].map((it) => ({ ...noSales, day: it }));
  const sales = { ...noOrders, days };
  const markup = renderBackOffice(
    <SalesFigures first="2026-11-03" last="2026-11-05" sales={sales} />,
  );
  expect(markup).toContain("Revenue per day, from 03/11/2026 to 05/11/2026.");
  expect(markup).toContain("03/11/2026: $0");
  expect(markup).toContain(">03/11/2026<");
  expect(markup).toContain(">04/11/2026<");
  expect(markup.replaceAll(/href="[^"]*"/g, "")).not.toMatch(/2026-11|11\/0\d\/2026/);
});
