import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { beforeEach, expect, test, vi } from "vitest";
import { bounds, guestResponsesTag, keepGuestResponse, settlingMs } from "./guest-responses";

let time = 0;

// A day a test, so that what an earlier one kept has expired.
beforeEach(() => {
  time += 86_400_000;
  vi.spyOn(performance, "now").mockImplementation(() => time);
});

const pass = (ms: number) => {
  time += ms;
};
const revalidateNow = () =>
  tagsManifest.set(guestResponsesTag, { expired: Math.round(performance.timeOrigin + time) });

const publicly = { "Cache-Control": "public, max-age=0", "X-Total-Count": "12" };

/** A response that counts how often it was made. */
function source(init: ResponseInit = { headers: publicly }) {
  const made = { count: 0 };
  const respond = async () => new Response(`made ${++made.count}`, init);
  return { made, respond, ask: async () => (await keepGuestResponse("/a", respond)).text() };
}

test("a second guest gets the same bytes and headers, and nothing is computed", async () => {
  const { made, respond } = source();
  const first = await keepGuestResponse("/api/preset", respond);
  first.headers.set("X-Request-Id", "of the first");
  const second = await keepGuestResponse("/api/preset", respond);
  expect([await first.text(), await second.text()]).toEqual(["made 1", "made 1"]);
  expect(second.headers.get("x-total-count")).toBe("12");
  expect(second.headers.has("x-request-id")).toBe(false);
  expect(made.count).toBe(1);
});

test("another address has another response", async () => {
  const { respond } = source();
  const ask = async (address: string) => (await keepGuestResponse(address, respond)).text();
  expect(await ask("/b?page=1")).toBe("made 1");
  expect(await ask("/b?page=2")).toBe("made 2");
  expect(await ask("/b?page=1")).toBe("made 1");
});

test("after a revalidation, in the same millisecond too, the next response is a new one", async () => {
  const { ask } = source();
  expect(await ask()).toBe("made 1");
  revalidateNow();
  expect(await ask()).toBe("made 2");
});

test("a response that was being made during a revalidation is not kept", async () => {
  const { respond, ask } = source();
  await keepGuestResponse("/a", async () => {
    revalidateNow();
    return respond();
  });
  pass(settlingMs + 2);
  expect(await ask()).toBe("made 2");
});

test("soon after a revalidation nothing is kept, because it may join an older read", async () => {
  const { ask } = source();
  revalidateNow();
  pass(settlingMs);
  expect([await ask(), await ask()]).toEqual(["made 1", "made 2"]);
  pass(2);
  expect([await ask(), await ask()]).toEqual(["made 3", "made 3"]);
});

test("data that changed without a revalidation is seen after a minute", async () => {
  const { ask } = source();
  expect(await ask()).toBe("made 1");
  pass(bounds.age);
  expect(await ask()).toBe("made 2");
});

test.each([
  ["a private response", { headers: { "Cache-Control": "private, no-store" } }],
  ["one that says nothing about caches", {}],
  ["a failure", { status: 503, headers: publicly }],
])("%s is not kept", async (_, init) => {
  const { ask } = source(init);
  expect([await ask(), await ask()]).toEqual(["made 1", "made 2"]);
});

test("an error is not kept", async () => {
  const { respond } = source();
  const failing = () => Promise.reject(new Error("no"));
  await expect(keepGuestResponse("/a", failing)).rejects.toThrow("no");
  expect(await (await keepGuestResponse("/a", respond)).text()).toBe("made 1");
});

test("what is kept is bounded in number and bytes, and the longest unused goes first", async () => {
  const made = new Set<string>();
  const isKept = async (address: string, length = 1) => {
    made.delete(address);
    await keepGuestResponse(address, async () => {
      made.add(address);
      return new Response("x".repeat(length), { headers: publicly });
    });
    return !made.has(address);
  };
  for (let n = 0; n <= bounds.max; n++) {
    await isKept(`/n/${n}`);
    await isKept("/n/1");
  }
  expect(await isKept("/n/1")).toBe(true);
  expect(await isKept("/n/0")).toBe(false);
  await isKept("/large", bounds.maxSize + 1);
  expect(await isKept("/large", bounds.maxSize + 1)).toBe(false);
});
