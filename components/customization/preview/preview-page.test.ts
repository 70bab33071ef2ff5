import { expect, test } from "vitest";
import { call } from "@/e2e/support/call";
import { htmlResponse, inPremium, noindexPageHandler, previewHandler } from "./preview-page";

const show = previewHandler<{ name: string; code: string; lang?: string }>(
  ({ code }) => `/shared/${encodeURIComponent(code)}`,
  (slug) => htmlResponse(slug),
);
const get = (name: string, code = "0000") => call(show, "/", { params: { name, code } });

test("a template is shown under its own name", async () => {
  const response = await get("silent");
  expect([response.status, await response.text()]).toEqual([200, "silent"]);
});

const briefly = "public, max-age=0, s-maxage=60";

// Next has decoded the name before.
test.each(["nothing", "%", "%25", "%00", "", "../silent", "constructor"])(
  "%j is no template, and caches forget that soon",
  async (name) => {
    const response = await get(name);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe(briefly);
    const page = await response.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain("<title>Template not found | Presetry</title>");
    expect(page).toContain("<body></body>");
  },
);

test.each(["Silent", " silent", "SILENT"])("%j is sent to its canonical path", async (name) => {
  const response = await get(name, "0000.%\r\n");
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("/preview/silent/shared/0000.%25%0D%0A");
  expect(response.headers.get("cache-control")).toBe(briefly);
});

test("a premium edition is shown below its template, and nothing where there is none", async () => {
  const getPremium = (name: string) =>
    call(inPremium(show), "/", { params: { name, code: "0000" } });
  expect(await (await getPremium("corporate")).text()).toBe("corporate/premium");
  expect((await getPremium("Corporate")).headers.get("location")).toBe(
    "/preview/corporate/premium/shared/0000",
  );
  for (const name of ["cali", "nothing"]) expect((await getPremium(name)).status).toBe(404);
});

test("a page below a preview is kept out of search engines", async () => {
  const frame = noindexPageHandler("/frame", async (slug) => slug);
  const ask = (name: string) => call(frame, "/", { params: { name } });
  expect((await ask("silent")).headers.get("x-robots-tag")).toBe("noindex");
  expect((await ask("Silent")).headers.get("location")).toBe("/preview/silent/frame");
});

test("a preview is answered in its language, in one that the shop offers", async () => {
  const ask = (lang: string, name: string) =>
    call(show, "/", { params: { lang, name, code: "0" } });
  expect((await ask("en-XA", "Silent")).headers.get("location")).toBe(
    "/en-XA/preview/silent/shared/0",
  );
  expect(await (await ask("en-XA", "nothing")).text()).toContain('<html lang="en-XA">');
  expect((await ask("fr", "silent")).status).toBe(404);
});
