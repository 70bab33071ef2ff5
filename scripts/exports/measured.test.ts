import { expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { measuredOf } from "@/lib/delivery/measured";
import { sourceOf } from "../images/source";

test.each(templateSlugs)(
  "the figures of %s, if there are any, are of its present layout",
  async (slug) => {
    const measured = measuredOf(slug);
    if (measured) expect(measured.source, "run npm run measure-exports").toBe(await sourceOf(slug));
  },
);

test("what nobody measured has no figures", () => {
  for (const slug of ["", "nowhere", "constructor", "__proto__"]) {
    expect(measuredOf(slug)).toBeNull();
  }
});
