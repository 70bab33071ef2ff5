import { expect, test } from "vitest";
import { z } from "zod";
import { call, jsonBody } from "@/e2e/support/call";
import { text } from "@/lib/text";
import { endpoint } from "./endpoint";
import { languageOfRequest } from "./request-language";
import { route } from "./route";

test.each([
  ["", "en"],
  ["*", "en"],
  ["en-XA", "en-XA"],
  ["EN-xa;q=0.8, en;q=0.7", "en-XA"],
  ["en;q=0.7,en-XA;q=0.8", "en-XA"],
  ["en-US,en-XA;q=0.9", "en"],
  ["en-XA;q=0, tlh", "en"],
  ["xx, en-XA;q=0.1", "en-XA"],
  [";q=, ,;;", "en"],
])("Accept-Language: %s means %s", (header, language) => {
  expect(languageOfRequest(new Headers({ "accept-language": header }))).toBe(language);
});

test.each([
  ["https://shop.test/en-XA/withdraw?problem=fields", "en-XA"],
  ["https://shop.test/withdraw", "en"],
  ["https://elsewhere.example/en-XA", "en-XA"],
  ["http://", "en-XA"],
  ["//", "en-XA"],
  ["https://[", "en-XA"],
  ["http://a b/", "en-XA"],
  ["http://x:99999/", "en-XA"],
  ["https://elsewhere.example/", "en-XA"],
  ["not an address", "en-XA"],
])(
  "a form that was sent from %s is answered in %s, whatever the browser prefers",
  (referer, to) => {
    const accepted = referer.startsWith("https://shop.test/en-XA") ? "en" : "en-XA";
    expect(languageOfRequest(new Headers({ referer, "accept-language": accepted }))).toBe(to);
  },
);

const described = endpoint({
  method: "POST",
  path: "/api/described",
  summary: "For this test",
  body: z.object({ name: text(3) }),
  returns: z.object({}),
});

const POST = route(described, async () => ({}));

const refuse = async (headers: Record<string, string>) =>
  (await call(POST, "/api/described", jsonBody({ name: "four" }, headers))).json();

test("errors are in the language of their reader, under the same names", async () => {
  const english = "Please use at most 3 characters";
  expect(await refuse({})).toMatchObject({ error: english, fields: { name: english } });
  const marked = expect.stringMatching(/^⟦Please use at most 3 characters·+⟧$/);
  expect(await refuse({ "accept-language": "en-XA" })).toMatchObject({
    error: marked,
    message: marked,
    fields: { name: marked },
  });
});

test("requests at the same time have each their own language", async () => {
  const answers = await Promise.all(
    ["en", "en-XA", "en", "en-XA"].map((it) => refuse({ "accept-language": it })),
  );
  expect(answers.map(({ error }) => error.startsWith("⟦"))).toEqual([false, true, false, true]);
});
