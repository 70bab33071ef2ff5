import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";

/** The pages of law that the footer lists. */
async function legalPagesFor(sellsTo: string) {
  vi.stubEnv("SELLS_TO", sellsTo);
  vi.resetModules();
  const { Footer } = await import("./footer");
  const { props } = (await Footer()) as ReactElement<{ legal: { href: string }[] }>;
  return props.legal.map(({ href }) => href);
}

/** @requirement Consumers: Every page's footer leads to the withdrawal, where consumers may buy */
test("the footer leads to the withdrawal only where consumers may buy", async () => {
  const companies = await legalPagesFor("companies");
  expect(companies).not.toContain("/withdraw");
  expect(await legalPagesFor("everybody")).toEqual([...companies, "/withdraw"]);
});
