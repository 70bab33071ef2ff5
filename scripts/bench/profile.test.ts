import { expect, test } from "vitest";
import { ownerOf, sharesOf } from "./profile";

test.each([
  ["node:internal/webstreams/readablestream", "node:webstreams"],
  ["node:_http_outgoing", "node:_http_outgoing"],
  ["/srv/node_modules/next/dist/server/base-server.js", "next"],
  ["turbopack:///[project]/node_modules/@opentelemetry/api/build/trace.js", "@opentelemetry/api"],
  ["/srv/node_modules/a/node_modules/b/index.js", "b"],
  ["turbopack:///[project]/lib/http/route.ts", "the shop"],
])("%s belongs to %s", (source, owner) => {
  expect(ownerOf(source)).toBe(owner);
});

test("shares are of the time in which the processor was busy", () => {
  const node = (id: number, functionName: string, url = "") => ({
    id,
    callFrame: { functionName, url, scriptId: "0", lineNumber: 0, columnNumber: 0 },
  });
  const profile = {
    nodes: [
      node(1, "(idle)"),
      node(2, "(garbage collector)"),
      node(3, "writeHead", "node:_http_server"),
    ],
    startTime: 0,
    endTime: 100,
    samples: [1, 2, 3, 3],
    timeDeltas: [60, 10, 20, 10],
  };
  expect(sharesOf(profile, ({ owner }) => owner)).toEqual([
    ["node:_http_server", 0.75],
    ["garbage collection", 0.25],
  ]);
});
