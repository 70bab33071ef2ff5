import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@redis/client";
import { eq } from "drizzle-orm";
import getPort from "get-port";
import { expect, onTestFinished, test } from "vitest";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { eventually } from "@/e2e/support/eventually";
import { addPreset } from "@/e2e/support/factories";
import { repositoryWith, runIn } from "@/e2e/support/repository-copy";
import { env } from "@/lib/env";

const url = "postgres://shop:secret@127.0.0.1:1/shop";

/**
 * @requirement Operations: Commands refuse a database that is not the checkout's own unless it is
 *   named
 */
test.each([
  ["migrate", { DATABASE_URL: url }, {}, "the environment"],
  ["reset", { DATABASE_URL: url }, {}, "the environment"],
  ["migrate", {}, { ".env.production": `DATABASE_URL=${url}` }, ".env.production"],
  ["admin", {}, { ".env.production.local": `DATABASE_URL=${url}` }, ".env.production.local"],
  ["seed", {}, { ".env.local": `DATABASE_URL=${url}` }, ".env.local"],
] as const)(
  "db:%s does not touch a database that nobody named",
  async (command, settings, files, source) => {
    const { code, errors } = await runIn(
      repositoryWith(files),
      ["scripts/db.ts", command],
      settings,
    );
    expect(code).toBe(1);
    expect(errors).toContain(`DATABASE_URL in ${source} is the database 127.0.0.1:1/shop.`);
    expect(errors).toContain("add: -- --database 127.0.0.1:1/shop");
    expect(errors).not.toContain("secret");
  },
  60_000,
);

test("nor does npm run shop, which would add accounts with known passwords", async () => {
  const folder = repositoryWith({ ".env.production": `DATABASE_URL=${url}` });
  const { code, errors } = await runIn(folder, ["scripts/shop/main.ts"]);
  expect(code).toBe(1);
  expect(errors).toContain("DATABASE_URL in .env.production is the database 127.0.0.1:1/shop.");
}, 60_000);

test("another name than that of the database is refused", async () => {
  const named = ["scripts/db.ts", "reset", "--database", "127.0.0.1:1/other"];
  const { code, errors } = await runIn(repositoryWith({}), named, { DATABASE_URL: url });
  expect(code).toBe(1);
  expect(errors).toContain("is the database 127.0.0.1:1/shop.");
}, 60_000);

test.each([
  [".env.production", ["--database"]],
  [".env.development.local", []],
])(
  "a database of %s is migrated, and said",
  async (file, flag) => {
    const own = env("database").DATABASE_URL;
    const { host, pathname } = new URL(own);
    const args = flag.flatMap((it) => [it, `${host}${pathname}`]);
    const folder = repositoryWith({ [file]: `DATABASE_URL=${own}` });
    const { code, output } = await runIn(folder, ["scripts/db.ts", "migrate", ...args]);
    expect(output).toContain(`Database: ${host}${pathname}, from ${file}`);
    expect(existsSync(join(folder, ".data"))).toBe(false);
    expect(code).toBe(0);
  },
  60_000,
);

test("prices are converted to the currency of the setting, at a rate that is said", async () => {
  const { id } = await addPreset({ priceCents: 2_000 });
  const own = env("database").DATABASE_URL;
  const files = { ".env.development.local": `DATABASE_URL=${own}\nSHOP_CURRENCY=EUR` };
  const convert = (...args: string[]) =>
    runIn(repositoryWith(files), ["scripts/db.ts", "currency", ...args]);
  expect((await convert("JPY", "--rate", "150")).errors).toContain("Set SHOP_CURRENCY first");
  expect((await convert("EUR")).errors).toContain("Say what one unit");
  const { code, output } = await convert("EUR", "--rate", "0.92");
  expect(output).toContain("USD to EUR");
  expect(code).toBe(0);
  expect(await database().select().from(presets).where(eq(presets.id, id))).toMatchObject([
    { currency: "EUR", priceCents: 1_840 },
  ]);
}, 60_000);

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

test.runIf(hasRedis)(
  "after a restore the shared cache loses what the shop put there, and nothing else",
  async () => {
    const port = await getPort();
    const url = `redis://127.0.0.1:${port}`;
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", tmpdir()];
    const server = spawn("redis-server", args, { stdio: "ignore" });
    onTestFinished(() => void server.kill("SIGKILL"));
    const redis = await eventually(() =>
      createClient({ url, socket: { reconnectStrategy: false } })
        .on("error", () => {})
        .connect(),
    );
    onTestFinished(() => redis.destroy());
    const pages = Array.from({ length: 2_500 }, (_, n) => [`presetry:page:${n}`, "old"]);
    await redis.mSet(Object.fromEntries([...pages, ["another-program", "kept"]]));
    const files = { ".env.development.local": `DATABASE_URL=${env("database").DATABASE_URL}` };
    const numbers = ["--last-invoice", "40", "--last-credit-note", "7"];
    const { code, output } = await runIn(
      repositoryWith(files),
      ["scripts/db.ts", "after-restore", ...numbers],
      { REDIS_URL: url },
    );
    expect(output).toContain("2500 entries");
    expect(code).toBe(0);
    expect(await redis.keys("*")).toEqual(["another-program"]);
  },
  60_000,
);
