import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allocatorSettings } from "./serve";

test("the container's server allocates memory like the one that is measured", () => {
  const dockerfile = readFileSync("docs/deploy/Dockerfile", "utf8");
  for (const [name, value] of Object.entries(allocatorSettings)) {
    expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, "m"));
  }
});
