import { expect } from "vitest";
import type { Endpoint } from "@/lib/platform/http/endpoint";

/** Messages of libraries and of the database, which must not reach a client. */
const leaks =
  /\bexpected \w|\breceived \w|invalid_type|ZodError|at \/|node_modules|select |syntax|ECONNREFUSED/i;

/** For any request: never a 5xx; a failure is JSON with a sentence and without internal messages. */
export async function expectCleanFailure(
  response: Response,
  { contentType = "application/json" }: Pick<Endpoint, "contentType"> = {},
) {
  expect(response.status).toBeLessThan(500);
  if (response.status === 202 || response.status === 204) return;
  if (response.status === 303) return expectOwnPage(response.headers.get("location"));
  if (response.ok && contentType !== "application/json") {
    expect(response.headers.get("content-type")?.split(";")[0]).toBe(contentType.split(";")[0]);
    return void (await response.arrayBuffer());
  }
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const body = await response.json();
  if (response.ok) return;
  expect(body).toMatchObject({ error: expect.stringMatching(/\S/) });
  expect(JSON.stringify(body)).not.toMatch(leaks);
}

/** No redirect to another origin. */
function expectOwnPage(location: string | null) {
  expect(new URL(location ?? "", "https://shop.test").origin).toBe("https://shop.test");
}
