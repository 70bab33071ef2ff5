import { chromium } from "playwright";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium" });
for (const [name, w, h] of [["desk", 1440, 900], ["phone", 390, 844], ["small", 320, 640]])
  for (const scheme of ["light", "dark"]) {
    if (name === "small" && scheme === "dark") continue;
    const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, hasTouch: name !== "desk", isMobile: name !== "desk", reducedMotion: "reduce" });
    const p = await c.newPage();
    await p.goto("http://localhost:3300/preview/silent/edit");
    await p.getByText("You can write on the page already").waitFor({ state: "hidden" });
    const open = p.getByRole("button", { name: "Open the panel" });
    if (await open.isVisible()) await open.click();
    await p.getByRole("tab", { name: "Page" }).click();
    await p.screenshot({ path: `/tmp/h/shots/lang-${name}-${scheme}-0.png` });
    await p.getByRole("combobox", { name: "Add a language" }).selectOption("de");
    await p.getByRole("combobox", { name: "Add a language" }).selectOption("fr");
    await p.getByRole("combobox", { name: "Language you are writing" }).selectOption("de");
    await p.waitForTimeout(800);
    await p.screenshot({ path: `/tmp/h/shots/lang-${name}-${scheme}-1.png` });
    await p.getByRole("tab", { name: "Content" }).click();
    await p.getByRole("button", { name: "Top of the page", expanded: false }).click();
    await p.getByRole("textbox", { name: "Headline", exact: true }).fill("Häuser, die leise sprechen.");
    await p.waitForTimeout(500);
    await p.screenshot({ path: `/tmp/h/shots/lang-${name}-${scheme}-2.png` });
    await c.close();
  }
await b.close();
