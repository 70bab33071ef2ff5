import { templateSlugs } from "@/components/templates/registry";
import { expect, test } from "../fixtures/test";
import { sampleOf } from "../support/sweep";

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Reached {
  path: string;
  isSeen: boolean;
}

/** Whether each slot can be seen once it is active: the page makes way for what something covers. */
async function reachAll(): Promise<Reached[]> {
  const reached: Reached[] = [];
  const slots = document.querySelectorAll<HTMLElement>("slot-text, [data-kind=picture]");
  for (const path of new Set([...slots].map(({ dataset }) => dataset.slot ?? ""))) {
    await window.frameEditor?.select(path);
    const slot = document.querySelector("[data-active]");
    const lines = slot ? [...slot.getClientRects()] : [];
    const isSeen = lines.some(({ left, top, width, height }) =>
      document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .some((it) => slot?.contains(it)),
    );
    const isOwn = slot?.getAttribute("data-slot") === path;
    const isVisible = slot?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    reached.push({ path, isSeen: isOwn && isSeen && isVisible === true });
  }
  return reached;
}

for (const slug of sampleOf(templateSlugs, 2)) {
  test(`each slot of ${slug} can be reached, whatever covers it`, async ({ page }) => {
    await page.goto(`/preview/${slug}/edit/frame`);
    await page.waitForFunction(() => window.frameEditor !== undefined);
    const reached = await page.evaluate(reachAll);
    expect(reached.length).toBeGreaterThan(30);
    expect(reached.filter(({ isSeen }) => !isSeen).map(({ path }) => path)).toEqual([]);
  });
}
