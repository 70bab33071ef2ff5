import { expect, test } from "vitest";
import { call, statusAndBody } from "@/e2e/support/call";
import { GET } from "./route";

test.each(["/api/health", "/api/health?ready", "/api/health?ready=1"])(
  "%s is well",
  async (path) => {
    const response = await call(GET, path);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await statusAndBody(response)).toEqual({ status: 200, body: { status: "ok" } });
  },
);
