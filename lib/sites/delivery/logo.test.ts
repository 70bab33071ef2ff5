import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startImageHost } from "@/e2e/fakes/image-host";
import { drawPicture, uploadToImageHost } from "@/e2e/support/pictures";
import { logoFile } from "./logo";

let host: Awaited<ReturnType<typeof startImageHost>>;
beforeAll(async () => {
  host = await startImageHost();
});
afterAll(() => host.stop());

test.each(["png", "jpeg", "webp", "gif", "avif"] as const)(
  "a %s on the image host becomes a small file of the site",
  async (format) => {
    const picture = await drawPicture({ width: 1100, height: 550, format });
    const { path, bytes } = await logoFile(
      await uploadToImageHost(host, picture, `image/${format}`),
    );
    expect(path).toBe("images/logo.webp");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 1024 });
  },
);

test("the same logo becomes the same file, byte for byte", async () => {
  const address = await uploadToImageHost(host, await drawPicture({}));
  const [first, second] = await Promise.all([logoFile(address), logoFile(address)]);
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

test("a logo that is missing or not a picture has to be uploaded again", async () => {
  const again = /could not be fetched from the image host\. Please upload it again/;
  await expect(logoFile(`${host.url}/pictures/gone.png`)).rejects.toThrow(again);
  const page = new TextEncoder().encode("<h1>Hi</h1>");
  await expect(logoFile(await uploadToImageHost(host, page))).rejects.toThrow(again);
});

test("a picture on the image host that has more bytes than an upload is not read to its end", async () => {
  const large = await uploadToImageHost(host, new Uint8Array(6 * 2 ** 20));
  await expect(logoFile(large)).rejects.toMatchObject({ cause: { message: /is longer than/ } });
});

test("an unreachable image host is reported", async () => {
  await expect(logoFile("http://127.0.0.1:9/pictures/logo.png")).rejects.toThrow(
    "The image host cannot be reached at the moment. Please try again in a minute.",
  );
});

test("without a logo the site has the default one", async () => {
  expect((await logoFile("")).path).toBe("images/logo.svg");
});
