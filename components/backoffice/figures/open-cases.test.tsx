import { expect, test } from "vitest";
import { renderBackOffice } from "@/e2e/support/render-back-office";
import { agesOfCases } from "@/lib/analytics/rules";
import { OpenCases } from "./open-cases";

const now = Date.parse("2026-11-25T12:00:00Z");

const casesOf = (...counts: number[]) => [
  {
    list: "reports" as const,
    ages: agesOfCases(now).map((age, at) => ({ ...age, count: counts[at] ?? 0 })),
  },
];

test("each age is a column, whose number leads to the cases that began to wait then", () => {
  const markup = renderBackOffice(<OpenCases cases={casesOf(0, 4, 0, 2)} />);
  const columns = [...markup.matchAll(/<td data-label="([^"]+)"[^>]*>(?:<[^>]+>)*(\d+)/g)];
  expect(columns.map(([, age, count]) => [age, count])).toEqual([
    ["Less than 1 day", "0"],
    ["1 to 3 days", "4"],
    ["3 to 7 days", "0"],
    ["Over 7 days", "2"],
  ]);
  const links = [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) =>
    Object.fromEntries(new URL(href.replaceAll("&amp;", "&"), "https://shop.test").searchParams),
  );
  expect(links).toEqual([
    {
      isWaiting: "true",
      waitsSince_gte: "2026-11-22T12:00:00.000Z",
      waitsSince_lte: "2026-11-24T11:59:59.999Z",
    },
    { isWaiting: "true", waitsSince_lte: "2026-11-18T11:59:59.999Z" },
  ]);
});

test("without cases there is nothing to see", () => {
  expect(renderBackOffice(<OpenCases cases={casesOf()} />)).toBe("");
  expect(renderBackOffice(<OpenCases cases={[]} />)).toBe("");
});
