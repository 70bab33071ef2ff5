import { expect, test } from "vitest";
import { readBytes, readJson } from "./body";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("https://shop.test/api", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
    duplex: "half",
  } as RequestInit);

test.each([
  "application/json",
  "APPLICATION/JSON; charset=utf-8",
  "application/problem+json",
  "application/json ;charset=utf-8",
])("%s is JSON", async (type) => {
  expect(await readJson(post('{"a":1}', { "content-type": type }))).toEqual({ a: 1 });
});

test.each([
  "",
  "text/plain",
  "application/jsonx",
  "text/json",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "text/plain, application/json",
])("%j is not: 415", async (type) => {
  await expect(readJson(post("{}", { "content-type": type }))).rejects.toMatchObject({
    code: "unsupported_media_type",
  });
});

test.each([
  ["nothing", ""],
  ["half an object", '{"a":'],
  ["two objects", "{}{}"],
  ["a word", "hello"],
  ["a number that JSON does not know", "NaN"],
  ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ["a surrogate written as bytes", new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])],
])("%s is malformed: 400", async (_, body) => {
  await expect(readJson(post(body))).rejects.toMatchObject({ code: "malformed" });
});

/**
 * @requirement API: Bodies: JSON of at most 64 KiB, text trimmed, NUL and lone surrogates refused,
 *   unknown keys ignored
 */
test("a body of exactly 64 KiB is read, one byte more is rejected", async () => {
  const text = (bytes: number) => `"${"x".repeat(bytes - 2)}"`;
  expect(await readJson(post(text(65_536)))).toHaveLength(65_534);
  await expect(readJson(post(text(65_537)))).rejects.toMatchObject({ code: "too_large" });
});

/** An endless body that counts the chunks that were read. */
function endless() {
  const reads = { chunks: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      reads.chunks++;
      controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
    cancel() {
      reads.isCancelled = true;
    },
  });
  return { reads, stream };
}

test("an endless body is rejected while it streams and is not read to its end", async () => {
  const { reads, stream } = endless();
  await expect(readJson(post(stream))).rejects.toMatchObject({ code: "too_large" });
  expect(reads.isCancelled).toBe(true);
  expect(reads.chunks).toBeLessThan(70);
});

test("a Content-Length above the limit is rejected before the body is read", async () => {
  const { reads, stream } = endless();
  const request = post(stream, { "content-length": "65537" });
  await expect(readJson(request)).rejects.toMatchObject({ code: "too_large" });
  expect(reads.chunks).toBeLessThan(3);
});

test("a body that is aborted is malformed", async () => {
  const stream = new ReadableStream({
    start: (controller) => controller.error(new Error("The line is dead")),
  });
  await expect(readJson(post(stream))).rejects.toMatchObject({ code: "malformed" });
});

test("a body that stalls is given up", async () => {
  let isCancelled = false;
  const stalled = new ReadableStream({
    cancel: () => {
      isCancelled = true;
    },
  });
  const reading = readBytes(post(stalled), 10, "Too large", 50);
  await expect(reading).rejects.toMatchObject({ code: "malformed" });
  expect(isCancelled).toBe(true);
});
