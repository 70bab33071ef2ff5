import { expect, test } from "vitest";
import { renderSample, withoutFonts } from "@/components/customization/preview/preview-styles";
import { call } from "@/e2e/support/call";
import { GET } from "./route";

const get = (name: string) => call(GET, "/", { params: { name } });

test("a draft gets all of a template's styles, to be kept under an address with their hash", async () => {
  const response = await get("trend");
  expect(response.headers.get("content-type")).toBe("text/css; charset=utf-8");
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(await response.text()).toBe(withoutFonts((await renderSample("trend")).css));
});

test("what is no template has no styles", async () => {
  expect((await get("nothing")).status).toBe(404);
  expect((await get("Trend")).headers.get("location")).toBe("/preview/trend/styles");
});
