import { expect, test } from "vitest";
import { designs } from "@/components/templates/registry";
import { measuredOf } from "@/lib/sites/delivery/measured";
import { fingerprintOf } from "./fingerprint";
import { sampleSite } from "./sample";

test.each(designs)("the figures of %s are of the site that is delivered", async (slug) => {
  const site = fingerprintOf(await sampleSite(slug));
  expect(measuredOf(slug)?.site, "run npm run measure-exports").toBe(site);
});

test("what nobody measured has no figures", () => {
  for (const slug of ["", "nowhere", "constructor", "__proto__"]) {
    expect(measuredOf(slug)).toBeNull();
  }
});
