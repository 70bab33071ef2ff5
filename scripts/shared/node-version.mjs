import { readFileSync } from "node:fs";

/** Why this Node.js will not do, or undefined. `engines` says what is needed: ">=20.19". */
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
