import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { presets } from "@/db/schema/catalogue";
import { presetPictureFiles, presetPictures } from "@/db/schema/preset-pictures";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, type Handler, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { drawBomb, drawPicture } from "@/e2e/support/pictures";
import { addApiToken } from "@/e2e/support/staff";
import { deleteUnusedPresetPictures } from "@/lib/catalogue/pictures/commands";
import { scopes } from "@/lib/platform/staff/rules";
import * as media from "../../media/[file]/route";
import { PUT } from "../preset/[id]/route";
import { POST as postPreset } from "../preset/route";
import { POST } from "./route";

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

beforeEach(async () => {
  await database().delete(rateLimits);
  await database().delete(presets);
  await database().delete(presetPictures);
});

const whole = { x: 0, y: 0, width: 1600, height: 1200 };

type Bytes = Uint8Array<ArrayBuffer>;
type Headers = Record<string, string>;

function send(bytes: Bytes, crop: object = whole, headers: Headers = admin.cookie) {
  const form = new FormData();
  form.set("file", new File([bytes], "picture.png"));
  for (const [name, value] of Object.entries(crop)) form.set(name, String(value));
  return call(POST, "/api/preset-picture", { method: "POST", body: form, headers });
}

/** Uploads a picture; returns its path. */
async function upload(): Promise<string> {
  const response = await send(await drawPicture({ width: 1600, height: 1200 }));
  const { url } = (await response.json()) as { url: string };
  return new URL(url).pathname;
}

const show = (path: string) => {
  const file = path.replace("/media/", "");
  return call(media.GET as Handler, path, { params: { file } });
};

const facts = {
  name: "Harbour",
  price: 20,
  color: "blue",
  type: "home",
  category: "basic",
  url: "/preview/silent",
};

const create = (images: string[]) =>
  call(postPreset, "/api/preset", jsonBody({ ...facts, images }, admin.bearer));

const change = (id: number, body: object) =>
  call(PUT, `/api/preset/${id}`, {
    ...jsonBody(body, admin.bearer),
    method: "PUT",
    params: { id: String(id) },
  });

/** Left half red, right half blue; stored on its side, as cameras do. */
async function drawTurned(): Promise<Bytes> {
  const half = (r: number, b: number) =>
    sharp({ create: { width: 1000, height: 1500, channels: 3, background: { r, g: 0, b } } })
      .png()
      .toBuffer();
  const upright = await sharp(await half(255, 0))
    .extend({ right: 1000, background: { r: 0, g: 0, b: 255 } })
    .png()
    .toBuffer();
  const turned = await sharp(upright).rotate(-90).jpeg().withMetadata({ orientation: 6 });
  return new Uint8Array(await turned.toBuffer());
}

/** @requirement Back office: Pictures of presets are uploaded, and cut to the card's shape by the server */
test("the part that is named is kept upright and stripped, in the widths of shipped pictures", async () => {
  const { status, body } = await statusAndBody(
    await send(await drawTurned(), { x: 1000, y: 300, width: 960, height: 720 }),
  );
  expect(status).toBe(201);
  const { url } = body as { url: string };
  expect(body).toEqual({ url, width: 960, height: 720 });
  expect(url).toMatch(/^https:\/\/shop\.test\/media\/preset-[0-9a-f]{64}\.webp$/);
  const { pathname } = new URL(url);
  for (const [suffix, width] of [
    ["", 960],
    ["-960", 960],
    ["-720", 720],
    ["-480", 480],
  ] as const) {
    const response = await show(pathname.replace(".webp", `${suffix}.webp`));
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe("image/webp");
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    const { exif, ...metadata } = await picture.metadata();
    expect(metadata).toMatchObject({ format: "webp", width, height: (width * 3) / 4 });
    expect(exif).toBeUndefined();
    const { channels } = await picture.stats();
    expect(channels[0]?.mean).toBeLessThan(20);
    expect(channels[2]?.mean).toBeGreaterThan(230);
  }
});

test("the same part of the same file is kept once, another part is another picture", async () => {
  const bytes = await drawPicture({ width: 1600, height: 1200 });
  const [one, same] = [await send(bytes), await send(bytes)];
  expect(await statusAndBody(one)).toEqual(await statusAndBody(same));
  expect((await send(bytes, { ...whole, width: 1200, height: 900 })).status).toBe(201);
  expect(await database().$count(presetPictures)).toBe(2);
  expect(await database().$count(presetPictureFiles)).toBe(8);
  const uploaded = eq(auditEvents.event, "catalog.picture-uploaded");
  const [event] = await database().select().from(auditEvents).where(uploaded);
  expect(event).toMatchObject({ actorId: admin.id, detail: expect.stringContaining("pixels") });
});

