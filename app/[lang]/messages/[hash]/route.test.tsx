import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { call } from "@/e2e/support/call";
import { mainLanguage, pseudoLanguage } from "@/lib/languages.mjs";
import { TranslationsProvider, useTranslations } from "@/lib/translations/client";
import { currentTranslations } from "@/lib/translations/current-translations-in-browsers";
import { lateGroups } from "@/lib/translations/late-groups";
import { addressOfLateMessages, lateMessages } from "@/lib/translations/late-messages";
import { messagesIn } from "@/lib/translations/messages";
import { withMessages } from "@/lib/translations/with-messages";
import { GET, generateStaticParams } from "./route";

const get = (lang: string, hash: string) => call(GET, "/", { params: { lang, hash } });

/** The rewrites of next.config.mjs give this address to the route. */
const address = addressOfLateMessages(pseudoLanguage);

let isOnline = true;
const fetched = vi.fn(async (path: string) => {
  if (!isOnline) throw new TypeError("Failed to fetch");
  const [, lang = "", , hash = ""] = path.split("/");
  return get(lang, hash);
});

beforeEach(() => {
  isOnline = true;
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", { documentElement: { dataset: { messages: address } } });
});

test("the late messages of each language are kept under an address with their hash", async () => {
  expect(generateStaticParams().map(({ lang }) => lang)).toEqual([mainLanguage, pseudoLanguage]);
  for (const { lang, hash } of generateStaticParams()) {
    const response = await get(lang, hash);
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(await response.json()).toEqual(
      Object.fromEntries(lateGroups.map((group) => [group, messagesIn(lang, group)])),
    );
  }
  expect(address).toBe(`/${pseudoLanguage}/messages/${lateMessages(pseudoLanguage).hash}`);
  expect(addressOfLateMessages(mainLanguage)).toMatch(/^\/messages\/[0-9a-f]{8}$/);
});

test("a page of another release does not get the messages of this one", async () => {
  const { hash } = lateMessages(mainLanguage);
  for (const [lang = "", other = ""] of [
    [mainLanguage, "00000000"],
    [pseudoLanguage, hash],
    ["xx", hash],
  ]) {
    const response = await get(lang, other);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
});

function Title() {
  return useTranslations("contact")("title");
}

const rendered = () =>
  renderToStaticMarkup(
    <TranslationsProvider language={pseudoLanguage} messages={{}}>
      <Title />
    </TranslationsProvider>,
  );

test("a part is there with its messages, after a failure at the next attempt, and they are fetched once", async () => {
  const part = async () => "part";
  isOnline = false;
  await expect(withMessages(part())).rejects.toThrow("Failed to fetch");
  vi.stubGlobal("document", { documentElement: { dataset: { messages: `${address}0` } } });
  isOnline = true;
  await expect(withMessages(part())).rejects.toThrow("404");
  expect(rendered).toThrow('No <Translations> around this component has "contact".');

  vi.stubGlobal("document", { documentElement: { dataset: { messages: address } } });
  fetched.mockClear();
  expect(await Promise.all([withMessages(part()), withMessages(part())])).toEqual(["part", "part"]);
  expect(await withMessages(part())).toBe("part");
  expect(fetched.mock.calls).toEqual([[address]]);
  expect(rendered()).toMatch(/^⟦.+⟧$/);
  expect(currentTranslations("taken")("title")).toMatch(/^⟦.+⟧$/);
  await expect(withMessages(Promise.reject(new Error("No part")))).rejects.toThrow("No part");
});
