import { expect } from "vitest";
import type { Endpoint } from "@/lib/http/endpoint";

/** Words of libraries and databases, which no customer ever reads. */
const leaks =
  /expected|received|invalid_type|ZodError|at \/|node_modules|select |syntax|ECONNREFUSED/i;

/** Whatever was asked: JSON, a sentence, no library's words and never a 5xx. */
export async function expectCleanFailure(
  response: Response,
  { contentType = "application/json" }: Pick<Endpoint, "contentType"> = {},
) {
  expect(response.status).toBeLessThan(500);
  if (response.status === 204) return;
  if (response.status === 303) return expectOwnPage(response.headers.get("location"));
  if (response.ok && contentType !== "application/json") {
    expect(response.headers.get("content-type")).toBe(contentType);
    return void (await response.arrayBuffer());
  }
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const answer = await response.json();
  if (response.ok) return;
  expect(answer).toMatchObject({ error: expect.stringMatching(/\S/) });
  expect(JSON.stringify(answer)).not.toMatch(leaks);
}

/** Nobody is sent to another site. */
function expectOwnPage(location: string | null) {
  expect(new URL(location ?? "", "https://shop.test").origin).toBe("https://shop.test");
}