describe("refused", () => {
  const picture = () => drawPicture({ width: 1600, height: 1200 });
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  const text = (it: string) => new Uint8Array(Buffer.from(it));

  test.each<[string, number, string, () => Promise<Bytes> | Bytes]>([
    ["an SVG with a script", 422, "file", () => text(svg)],
    ["a page", 422, "file", () => text("<!doctype html><title>Hi</title>")],
    ["nothing", 422, "file", () => new Uint8Array()],
    ["60 megapixels", 422, "file", () => drawBomb("webp", 7745)],
    ["a bomb of a gigapixel", 422, "file", () => drawBomb("png", 40_000)],
    ["a TIFF", 422, "file", () => drawPicture({ width: 1600, height: 1200, format: "tiff" })],
    ["half a file", 422, "file", async () => (await picture()).slice(0, 900)],
    ["more than 5 MB", 413, "", () => new Uint8Array(5 * 2 ** 20 + 1)],
  ])("%s", async (_, status, field, bytes) => {
    const response = await statusAndBody(await send(await bytes()));
    expect(response).toMatchObject({ status, body: { error: expect.any(String) } });
    if (field) expect(response.body).toHaveProperty(["fields", field]);
    expect(await database().$count(presetPictures)).toBe(0);
  });

  test.each<[string, object, string]>([
    ["beyond the right edge", { ...whole, x: 1 }, "file"],
    ["below the picture", { ...whole, y: 1 }, "file"],
    ["larger than the picture", { x: 0, y: 0, width: 2000, height: 1500 }, "file"],
    ["too small for a card", { x: 0, y: 0, width: 716, height: 537 }, "width"],
    ["of another shape", { x: 0, y: 0, width: 1200, height: 1200 }, "height"],
    ["with a negative edge", { ...whole, x: -1 }, "x"],
    ["that is no number", { ...whole, y: "top" }, "y"],
    ["without a height", { x: 0, y: 0, width: 1600 }, "height"],
  ])("a part %s", async (_, crop, field) => {
    const { status, body } = await statusAndBody(await send(await picture(), crop));
    expect(status).toBe(422);
    expect(body).toHaveProperty(["fields", field]);
    expect(await database().$count(presetPictures)).toBe(0);
  });

  test("what is no form, and who may not change presets", async () => {
    const bytes = await picture();
    const json = jsonBody({ ...whole, file: "" }, admin.cookie);
    expect((await call(POST, "/api/preset-picture", json)).status).toBe(415);
    expect((await send(bytes, whole, {})).status).toBe(401);
    expect((await send(bytes, whole, (await addCustomer()).cookie)).status).toBe(403);
  });
});

test("a program may upload with a token", async () => {
  const { token } = await addApiToken(admin, scopes);
  const response = await send(await drawPicture({ width: 1600, height: 1200 }), whole, {
    authorization: `Bearer ${token}`,
  });
  expect(response.status).toBe(201);
});

test("a preset with a picture that is not there is refused", async () => {
  const image = await upload();
  const missing = `/media/preset-${"0".repeat(64)}.webp`;
  const { status, body } = await statusAndBody(await create([image, missing]));
  expect(status).toBe(422);
  expect(body).toHaveProperty("fields.images");
  expect((await create([image])).status).toBe(201);
});

const longAgo = sql`now() - interval '31 days'`;

const ageUnused = () => database().update(presetPictures).set({ unusedSince: longAgo });

/** @requirement Back office: Pictures that no preset shows are deleted after a month */
test("a picture is kept while a preset shows it, and for a month after", async () => {
  const [shown, unused] = [await upload(), await upload()];
  const { id } = (await (await create([shown])).json()) as { id: number };
  await ageUnused();
  await deleteUnusedPresetPictures();
  expect((await show(shown)).status).toBe(200);
  expect((await show(unused)).status).toBe(404);
  expect((await show(unused.replace(".webp", "-480.webp"))).status).toBe(404);

  expect((await change(id, { images: [] })).status).toBe(200);
  await deleteUnusedPresetPictures();
  expect((await show(shown)).status).toBe(200);
  await ageUnused();
  await deleteUnusedPresetPictures();
  expect((await show(shown)).status).toBe(404);
});

test("uploading a picture again gives it another month", async () => {
  const bytes = await drawPicture({ width: 1600, height: 1200 });
  await send(bytes);
  await ageUnused();
  await send(bytes);
  await deleteUnusedPresetPictures();
  expect(await database().$count(presetPictures)).toBe(1);
});
