import { readFileSync } from "node:fs";

/** Why this version of Node.js is too old, or undefined. `engines` has the minimum: ">=20.19". */
export function nodeProblem(current = process.versions.node) {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const wanted = engines.node.replace(/^[^\d]*/, "");
  const [major = 0, minor = 0] = current.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);
  const isEnough = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
  return isEnough
    ? undefined
    : `This is Node.js ${current}, the shop needs ${wanted} or newer. Install it (nvm install 22), then try again.`;
}
