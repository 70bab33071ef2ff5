import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepPreviews } from "./kept-previews";

let asked: string[] = [];
const answer = keepPreviews();

const server = createServer((request, response) => {
  if (answer(request, response)) return;
  const { url = "", headers } = request;
  asked.push(url);
  const isGzipped = headers["accept-encoding"] === "gzip";
  response.statusCode = url.includes("missing") ? 404 : 200;
  response.setHeader("content-type", "text/html");
  if (isGzipped) response.setHeader("content-encoding", "gzip");
  const page = `<p>${url} ${"ä".repeat(500)}</p>`;
  if (isGzipped) return response.end(gzipSync(page));
  response.write(page.slice(0, 100));
  response.end(page.slice(100));
});

let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  base = typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

async function read(path: string, init?: RequestInit) {
  const response = await fetch(base + path, init);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test("a preview is asked of Next once for each encoding, and is the same then", async () => {
  asked = [];
  for (const encoding of ["identity", "gzip"]) {
    const init = { headers: { "accept-encoding": encoding } };
    const first = await read("/preview/silent", init);
    const second = await read("/preview/silent", init);
    expect(second.text).toBe(first.text);
    expect(second.text).toContain("ä</p>");
    expect(second.headers.get("content-type")).toBe("text/html");
  }
  expect(asked).toEqual(["/preview/silent", "/preview/silent"]);
});

test("nothing else is kept: errors, other pages, what has a query, other methods", async () => {
  asked = [];
  const paths = ["/preview/missing", "/preview/silent/edit", "/preview/silent?x=1", "/shop"];
  for (const path of [...paths, ...paths]) await read(path);
  expect(asked).toEqual([...paths, ...paths]);
  await read("/preview/silent/bare");
  await read("/preview/silent/bare", { method: "HEAD" });
  expect(asked.slice(-2)).toEqual(["/preview/silent/bare", "/preview/silent/bare"]);
});
