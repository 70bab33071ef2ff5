import { readdirSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { inTurn, today } from "./support/sweep";

// The same day for all workers, also after midnight.
process.env.SWEEP ||= today();

const { BASE_URL, CHROMIUM_PATH, CHROMIUM_SHELL_PATH, CI, JOURNEYS_CORE } = process.env;

/** `npm test` runs these, on the desktop only; `npm test -- --all` runs every journey. */
const coreFiles = ["accounts", "browse", "cart", "delivery", "pay"];
const core = new RegExp(`(?:^| )(?:${coreFiles.join("|")})\\.spec\\.ts`);

/** What sells, signs in, writes and publishes. Of the other files, `npm test -- --all` runs every second one each day. */
const everyDay = [
  "accessibility",
  "accounts",
  "account-security",
  "back-office",
  "browse",
  "cart",
  "cart-customer",
  "csp",
  "delivery",
  "detail",
  "editor",
  "first-sale",
  "invoices",
  "layout",
  "messages",
  "other-languages",
  "pay",
  "preview",
  "purchases",
  "raw-sockets",
  "refunds",
  "sessions",
  "site-page",
].map((name) => `${name}.spec.ts`);
const others = readdirSync(new URL("journeys", import.meta.url)).filter(
  (file) => !everyDay.includes(file),
);
const anotherDay = others.filter((file) => !inTurn(others, 2).includes(file));

/**
 * What a phone changes: layout, menus, dialogs, touch, and the tools for colors and words. What the server does, what
 * browsers store, and what is measured at widths of its own is tested on the desktop only.
 */
const filesOnPhones = [
  "browse",
  "carousel",
  "cart",
  "compare",
  "contact",
  "detail",
  "editor",
  "editor-languages",
  "editor-check",
  "editor-slots",
  "late-scripts",
  "layout",
  "email-samples",
  "no-script",
  "other-languages",
  "pay",
  "pictures",
  "preview",
  "preview-toolbar",
  "purchases",
  "search",
  "try-on",
].map((name) => `${name}.spec.ts`);

const desktop = {
  name: "desktop",
  testIgnore: anotherDay,
  use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
};

const phone = {
  name: "phone",
  testMatch: ["accessibility.spec.ts", ...inTurn(filesOnPhones)],
  // What is the same on a phone is tested on the desktop only.
  grepInvert: /@alike/,
  // A device scale factor of 1 paints a seventh of the pixels.
  use: {
    ...devices["Pixel 7"],
    timezoneId: "Asia/Kolkata",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
  },
};

/** `npm test` starts the shop and sets the environment; without it, the journeys run against `npm run shop`. */
export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A shared machine stalls now and then. `npm test` counts what passed at its second try as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  timeout: 60_000,
  reporter: "list",
  use: {
    baseURL: BASE_URL ?? "http://localhost:3000",
    locale: "en-US",
    // Recording slows every journey. Without recording, background tabs are not painted: see `bringToFront`.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      // The headless shell takes two thirds of the time.
      executablePath: CHROMIUM_SHELL_PATH || CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        // The domains of sites.
        "--host-resolver-rules=MAP *.test 127.0.0.1",
      ],
    },
  },
  ...(JOURNEYS_CORE ? { grep: core, projects: [desktop] } : { projects: [desktop, phone] }),
});
