import { unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { zipStream } from "./zip";

const files = [
  { path: "index.html", bytes: new TextEncoder().encode("<p>Hello</p>".repeat(100)) },
  { path: "images/a.webp", bytes: new Uint8Array([1, 2, 3]) },
];

const packed = async () => new Uint8Array(await new Response(zipStream(files)).arrayBuffer());

test("unzips to the same files", async () => {
  const unpacked = unzipSync(await packed());
  expect(Object.entries(unpacked)).toEqual(files.map(({ path, bytes }) => [path, bytes]));
});

test("is streamed, and compresses a file only when the reader requests it", async () => {
  const reader = zipStream(files).getReader();
  const first = await reader.read();
  expect(new TextDecoder("latin1").decode(first.value)).toContain("index.html");
  await reader.cancel();
});

test("is the same in every time zone", async () => {
  const expected = await packed();
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  expect(await packed()).toEqual(expected);
});
