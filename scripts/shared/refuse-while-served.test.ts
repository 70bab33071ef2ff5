import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const program = "lib/platform/front-server/start.mjs";

/** A folder with a program that runs, as the shop does, until its input ends. */
function addFolder() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "shop-")));
  mkdirSync(path.join(folder, path.dirname(program)), { recursive: true });
  writeFileSync(path.join(folder, program), `console.log("ready"); process.stdin.resume();`);
  return folder;
}

const check = (cwd: string) => {
  const script = path.resolve("scripts/shared/refuse-while-served.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: "utf8" });
  return { status, stderr };
};

test("a build is refused while the shop of its folder runs, and only then", async () => {
  const [folder, other] = [addFolder(), addFolder()];
  const shop = spawn(process.execPath, [program], { cwd: folder });
  await once(shop.stdout, "data");
  expect(check(folder)).toEqual({
    status: 1,
    stderr: expect.stringContaining(`running (process ${shop.pid})`),
  });
  expect(check(other)).toEqual({ status: 0, stderr: "" });
  shop.stdin.end();
  await once(shop, "exit");
  expect(check(folder)).toEqual({ status: 0, stderr: "" });
});
