import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingOptional, withOptional } from "./lock-file.mjs";

test("npm ci accepts package-lock.json on every system (npm run lock)", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(missingOptional(packages)).toEqual([]);
});

test("an optional package is named with the version its parent pins and the system of its name", () => {
  const packages = {
    "": {},
    "node_modules/parent": {
      version: "2.0.0",
      dev: true,
      optionalDependencies: {
        "@parent/linux-x64-musl": "2.0.0",
        "@parent/win32-arm64-msvc": "2.0.0",
      },
    },
    "node_modules/@parent/win32-arm64-msvc": { version: "2.0.0" },
  };
  expect(withOptional(packages)["node_modules/@parent/linux-x64-musl"]).toEqual({
    version: "2.0.0",
    dev: true,
    optional: true,
    os: ["linux"],
    cpu: ["x64"],
    libc: ["musl"],
  });
  expect(missingOptional(withOptional(packages))).toEqual([]);
});
