import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { media } from "@/db/schema/media";
import { rateLimits } from "@/db/schema/rate-limits";
import { call, fromAddress, type Handler, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { eventually } from "@/e2e/support/eventually";
import { drawPicture } from "@/e2e/support/pictures";
import { socketAddressHeader, socketAddressValue } from "@/lib/platform/http/client-ip";
import * as picture from "../../media/[file]/route";
import * as facts from "../facts/route";
import { DELETE, GET, PATCH, POST, PUT } from "./route";

beforeEach(async () => {
  await database().delete(rateLimits);
  await database().delete(media);
});

const formOf = (...files: (Uint8Array<ArrayBuffer> | string)[]) => {
  const form = new FormData();
  form.set("upload_preset", "logos");
  for (const file of files) {
    form.append("file", typeof file === "string" ? file : new File([file], "logo.png"));
  }
  return form;
};

const send = (body: BodyInit, headers: Record<string, string>) =>
  call(POST, "/api/media", { method: "POST", body, headers });

async function upload(...files: Parameters<typeof formOf>) {
  const { cookie } = await addCustomer();
  return send(formOf(...files), cookie);
}

const show = (path: string) =>
  call(picture.GET as Handler, path, { params: { file: path.split("/").at(-1) ?? "" } });

async function shown(response: Response): Promise<Response> {
  expect(response.status).toBe(200);
  const { secure_url } = (await response.json()) as { secure_url: string };
  expect(secure_url).toMatch(/^https:\/\/shop\.test\/media\/[0-9a-f-]{36}\.webp$/);
  return show(new URL(secure_url).pathname);
}

const metadataOf = async (response: Response) =>
  sharp(Buffer.from(await response.arrayBuffer())).metadata();

describe("accepted files", () => {
  /**
   * @requirement Profile and brand: Logos go through the shop's own media, or to a hosted account
   *   by configuration
   */
  test.each(["png", "jpeg", "webp", "gif", "avif"] as const)(
    "a %s comes back as WebP, for ever at its address and for everyone",
    async (format) => {
      const response = await shown(await upload(await drawPicture({ format })));
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(await metadataOf(response)).toMatchObject({ format: "webp", width: 300, height: 200 });
    },
  );

  /**
   * @requirement API: Uploads are pictures of at most 5 MB, re-encoded at no more than 1024 pixels,
   *   without metadata
   */
  test("a large picture becomes 1024 pixels, a small one stays as it is", async () => {
    const large = await drawPicture({ width: 3000, height: 1500 });
    expect(await metadataOf(await shown(await upload(large)))).toMatchObject({
      width: 1024,
      height: 512,
    });
    const small = await drawPicture({ width: 16, height: 8 });
    expect(await metadataOf(await shown(await upload(small)))).toMatchObject({ width: 16 });
  });

  /**
   * @requirement API: Uploads are pictures of at most 5 MB, re-encoded at no more than 1024 pixels,
   *   without metadata
   */
  test("location and camera are removed, the orientation is applied", async () => {
    const bytes = await sharp(await drawPicture({ format: "jpeg" }))
      .withExif({ IFD0: { Copyright: "Somebody", Model: "Camera" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const metadata = await metadataOf(await shown(await upload(new Uint8Array(bytes))));
    expect(metadata).toMatchObject({ width: 200, height: 300 });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
  });

  test("of an animated picture the first frame is stored", async () => {
    const frames = [await drawPicture({ format: "png" }), await drawPicture({ format: "png" })];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const metadata = await metadataOf(await shown(await upload(new Uint8Array(moving))));
    expect([metadata.width, metadata.height, metadata.pages]).toEqual([300, 200, undefined]);
  });

  /**
   * @requirement Security and resilience: Active content in a picture, a name or a text is removed
   *   or shown as text
   */
  test("data appended to a picture is removed", async () => {
    const script = Buffer.from("<script>alert(1)</script><?php system('id');");
    const polyglot = Buffer.concat([await drawPicture({ format: "png" }), script]);
    const response = await shown(await upload(new Uint8Array(polyglot)));
    expect(Buffer.from(await response.arrayBuffer()).includes("script")).toBe(false);
  });
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
const unusable = "This file is not a picture that can be used. Please choose a PNG, JPEG or WebP.";
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

async function half(format: "png" | "jpeg") {
  const bytes = await drawPicture({ format });
  return bytes.slice(0, bytes.length / 2);
}

describe("refused files", () => {
  test.each<[string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>]>([
    ["an SVG", () => bytesOf(svg)],
    ["an SVG that begins like a GIF", () => bytesOf(`GIF89a${svg}`)],
    ["a page that calls itself a picture", () => bytesOf("<!doctype html><h1>Hi</h1>")],
    ["a program", () => bytesOf("MZ\x90\0\x03\0\0\0")],
    ["a PDF", () => bytesOf("%PDF-1.7\n")],
    ["the first bytes of a PNG and no more", () => bytesOf("\x89PNG\r\n\x1a\n")],
    ["half a PNG", () => half("png")],
    ["half a JPEG", () => half("jpeg")],
    ["a TIFF", async () => drawPicture({ format: "tiff" })],
  ])("%s", async (_, bytes) => {
    expect(await statusAndBody(await upload(await bytes()))).toEqual({
      status: 422,
      body: { error: unusable, fields: { file: unusable } },
    });
    expect(await database().select().from(media)).toEqual([]);
  });

  test.each<[string, Parameters<typeof formOf>, string]>([
    ["no file", [], "Please choose a file."],
    ["a text in its place", ["https://elsewhere.test/logo.png"], "Please choose a file."],
    ["an empty one", [new Uint8Array()], "Please choose a file."],
    ["two", [bytesOf("a"), bytesOf("b")], "Please send one file at a time."],
  ])("a form with %s", async (_, files, error) => {
    const body = { error, fields: { file: error } };
    expect(await statusAndBody(await upload(...files))).toEqual({ status: 422, body });
  });

  test.each<[string, BodyInit, Record<string, string>, number]>([
    ["JSON", "{}", { "content-type": "application/json" }, 415],
    ["a bare picture", bytesOf("\x89PNG"), { "content-type": "image/png" }, 415],
    ["nothing that has a type", bytesOf("x"), {}, 415],
    ["a form without a boundary", "x", { "content-type": "multipart/form-data;" }, 400],
    ["a broken form", "--x\r\n", { "content-type": "multipart/form-data; boundary=x" }, 400],
  ])("%s", async (_, body, type, status) => {
    const { cookie } = await addCustomer();
    const response = await send(body, { ...cookie, ...type });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/[.)]$/) });
  });

  /**
   * @requirement API: Uploads are pictures of at most 5 MB, re-encoded at no more than 1024 pixels,
   *   without metadata
   */
  test("more than 5 MB, with or without a Content-Length", async () => {
    const { cookie } = await addCustomer();
    const body = { error: "Please choose a file of at most 5 MB." };
    const big = formOf(new Uint8Array(5 * 2 ** 20 + 1));
    expect(await statusAndBody(await send(big, cookie))).toEqual({ status: 413, body });
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const init = { method: "POST", body: endless, duplex: "half" };
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const response = await call(POST, "/api/media", { ...init, headers: { ...cookie, ...type } });
    expect(await statusAndBody(response)).toEqual({ status: 413, body });
    expect(pulled).toBeLessThan(6 * 2 ** 20);
  });
});

describe("permissions", () => {
  test("a guest may not upload, nor another site with a customer's cookie", async () => {
    const bytes = await drawPicture({});
    expect((await send(formOf(bytes), {})).status).toBe(401);
    const { cookie } = await addCustomer();
    const foreign = { ...cookie, "sec-fetch-site": "cross-site" };
    expect((await send(formOf(bytes), foreign)).status).toBe(403);
    expect(await database().select().from(media)).toEqual([]);
  });

  test.each([
    ["an account may upload ten times an hour", null, 10],
    ["one whose address is verified twenty times in ten minutes", new Date(), 20],
  ])("%s, from whichever address", async (_, emailVerifiedAt, allowed) => {
    const { cookie } = await addCustomer({ emailVerifiedAt });
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= allowed; attempt++) {
      const caller = { [socketAddressHeader]: socketAddressValue(`192.0.2.${attempt}`) };
      statuses.push((await send(formOf(), { ...cookie, ...caller })).status);
    }
    expect(statuses).toEqual([...Array(allowed).fill(422), 429]);
  });

  test("twenty uploads in ten minutes are allowed from one address", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= 20; attempt++) {
      statuses.push((await send(formOf(), (await addCustomer()).cookie)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });

  /** An upload whose body does not go on until `end` breaks it off. */
  function sendSlowly(headers: Record<string, string>, handler: Handler = POST) {
    let end = () => {};
    let begin = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("--x"));
        end = () => controller.error(new Error("The client has gone."));
      },
      // Called once the first bytes were read.
      pull: () => begin(),
    });
    const init = {
      method: "POST",
      body,
      headers: { ...headers, "content-type": "multipart/form-data; boundary=x" },
      duplex: "half",
    };
    return { response: call(handler, "/api/media", init), isBegun, end };
  }

  /** Waits until so many of them are being read and no more: which ones are first is decided by chance. */
  async function untilBegun(slow: { isBegun: Promise<void> }[], count: number) {
    let begun = 0;
    for (const { isBegun } of slow) void isBegun.then(() => begun++);
    await eventually(() => expect(begun).toBe(count));
  }

  test("slow uploads hold up nobody but their own account", async () => {
    const bytes = await drawPicture({});
    const customers = await Promise.all(Array.from({ length: 4 }, () => addCustomer()));
    const slow = customers.map(({ cookie }) => sendSlowly(cookie));
    for (const { isBegun } of slow) await isBegun;
    expect((await upload(bytes)).status).toBe(200);
    const waiting = send(formOf(bytes), customers[0]?.cookie ?? {});
    for (const { end } of slow) end();
    for (const { response } of slow) expect((await response).status).toBe(400);
    expect((await waiting).status).toBe(200);
  });

  test("slow uploads of accounts whose addresses nobody confirmed hold up no other customer of their network", async () => {
    const bytes = await drawPicture({});
    const strangers = await Promise.all(Array.from({ length: 9 }, () => addCustomer()));
    const slow = strangers.map(({ cookie }) => sendSlowly(cookie));
    await untilBegun(slow, 8);
    const { cookie } = await addCustomer({ emailVerifiedAt: new Date() });
    expect((await send(formOf(bytes), cookie)).status).toBe(200);
    for (const { end } of slow) end();
    for (const { response } of slow) expect((await response).status).toBe(400);
  });

  test("guests who send slowly hold up nobody of their network who reads a text, and no customer's file", async () => {
    const home = fromAddress("203.0.113.9");
    const slow = Array.from({ length: 6 }, () => sendSlowly(home, facts.POST));
    await untilBegun(slow, 2);
    const { cookie } = await addCustomer();
    const text = { text: "Write to ann@bakery.example" };
    for (const caller of [home, { ...home, ...cookie }]) {
      expect((await call(facts.POST, "/api/facts", jsonBody(text, caller))).status).toBe(200);
    }
    const form = new FormData();
    form.set("file", new File([text.text], "about.txt"));
    const file = { method: "POST", body: form, headers: { ...home, ...cookie } };
    expect((await call(facts.POST, "/api/facts", file)).status).toBe(200);
    for (const { end } of slow) end();
    for (const { response } of slow) expect((await response).status).toBe(400);
  });

  test("guests of many networks who send slowly hold up no customer", async () => {
    const bytes = await drawPicture({});
    const slow = Array.from({ length: 40 }, (_, n) =>
      sendSlowly(fromAddress(`2001:db8:0:${n}::1`), facts.POST),
    );
    await untilBegun(slow, 10);
    expect((await upload(bytes)).status).toBe(200);
    for (const { end } of slow) end();
    for (const { response } of slow) expect((await response).status).toBe(400);
  });
});

