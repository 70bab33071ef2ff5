import { expect, test } from "vitest";
import { call, statusAndBody } from "@/e2e/support/call";
import { addPreset, addReview } from "@/e2e/support/factories";
import { GET, PATCH, POST } from "./route";

const ask = (id: string) => call(GET, `/api/preset/${encodeURIComponent(id)}`, { params: { id } });

test("a preset is found by its id, with its reviews", async () => {
  const { id, name } = await addPreset();
  await addReview({ presetId: id, rating: 4, message: "Good" });
  const response = await ask(String(id));
  expect(response.headers.get("cache-control")).toMatch(/^public, .*s-maxage=/);
  expect(await statusAndBody(response)).toMatchObject({
    status: 200,
    body: {
      id,
      name,
      ratingAverage: 4,
      reviews: [{ message: "Good", rating: 4 }],
      isBought: false,
    },
  });
});

/** @requirement Detail: What is no longer sold keeps its page */
test("a preset that is no longer sold still has its page", async () => {
  const { id } = await addPreset({ isDisabled: true });
  expect(await statusAndBody(await ask(String(id)))).toMatchObject({
    status: 200,
    body: { isDisabled: true },
  });
});

/**
 * @requirement Detail: "Unable to display detail at this time" under the title Not detail, for a
 *   preset that does not exist
 */
test("an unknown preset is 404, and the response is not cached", async () => {
  const response = await ask("2147483647");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await statusAndBody(response)).toEqual({
    status: 404,
    body: { error: "This template does not exist." },
  });
});

test.each([
  "abc",
  "0",
  "-1",
  "1.0",
  "1e3",
  "2147483648",
  "99999999999",
  "\0",
  "1\0",
  " 1",
  "١",
  "__proto__",
  "1;--",
])("%j is not an id: 404", async (id) => {
  expect(await statusAndBody(await ask(id))).toEqual({
    status: 404,
    body: { error: "There is nothing at this address." },
  });
});

test.each([
  ["POST", POST],
  ["PATCH", PATCH],
])("%s is 405 with Allow, and changes nothing", async (method, handler) => {
  const { id, name } = await addPreset();
  const response = await call(handler, `/api/preset/${id}`, { method, params: { id: String(id) } });
  expect(response.headers.get("allow")).toBe("GET, PUT, DELETE, HEAD, OPTIONS");
  expect(await statusAndBody(response)).toEqual({
    status: 405,
    body: { error: "This address does not do that." },
  });
  expect(await statusAndBody(await ask(String(id)))).toMatchObject({
    body: { name, isDisabled: false },
  });
});
