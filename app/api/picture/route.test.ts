import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { pictureOwners, pictures } from "@/db/schema/pictures";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, type Handler, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { drawBomb, drawPicture } from "@/e2e/support/pictures";
import { deleteUnusedPictures } from "@/lib/customization/pictures/commands";
import * as media from "../../media/[file]/route";
import { PUT } from "../draft/[template]/route";
import { DELETE } from "./[hash]/route";
import { GET, POST } from "./route";

beforeEach(async () => {
  await database().delete(rateLimits);
  await database().delete(pictureOwners);
  await database().delete(pictures);
});

type Cookie = Record<string, string>;

function send(cookie: Cookie, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const form = new FormData();
  form.set("file", new File([bytes], "picture.webp"));
  return call(POST, "/api/picture", { method: "POST", body: form, headers: cookie });
}

const list = async (cookie: Cookie) =>
  (await (await call(GET, "/api/picture", { headers: cookie })).json()) as { hash: string }[];

const remove = (cookie: Cookie, hash: string) =>
  call(DELETE as Handler, `/api/picture/${hash}`, {
    method: "DELETE",
    headers: cookie,
    params: { hash },
  });

const show = (file: string) => call(media.GET as Handler, `/media/${file}`, { params: { file } });

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test("a picture is kept under the hash of its file, upright and stripped, in three widths", async () => {
  const { cookie } = await addCustomer();
  const turned = await sharp(await drawPicture({ width: 900, height: 1800, format: "jpeg" }))
    .withExif({ IFD0: { Model: "Camera" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const bytes = new Uint8Array(turned);
  const hash = hashOf(bytes);
  const { status, body } = await statusAndBody(await send(cookie, bytes));
  expect(status).toBe(201);
  expect(body).toMatchObject({ hash, width: 1600, height: 800 });
  for (const width of [480, 960, 1600]) {
    const response = await show(`${hash}-${width}.webp`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: "webp", width, height: width / 2 });
    expect(metadata.exif).toBeUndefined();
  }
});

test("a small picture is kept in the first width that holds it, and is not enlarged", async () => {
  const { cookie } = await addCustomer();
  const bytes = await drawPicture({ width: 300, height: 200 });
  const { hash } = (await (await send(cookie, bytes)).json()) as { hash: string };
  expect((await show(`${hash}-480.webp`)).status).toBe(200);
  expect((await show(`${hash}-960.webp`)).status).toBe(404);
});

test("the same file of two customers is stored once, and goes when neither has it", async () => {
  const [ana, ben] = [await addCustomer(), await addCustomer()];
  const bytes = await drawPicture({});
  const hash = hashOf(bytes);
  for (const { cookie } of [ana, ana, ben]) expect((await send(cookie, bytes)).status).toBe(201);
  expect(await database().$count(pictures)).toBe(1);
  expect((await remove(ana.cookie, hash)).status).toBe(204);
  expect(await list(ana.cookie)).toEqual([]);
  expect((await show(`${hash}-480.webp`)).status).toBe(200);
  expect((await remove(ben.cookie, hash)).status).toBe(204);
  expect((await show(`${hash}-480.webp`)).status).toBe(404);
});

test("somebody else's picture cannot be deleted, and a stranger sends none", async () => {
  const [ana, ben] = [await addCustomer(), await addCustomer()];
  const bytes = await drawPicture({});
  await send(ana.cookie, bytes);
  expect((await remove(ben.cookie, hashOf(bytes))).status).toBe(404);
  expect((await send({}, bytes)).status).toBe(401);
  expect((await call(GET, "/api/picture")).status).toBe(401);
});

test("an account whose space is used up is told how much each takes", async () => {
  const { cookie, id: userId } = await addCustomer();
  const filler = { hash: "f".repeat(64), width: 10, height: 10, bytes: 60 * 2 ** 20 - 100 };
  await database().insert(pictures).values(filler);
  await database().insert(pictureOwners).values({ userId, hash: filler.hash });
  const { status, body } = await statusAndBody(await send(cookie, await drawPicture({})));
  expect(status).toBe(409);
  expect(body).toEqual({ error: expect.stringMatching(/take 60\.0 of 60\.0 MB.*Delete pictures/) });
});

describe("refused files", () => {
  test.each<[string, number, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
    ["an SVG", 422, () => new Uint8Array(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))],
    ["60 megapixels", 422, () => drawBomb("webp", 7745)],
    ["more than 5 MB", 413, () => new Uint8Array(5 * 2 ** 20 + 1)],
  ])("%s", async (_, status, bytes) => {
    const { cookie } = await addCustomer();
    expect((await send(cookie, await bytes())).status).toBe(status);
    expect(await list(cookie)).toEqual([]);
  });
});

test("a picture that only an older revision of the content shows is kept", async () => {
  const { cookie, id: userId } = await addCustomer();
  const bytes = await drawPicture({});
  const hash = hashOf(bytes);
  await send(cookie, bytes);
  const save = async (base: number | null, content: object) => {
    const document = { template: "silent", version: 1, content };
    const body = JSON.stringify({ base, document });
    const headers = { ...cookie, "content-type": "application/json" };
    const params = { template: "silent" };
    const sent = { method: "PUT", body, headers, params };
    expect((await call(PUT as Handler, "/api/draft/silent", sent)).status).toBe(200);
  };
  await save(null, { "opening.picture": { file: hash, alt: "Our house", size: [300, 200] } });
  await save(1, {});
  const unusedSince = new Date(Date.now() - 31 * 24 * 3_600_000);
  const own = eq(pictureOwners.userId, userId);
  await database().update(pictureOwners).set({ unusedSince }).where(own);
  await deleteUnusedPictures();
  expect(await list(cookie)).toMatchObject([{ hash, isUsed: true }]);
  expect((await remove(cookie, hash)).status).toBe(409);
  expect((await show(`${hash}-480.webp`)).status).toBe(200);
});

test("what nothing has shown for a month is deleted", async () => {
  const { cookie, id: userId } = await addCustomer();
  const bytes = await drawPicture({});
  await send(cookie, bytes);
  await deleteUnusedPictures();
  expect(await list(cookie)).toMatchObject([{ isUsed: false }]);
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
  await database()
    .update(pictureOwners)
    .set({ unusedSince: longAgo })
    .where(eq(pictureOwners.userId, userId));
  await deleteUnusedPictures();
  expect(await list(cookie)).toEqual([]);
  expect(await database().$count(pictures)).toBe(0);
});
