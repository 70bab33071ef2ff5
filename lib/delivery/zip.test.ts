import { unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { zipStream } from "./zip";

const files = [
  { path: "index.html", bytes: new TextEncoder().encode("<p>Hello</p>".repeat(100)) },
  { path: "images/a.webp", bytes: new Uint8Array([1, 2, 3]) },
];

const packed = async () => new Uint8Array(await new Response(zipStream(files)).arrayBuffer());

test("gives back every file as it was", async () => {
  const unpacked = unzipSync(await packed());
  expect(Object.entries(unpacked)).toEqual(files.map(({ path, bytes }) => [path, bytes]));
});

test("comes in pieces, and packs no file before it is asked for", async () => {
  const reader = zipStream(files).getReader();
  const first = await reader.read();
  expect(new TextDecoder("latin1").decode(first.value)).toContain("index.html");
  await reader.cancel();
});

test("is the same in every zone of the world", async () => {
  const here = await packed();
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  expect(await packed()).toEqual(here);
});
