import { readFileSync, writeFileSync } from "node:fs";
import { missingOptional, withOptional } from "./lock/lock-file.mjs";

/** `npm run lock`, to be run after adding a package: adds optional packages of other systems to package-lock.json. */
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const missing = missingOptional(lock.packages);
if (missing.length > 0) {
  lock.packages = withOptional(lock.packages);
  writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`package-lock.json names ${missing.length} more packages of other systems.`);
