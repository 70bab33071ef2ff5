import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Faults } from "@/e2e/fakes/email/faults";
import type { FakeService } from "@/e2e/fakes/http-service";
import { startImageHost } from "@/e2e/fakes/image-host";
import { drawPicture } from "@/e2e/support/pictures";
import { uploadPicture } from "./client";

let images: FakeService;
const misbehave = (faults: Partial<Faults>) =>
  fetch(`${images.url}/control/faults`, { method: "POST", body: JSON.stringify(faults) });

beforeAll(async () => {
  images = await startImageHost();
});
beforeEach(() => misbehave({}));
afterAll(() => images.stop());

const logo = async (type = "image/png") => new File([await drawPicture({})], "logo.png", { type });
const host = () => ({ url: `${images.url}/upload`, preset: "logos" });
const failed = "The picture could not be uploaded. Please try again.";

/**
 * @requirement Profile and brand: Logos go through the shop's own media, or to a hosted account by
 *   configuration
 */
test("a picture is uploaded to the image host unchanged", async () => {
  const file = await logo();
  const address = await uploadPicture(file, host());
  expect(address.startsWith(`${images.url}/pictures/`)).toBe(true);
  const shown = await fetch(address);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(await shown.arrayBuffer()).toEqual(await file.arrayBuffer());
});

test("a file that is too large is not sent", async () => {
  const large = new File([new Uint8Array(5 * 2 ** 20 + 1)], "logo.png", { type: "image/png" });
  await expect(uploadPicture(large, host())).rejects.toThrow("at most 5 MB");
});

test("the image host's own error messages are not shown to customers", async () => {
  await expect(uploadPicture(await logo(), { ...host(), preset: "" })).rejects.toThrow(failed);
  await expect(uploadPicture(await logo("text/html"), host())).rejects.toThrow(failed);
});

test("an upload fails if the host is down or times out", async () => {
  await misbehave({ rate: 1, status: 500 });
  await expect(uploadPicture(await logo(), host())).rejects.toThrow(failed);
  await misbehave({ rate: 1, hang: true });
  const soon = AbortSignal.timeout(100);
  await expect(uploadPicture(await logo(), host(), soon)).rejects.toThrow(failed);
  const nowhere = { url: "http://localhost:9/upload", preset: "logos" };
  await expect(uploadPicture(await logo(), nowhere)).rejects.toThrow(failed);
});
