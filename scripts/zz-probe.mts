import { chromium } from "@playwright/test";
import { fixedWidthOf, templateSlugs } from "/work/wt/editor/components/templates/registry";
import { bundle } from "/work/wt/editor/scripts/preview-scripts/bundle";

const base = "http://localhost:3605";
const only = process.argv[2]?.split(",");
const later = await bundle("edit-frame-deferred");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
await page.addInitScript("globalThis.__name = (it) => it");
await page.route("**/edit-frame-deferred.js*", (r) =>
  r.fulfill({ contentType: "text/javascript", body: later }),
);
for (const slug of templateSlugs) {
  if (only && !only.includes(slug)) continue;
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width: Math.max(width, fixedWidthOf(slug) ?? 0), height: 800 });
    await page.goto(`${base}/preview/${slug}/edit/frame`, { waitUntil: "load" });
    const out = await page
      .evaluate(async (slug) => {
        const m = await import(`/template-scripts/${slug}.js`);
        const paths: string[] = [];
        const walk = (slots: any, prefix: string, ids?: string[]) => {
          for (const [name, slot] of Object.entries<any>(slots)) {
            const path = prefix + name;
            if (slot.kind === "group" || slot.kind === "section") walk(slot.slots, path + ".");
            else if (slot.kind === "list") {
              const n = Array.isArray(slot.sample) ? slot.sample.length : slot.sample;
              for (let i = 1; i <= n; i++) walk(slot.slots, `${path}.${i}.`);
            } else paths.push(path + " " + slot.kind);
          }
        };
        walk(m.declaration.slots, "");
        const res: string[] = [];
        const counts = { ok: 0, none: [] as string[] };
        for (const it of paths) {
          const [path, kind] = it.split(" ") as [string, string];
          if (["choice", "order"].includes(kind)) continue;
          const els = [
            ...document.querySelectorAll<HTMLElement>(`[data-slot="${CSS.escape(path)}"]`),
          ];
          if (els.length === 0) {
            counts.none.push(it);
            continue;
          }
          await (window as any).frameEditor.select(path);
          await new Promise((r) => requestAnimationFrame(() => r(0)));
          const now = [
            ...document.querySelectorAll<HTMLElement>(`[data-slot="${CSS.escape(path)}"]`),
          ];
          const held = now.find((e) => e.hasAttribute("data-active"));
          const why = (() => {
            if (!held) return "not held";
            if (!held.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
              return "invisible";
            const rects = [...held.getClientRects()];
            const r = rects[0];
            if (!r || !r.width || !r.height) return "no box";
            const bad: string[] = [];
            let good = 0,
              total = 0;
            for (const q of rects.slice(0, 3))
              for (const fx of [0.1, 0.5, 0.9]) {
                const [x, y] = [q.left + q.width * fx, q.top + q.height / 2];
                total++;
                const top = document.elementFromPoint(x, y);
                if (top && held.contains(top)) good++;
                else
                  bad.push(
                    `${Math.round(x)},${Math.round(y)}:${top ? top.tagName + "." + top.className + "#" + top.id : "outside"}`,
                  );
              }
            return good === total ? "" : `${good}/${total} ${bad.slice(0, 2).join(" ")}`;
          })();
          if (why) res.push(`${it}: ${why}`);
          else counts.ok++;
        }
        return { ...counts, res };
      }, slug)
      .catch((e) => ({ ok: -1, none: [], res: [String(e)] }));
    console.log(
      `## ${slug} ${width}: ok ${out.ok}, without element ${out.none.length}, bad ${out.res.length}`,
    );
    for (const r of out.res) console.log("   ", r);
    if (width === 1280) console.log("    none:", out.none.join(", "));
  }
}
await browser.close();
