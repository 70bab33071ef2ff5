import { expect, test } from "vitest";
import { hoursLines } from "./opening-hours";

const week = ["mon", "tue", "wed", "thu", "fri"] as const;

const bakery = [
  { days: [...week], opens: "06:00", closes: "18:00" },
  { days: ["sat" as const], opens: "06:30", closes: "12:00" },
];

const linesOf = (...args: Parameters<typeof hoursLines>) =>
  hoursLines(...args).map(({ days, times }) => `${days} ${times}`.replaceAll("\u00a0", "_"));

test.each([
  ["en", ["Mon–Fri 6_am – 6_pm", "Sat 6:30_am – noon"]],
  ["de", ["Mo–Fr 6–18 Uhr", "Sa 6:30–12:00 Uhr"]],
  ["fr", ["Lun–ven 6_h – 18_h", "Sam 6_h_30 – 12_h"]],
  ["es", ["Lun–vie 6:00–18:00", "Sáb 6:30–12:00"]],
  ["it", ["Lun–ven 6:00–18:00", "Sab 6:30–12:00"]],
  ["pt", ["Seg–sex 6h–18h", "Sáb 6h30–12h"]],
] as const)("are written as %s writes them", (language, lines) => {
  expect(linesOf(bakery, language)).toEqual(lines);
});

test("a day with a break has both spans, and days apart share a line", () => {
  const hours = [
    {
      days: ["wed" as const, "mon" as const, "tue" as const, "fri" as const],
      opens: "14:00",
      closes: "18:00",
    },
    {
      days: ["mon" as const, "tue" as const, "wed" as const, "fri" as const],
      opens: "08:00",
      closes: "12:00",
    },
    { days: ["sat" as const, "sun" as const], opens: "10:00", closes: "16:00" },
  ];
  expect(linesOf(hours, "de")).toEqual(["Mo–Mi, Fr 8–12 und 14–18 Uhr", "Sa, So 10–16 Uhr"]);
  expect(linesOf(hours, "en")).toEqual([
    "Mon–Wed, Fri 8_am – noon and 2_pm – 6_pm",
    "Sat, Sun 10_am – 4_pm",
  ]);
});

test("midnight, after midnight and around the clock", () => {
  const from = (opens: string, closes: string) => [{ days: ["sat" as const], opens, closes }];
  expect(linesOf(from("18:00", "00:00"), "de")).toEqual(["Sa 18–24 Uhr"]);
  expect(linesOf(from("18:00", "02:00"), "en")).toEqual(["Sat 6_pm – 2_am"]);
  expect(linesOf(from("00:00", "00:00"), "fr")).toEqual(["Sam 24 h/24"]);
});
