import { defineConfig, devices } from "@playwright/test";

const { BASE_URL, CHROMIUM_PATH, CI, JOURNEYS_REPORT, JOURNEYS_WIDE } = process.env;

/** These choose their own widths, or have nothing to do with a phone. */
const notForPhones =
  /(sites|preview-weight|findable|templates|keyboard|pay-lost-notice|back-office-elsewhere|raw-sockets|stored-values|policy)\.spec\.ts$/;

/**
 * What matters in these, and in single tests with the tag, is alike everywhere: the phone walks them with
 * `npm test -- --wide` only.
 */
const alikeOnPhones =
  /(sessions|identity|cart-merge|cart-customer|pay-in-page|pay-closed-tab|pay-changed-price|preview|theme|back-office)\.spec\.ts$/;

/** `npm test` starts the shop and sets the environment; alone it looks at a running `npm run shop`. */
export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A shared machine stalls now and then; a second try is reported as flaky, never hidden.
  retries: 1,
  timeout: 30_000,
  reporter: [
    ["list"],
    ...(JOURNEYS_REPORT ? [["json", { outputFile: JOURNEYS_REPORT }] as const] : []),
  ],
  use: {
    baseURL: BASE_URL ?? "http://localhost:3000",
    locale: "en-US",
    // Recording slows every journey. Without it a tab behind another is not painted: see `bringToFront`.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      ...(JOURNEYS_WIDE
        ? { testIgnore: notForPhones }
        : { testIgnore: [notForPhones, alikeOnPhones], grepInvert: /@alike/ }),
      // At one pixel a point: seven times as many would be painted for the same journey.
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
      },
    },
  ],
});
