import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { designs, fixedWidthOf, isPremium, siblingOf, templateOf, templateSlugs } from "./registry";
import { renderTemplate } from "./render";

const brand = { name: "Company", logo: "/logo.svg" };

test.each(templateSlugs)("%s has a premium edition if it has the stylesheet of one", (slug) => {
  const hasStyles = existsSync(`components/templates/${slug}/premium.css`);
  expect(siblingOf(slug)).toBe(hasStyles ? `${slug}/premium` : null);
});

/**
 * @requirement Templates: A premium edition has the words and pictures of its template, and is
 *   responsive
 */
test.each(designs.filter(isPremium))("%s has the markup of its template", async (design) => {
  const [edition, template] = await Promise.all(
    [design, templateOf(design)].map((it) => renderTemplate(it, { brand, images: "images" })),
  );
  expect(edition?.markup).toBe(template?.markup);
  expect(edition?.script).toBe(template?.script);
  expect(edition?.css.startsWith(template?.css ?? "-")).toBe(true);
  expect(edition?.viewport).toBe("width=device-width, initial-scale=1");
  expect(fixedWidthOf(templateOf(design))).toBeGreaterThan(0);
  expect(siblingOf(design)).toBe(templateOf(design));
});
