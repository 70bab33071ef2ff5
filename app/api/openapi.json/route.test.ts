import { expect, test } from "vitest";
import { statusAndBody } from "@/e2e/support/call";
import { GET } from "./route";

test("the document has the configured site's URL and is cacheable", async () => {
  const response = await GET();
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  expect(await statusAndBody(response)).toMatchObject({
    status: 200,
    body: { openapi: "3.1.0", servers: [{ url: "https://shop.test" }] },
  });
});
