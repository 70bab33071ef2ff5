import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { inTurn } from "./e2e/support/sweep.ts";

const stub = (file: string) =>
  fileURLToPath(new URL(`./e2e/support/next-stubs/${file}`, import.meta.url));

/**
 * Crashes, random histories, sweeps, commands in processes of their own, and the routes beside money and accounts:
 * `npm test -- --all` runs a quarter of them each day, and all nightly. Their order gives each quarter the same time.
 */
const byTurns = [
  "app/api/shop/bank-line/**/*.test.ts",
  "app/api/delivery/**/*.test.ts",
  "app/api/site-form/**/*.test.ts",
  "app/api/order-histories.test.ts",
  "app/api/{back-office-lists,checkout-trace}.test.ts",
  "app/api/site/**/*.test.ts",
  "app/api/{log-privacy,third-parties}.test.ts",
  "app/api/{coupon-model,model-based}.test.ts",
  "app/api/{draft,draft-mail,mcp,template}/**/*.test.ts",
  "app/api/{media,preset-picture}/**/*.test.ts",
  "app/api/{mail,review,sale,saved,share,thread}/**/*.test.ts",
  "e2e/fault-tests/checkout/refund-ledger.test.ts",
  "app/api/{facts,picture}/**/*.test.ts",
  "app/og/**/*.test.ts",
  "e2e/fault-tests/privacy.test.ts",
  "e2e/fault-tests/messages.test.ts",
  "e2e/fault-tests/checkout/{coupons,crash}.test.ts",
  "e2e/fault-tests/email.test.ts",
  "e2e/fault-tests/{analytics,books,hostile-pages}.test.ts",
  "e2e/fault-tests/{domains,draft-emails}.test.ts",
  "e2e/fault-tests/checkout/{database-crash,ledger,parallel,tampering}.test.ts",
  "e2e/fixtures/examples/examples.test.ts",
  "e2e/support/worst-content.test.ts",
  "scripts/db.test.ts",
  "e2e/fault-tests/sites/**/*.test.ts",
  "lib/sites/{upgrade,domains/server,messages/order-items,targets/static-host,visits/commands}.test.ts",
  "lib/customization/{content/json-schema,sharing/words}.test.ts",
  "scripts/doctor.test.ts",
  "lib/platform/media/{decode,picture}.test.ts",
  "scripts/preview-scripts/template-scripts.test.ts",
  "lib/sites/delivery/**/{export-content,export-form,export-site,logo,metadata}.test.ts",
  "scripts/{shared/npm-parent,test/report}.test.ts",
];

/** `npm test -- --all` runs the others of them each time: what `npm test` has no time for. */
const slow = [
  ...byTurns,
  "app/api/{authorization,conformance,fuzz,react-admin,react-admin-offers}.test.ts",
  "app/api/{audit,auth,held-site,report,withdrawal}/**/*.test.ts",
  "app/api/shop/{books,invoice,paypal,refund,refund-request}/**/*.test.ts",
  "app/api/shop/pay_order/{consumers,coupon,deployment,licenses,pay-again}.test.ts",
  "app/api/shop/shop-in-{euros,yen}.test.ts",
  "app/api/user/{account,forgot,login0,passkey,reset}/**/*.test.ts",
  "app/api/user/login/second-factor.test.ts",
  "db/after-restore.test.ts",
  "lib/catalogue/search/quality.test.ts",
  "lib/composition/{email-samples/samples,job-kinds,openapi}.test.ts",
  "lib/customization/first-draft/first-draft.test.ts",
  "lib/platform/email/commands/send-email.test.ts",
  "lib/orders/cart/commands.test.ts",
  "lib/orders/invoices/{fallback-fonts,legal-names}.test.ts",
  "lib/orders/invoices/e-invoice/pdf-a.test.ts",
  "lib/orders/payments/gateway.test.ts",
  "lib/sites/{own-words,hosting/fingerprints,screening/screening}.test.ts",
  "lib/translations/languages.test.ts",
  "scripts/measure-exports/measured.test.ts",
];
const anotherDay = byTurns.filter((files) => !inTurn(byTurns).includes(files));
const elsewhere = ["**/node_modules/**", ".next", ".data", "e2e/journeys", "e2e/browsers"];

const browser = (name: string, include: string[]) => ({
  resolve: { tsconfigPaths: true },
  test: { name, include, testTimeout: 120_000, hookTimeout: 60_000 },
});

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // In Next's order: "./template" is template.tsx, not the template.js of the same folder.
    extensions: [".tsx", ".ts", ".jsx", ".js", ".mjs", ".json"],
    // Only modules of Next that cannot run outside a Next server, never our own.
    alias: [
      { find: /^server-only$/, replacement: stub("empty.ts") },
      { find: /^next\/cache$/, replacement: stub("next-cache.ts") },
      { find: /^next\/root-params$/, replacement: stub("next-root-params.ts") },
      { find: /^next\/server$/, replacement: stub("next-server.ts") },
    ],
  },
  test: {
    globalSetup: "e2e/support/global-setup.ts",
    setupFiles: "e2e/support/test-file-setup.ts",
    // A second language, which readers can choose.
    env: { PSEUDO_LANGUAGE: "1", SHOP_LANGUAGES: "en" },
    // Packages are loaded once per process; test-file-setup.ts loads the shop's own modules anew for every file.
    isolate: false,
    // One more than there are processors: many tests wait for timeouts.
    maxWorkers: availableParallelism() + 1,
    // A busy machine needs ten times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: "quick",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, ...slow],
        },
      },
      {
        extends: true,
        test: { name: "slow", include: slow, exclude: [...elsewhere, ...anotherDay] },
      },
      // Against a running shop, as the journeys: no database of their own.
      browser("firefox", [
        "e2e/browsers/core-path.test.ts",
        "e2e/browsers/site-origins.test.ts",
        "e2e/browsers/writing.firefox.test.ts",
      ]),
      browser("webkit", ["e2e/browsers/writing.webkit.test.ts"]),
    ],
  },
});
