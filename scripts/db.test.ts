import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** @requirement Operations: Commands refuse a database that is not on this machine unless told */
test("a remote database is refused unless confirmed", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/db.ts", "reset"],
    {
      encoding: "utf8",
      env: { ...process.env, DATABASE_URL: "postgres://shop:secret@db.example.com/shop" },
    },
  );
  expect(status).not.toBe(0);
  expect(stderr).toContain("DATABASE_URL points to db.example.com, which is not this machine.");
  expect(stderr).not.toContain("secret");
}, 20_000);
