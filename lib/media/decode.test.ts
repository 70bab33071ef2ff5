import { expect, test } from "vitest";
import { drawPicture } from "@/e2e/support/pictures";
import { decodePicture } from "./decode";

test.each([
  ["memory", { maxMemory: 2 ** 20 }],
  ["time", { deadline: 1 }],
])("a picture that takes too much %s ends its own process only", async (_, limit) => {
  const bytes = await drawPicture({ width: 2000, height: 2000 });
  expect(await decodePicture(bytes, 100, limit)).toEqual({ refusal: "gave_up" });
  expect(await decodePicture(bytes, 100)).toMatchObject({ width: 100, height: 100 });
});

test.each(["tiff", "svg"] as const)("a %s cannot be opened", async (format) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>`;
  const bytes = format === "svg" ? Buffer.from(svg) : await drawPicture({ format });
  expect(await decodePicture(bytes, 100)).toEqual({ refusal: "unreadable" });
});

test("a host that cannot start the decoder refuses pictures for now", async () => {
  const bytes = await drawPicture({});
  const here = process.cwd();
  process.chdir("docs");
  try {
    await expect(decodePicture(bytes, 100)).rejects.toMatchObject({ code: "unavailable" });
  } finally {
    process.chdir(here);
  }
});
