import { chromium } from "@playwright/test";

const base = "http://localhost:3605";
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce",
});
page.on("console", (m) => m.type() === "error" && console.log("console:", m.text().slice(0, 300)));
page.on("pageerror", (e) => console.log("error:", String(e).slice(0, 300)));
const shot = (n: string) => page.screenshot({ path: `/tmp/notes/editor/${n}.png` });
await page.goto(base + "/preview/atlantic/edit");
const panel = page.getByRole("region", { name: "Panel" });
await panel
  .getByText("You can write on the page already")
  .waitFor({ state: "hidden", timeout: 60000 });
const frame = page.frameLocator("iframe[title$='your page']");
await panel.getByRole("tab", { name: "History" }).click();
await page.waitForTimeout(1500);
await shot("history-guest");
await panel.getByRole("tab", { name: "Check" }).click();
await panel.getByRole("button", { name: "Check the page" }).click({ timeout: 30000 });
await panel.getByText(/Nothing found|to look at|could not/).waitFor({ timeout: 60000 });
await page.waitForTimeout(500);
console.log("check:", (await panel.getByRole("tabpanel").innerText()).slice(0, 1500));
await shot("check");
for (const slug of ["cali", "cosmo", "trend", "thunder", "simple", "prestige"]) {
  await page.goto(`${base}/preview/${slug}/edit`);
  await panel
    .getByText("You can write on the page already")
    .waitFor({ state: "hidden", timeout: 60000 });
  await panel.getByRole("tab", { name: "Check" }).click();
  await panel.getByRole("button", { name: "Check the page" }).click({ timeout: 30000 });
  await panel.getByText(/Nothing found|to look at|could not/).waitFor({ timeout: 60000 });
  console.log(
    slug,
    ":",
    (await panel.getByRole("tabpanel").innerText()).split("\n").slice(2).join(" | ").slice(0, 800),
  );
}
await browser.close();
