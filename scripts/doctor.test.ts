import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repositoryWith, runIn } from "@/e2e/support/repository-copy";

const doctor = ["--preserve-symlinks", "--preserve-symlinks-main", "scripts/doctor.mjs"];

test("a public shop without secrets is not well, and the doctor makes none", async () => {
  const folder = repositoryWith({ ".env.production": "SITE_URL=https://shop.test\nPORT=3199\n" });
  const { code, output } = await runIn(folder, doctor);
  expect(code).toBe(1);
  for (const name of ["AUTH_SECRET", "CRON_SECRET", "DATABASE_URL", "PAYPAL_CLIENT_ID"]) {
    expect(output).toContain(`${name} `);
  }
  expect(existsSync(join(folder, ".data"))).toBe(false);
}, 60_000);

test("a server's file made from the sample, unchanged, lacks a database and secrets", async () => {
  const sample = readFileSync(".env.example", "utf8");
  const { code, output } = await runIn(repositoryWith({ ".env.production": sample }), doctor);
  expect(code).toBe(1);
  for (const name of ["DATABASE_URL", "AUTH_SECRET", "CRON_SECRET"]) {
    expect(output).toContain(`${name} is not set`);
  }
  expect(output).toContain("Correct the variable in .env.production.");
  expect(output).not.toContain("mbedded");
}, 60_000);

test("a database that does not answer is named in the command that makes them", async () => {
  const folder = repositoryWith({ ".env.production": "DATABASE_URL=postgres://127.0.0.1:1/shop" });
  const { output } = await runIn(folder, doctor);
  expect(output).toContain("npm run db:migrate -- --database 127.0.0.1:1/shop");
}, 60_000);

test("a password that ends the address of the database is named, without its characters", async () => {
  const folder = repositoryWith({
    ".env.production": 'DATABASE_URL="postgres://a:12#34@localhost/b"',
  });
  const { code, output } = await runIn(folder, doctor);
  expect(code).toBe(1);
  expect(output).toContain("# is written %23");
  expect(output).not.toContain("34@");
}, 60_000);
