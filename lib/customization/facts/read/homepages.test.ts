import path from "node:path";
import { describe, expect, it } from "vitest";
import { measureSite, sitesIn, sumOf } from "@/e2e/support/homepages";

/*
 * A hundred homepages of invented companies, from hand-written HTML of 1999 to kits of today. The reader was written
 * with those that are marked as known at hand, and is measured with the others too.
 */
const measures = sitesIn(path.join(process.cwd(), "e2e/fixtures/homepages")).map(measureSite);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

describe.each([
  { half: "known", isKnown: true, recall: 0.94, precision: 0.98, mostInvented: 0 },
  { half: "unknown", isKnown: false, recall: 0.81, precision: 0.89, mostInvented: 2 },
])("the $half homepages", ({ half, isKnown, recall, precision, mostInvented }) => {
  const own = measures.filter((measure) => measure.isKnown === isKnown);
  const sums = sumOf(own);
  const total = sums.find(({ kind }) => kind === "total");

  it("are read as a careful person would read them", () => {
    const table = sums.map((sum) =>
      [
        sum.kind.padEnd(8),
        `expected ${sum.expected}`.padEnd(14),
        `found ${sum.found}`.padEnd(11),
        `recall ${percent(sum.recall)}`.padEnd(15),
        `precision ${percent(sum.precision)}`,
      ].join(" "),
    );
    process.stdout.write(`${half}: ${own.length} homepages\n${table.join("\n")}\n`);
    expect(own).toHaveLength(50);
    expect(total?.recall).toBeGreaterThanOrEqual(recall);
    expect(total?.precision).toBeGreaterThanOrEqual(precision);
  });

  it("give no value that stands nowhere on them", () => {
    const { length } = own.flatMap(({ invented }) => invented);
    expect(length).toBeLessThanOrEqual(mostInvented);
  });
});