test("the last five pictures and the current logo are kept; older ones are deleted", async () => {
  const customer = await addCustomer();
  const other = await addCustomer();
  const bytes = await drawPicture({ width: 4, height: 4 });
  const add = async ({ cookie }: typeof customer) => {
    const response = (await (await send(formOf(bytes), cookie)).json()) as { secure_url: string };
    return new URL(response.secure_url).pathname;
  };
  const logo = await add(customer);
  await database().update(users).set({ logo }).where(eq(users.id, customer.id));
  const others = await add(other);
  const second = await add(customer);
  const addAtOnce = (count: number) =>
    Promise.all(Array.from({ length: count }, () => add(customer)));
  const rest = [...(await addAtOnce(2)), ...(await addAtOnce(3))];
  expect((await show(second)).status).toBe(404);
  for (const path of [logo, others, ...rest]) expect((await show(path)).status, path).toBe(200);
  expect(await database().select().from(media)).toHaveLength(7);
});

test("an unknown picture is 404, and the response is not cached", async () => {
  for (const file of ["0b5e0c1e-7c52-4f0e-9a8e-3f1b2c4d5e6f.webp", "x", "..%2Fx.webp", "'.webp"]) {
    const response = await show(`/media/${file}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

test.each([
  ["GET", GET],
  ["PUT", PUT],
  ["PATCH", PATCH],
  ["DELETE", DELETE],
])("%s is 405 with Allow", async (method, handler) => {
  const response = await call(handler, "/api/media", { method });
  expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  expect(response.status).toBe(405);
});
