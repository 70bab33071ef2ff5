import { describe, expect, test } from "vitest";
import { declareContent } from "@/components/templates/content/declaration";
import { group, text } from "@/components/templates/content/slots";
import { content as silent } from "@/components/templates/silent/content";
import { content as sonic } from "@/components/templates/sonic/content";
import { mergeDocuments } from "./merge";
import { type ContentDocument, canonicalDocument, documentText, sampleDocument } from "./rules";
import { documentSchema } from "./schemas";

const sample = sampleDocument("silent", silent);
const withContent = (content: ContentDocument["content"]): ContentDocument => ({
  ...sample,
  content,
});
const schema = documentSchema("silent", silent);
const deep = "[".repeat(5_000) + "]".repeat(5_000);

describe("the canonical form", () => {
  test("leaves out what the sample says anyway, and sorts the rest", () => {
    const document = canonicalDocument(
      silent,
      withContent({
        "opening.title": "Quiet rooms",
        "opening.kicker": "Acoustics for working people",
        "about.text": ["We ", "build", { text: "", mark: "em" }, " silence."],
        "packages.items.2.name": "Plan",
        "packages.items.zzz.name": "Not in the list",
      }),
    );
    expect(document.content).toEqual({
      "about.text": ["We build silence."],
      "opening.title": "Quiet rooms",
      "packages.items.2.name": "Plan",
    });
  });

  test("is the same text for equal documents, whatever their order and spelling", () => {
    const decomposed = withContent({ "opening.title": "Cafe\u0301", "opening.kicker": "Two" });
    const composed = withContent({ "opening.kicker": "Two", "opening.title": "Café" });
    expect(documentText(silent, decomposed)).toBe(documentText(silent, composed));
  });
});

describe("a document", () => {
  test("of values for its slots is valid", () => {
    const document = withContent({
      "opening.action": { label: "Write to us", to: "mailto:us@example.com" },
      "packages.items": ["3", "1", "neu1"],
      "packages.items.neu1.price": { amount: 1250, currency: "EUR" },
      "about.text": [{ brand: true }, " is ", { text: "loud", mark: "strong" }],
      measures: false,
    });
    expect(schema.parse(document)).toEqual(document);
  });

  test.each<[string, unknown]>([
    ["opening.title", "Headline\u202eturned"],
    ["opening.title", "x".repeat(500)],
    ["opening.title", { toString: "x" }],
    ["opening.action", { label: "x", to: "javascript:alert(1)" }],
    ["opening.action", { label: "x", to: "data:text/html,x" }],
    ["opening.action", { label: "x", to: "javascript://example.com/%0aalert(1)" }],
    ["opening.action", { label: "x", to: "https://user:pass@example.com" }],
    ["opening.action", { label: "x", to: "#nowhere" }],
    ["opening.picture", { file: "../../etc/passwd", alt: "" }],
    ["opening.picture", { file: "https://evil.example/x.png", alt: "" }],
    ["packages.items", []],
    ["packages.items", ["1", "1"]],
    ["packages.items.1.price", { amount: 1.5, currency: "USD" }],
    ["packages.items.1.drawing", "deafening"],
    ["packages.items.<b>.name", "x"],
    ["__proto__", { polluted: true }],
    ["constructor.prototype", "x"],
    ["opening", {}],
    ["nothing.here", "x"],
    ["opening.title", "Nul\0"],
    ["opening.title", null],
    ["opening.title", "<script>alert(1)</script>"],
    ["opening.title", "<img src=x onerror=alert(1)>"],
    ["about.text", ["<b", ">bold</b", ">"]],
    ["about.text", [{ text: "x", to: "vbscript:x" }]],
    ["about.text", [{ html: "<b>x</b>" }]],
    ["about.text", null],
    ["pages.one.name", "Imprint"],
    ["pages.one.name", "../index"],
    ["pages.one.name", "index"],
    ["pages.one.name", "com1"],
  ])("with a wrong value for %s is refused with the slot's name", (path, value) => {
    const input: unknown = JSON.parse(
      `{"template":"silent","version":1,"content":{${JSON.stringify(path)}:${JSON.stringify(value)}}}`,
    );
    const result = schema.safeParse(input);
    expect(result.error?.issues[0]?.path).toEqual(["content", path]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

test("only a link that may lead nowhere is valid without a target", () => {
  const result = documentSchema("sonic", sonic).safeParse({
    ...sampleDocument("sonic", sonic),
    content: {
      "rail.links.1.link": { label: "Home", to: "" },
      "opening.action": { label: "Listen", to: "" },
    },
  });
  expect(result.error?.issues.map(({ path }) => path)).toEqual([["content", "opening.action"]]);
});

describe("a document", () => {
  test.each(["1 < 2 and 3 > 2", "I <3 you", "a<b", "->", "Fish & chips"])("may say %s", (text) => {
    expect(schema.safeParse(withContent({ "opening.title": text })).success).toBe(true);
  });

  test("is limited to 40 letters as it is stored: a letter that grows in NFC counts in full", () => {
    const growing = "\u0958".repeat(25);
    const { error } = schema.safeParse(withContent({ "packages.items.1.term": growing }));
    expect(error?.issues[0]?.message).toBe("Please use at most 24 characters");
  });

  test("has text pages of different names, also if one keeps the name of a new page", () => {
    const pages = { pages: ["a", "b"], "pages.a.name": "imprint" };
    expect(schema.safeParse(withContent({ ...pages, "pages.b.name": "terms" })).success).toBe(true);
    expect(schema.safeParse(withContent({ ...pages, "pages.b.name": "page" })).success).toBe(true);
    for (const [path, name] of [
      ["pages.b.name", "imprint"],
      ["pages.a.name", "page"],
    ] as const) {
      const { error } = schema.safeParse(withContent({ ...pages, [path]: name }));
      expect(error?.issues[0]?.path).toEqual(["content", "pages.b.name"]);
    }
  });

  test.each([
    ["text that turns", '{"a.b":"Turned\\u202e"}'],
    ["NUL", '{"a.b":"\\u0000"}'],
    ["what is no path", '{"a b":"x"}'],
    ["deep values", `{"a.b":${deep}}`],
    ["the key __proto__", '{"__proto__":{"polluted":true}}'],
    ["the key __proto__ inside", '{"a.b":{"__proto__":{"polluted":true}}}'],
  ])("cannot keep %s among the values without a place", (_, unplaced) => {
    const { error } = schema.safeParse({ ...sample, unplaced: JSON.parse(unplaced) });
    expect(error?.issues[0]?.path[0]).toBe("unplaced");
  });

  test("with a deep value is refused with the slot's name", () => {
    const { error } = schema.safeParse(withContent({ "about.text": JSON.parse(deep) }));
    expect(error?.issues[0]?.path).toEqual(["content", "about.text"]);
  });

  test("with thousands of unknown slots names the first fifty", () => {
    const content = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`x${n}`, ""]));
    expect(schema.safeParse({ ...sample, content }).error?.issues).toHaveLength(50);
  });
});

describe("a document of an older version", () => {
  const renamed = declareContent({
    version: 3,
    parts: {},
    slots: { title: text("Title", "Hello"), intro: group("Intro", { lead: text("Lead", "Hi") }) },
    migrations: {
      2: ({ headline, ...content }) => (headline ? { ...content, title: headline } : content),
      3: ({ lead, ...content }) => (lead ? { ...content, "intro.lead": lead } : content),
    },
  });
  const older = documentSchema("made-up", renamed);
  const stored = (content: unknown, version = 1) => ({ template: "made-up", version, content });

  test("is read in the newest, and a value without a place is kept", () => {
    const content = { headline: "One", lead: "Two", slogan: "Three" };
    expect(older.parse(stored(content))).toMatchObject({
      version: 3,
      content: { title: "One", "intro.lead": "Two" },
      unplaced: { slogan: "Three" },
    });
    const again = older.parse(older.parse(stored(content)));
    expect(again).toEqual(older.parse(stored(content)));
    expect(documentText(renamed, again)).toContain('"slogan": "Three"');
  });

  test("goes through the migrations that it needs only", () => {
    expect(older.parse(stored({ title: "One", lead: "Two" }, 2)).content).toEqual({
      title: "One",
      "intro.lead": "Two",
    });
    const { error } = older.safeParse(stored({ lead: "Two" }, 3));
    expect(error?.issues[0]?.path).toEqual(["content", "lead"]);
    expect(older.safeParse(stored({}, 4)).error?.issues[0]?.path).toEqual(["version"]);
  });

  test("is refused with the slot's name if a value does not fit the slot that it moves to", () => {
    const { error } = older.safeParse(stored({ headline: { html: "x" } }));
    expect(error?.issues[0]?.path).toEqual(["content", "title"]);
  });

  test("is refused if a migration cannot read it", () => {
    const careless = declareContent({
      version: 2,
      parts: {},
      slots: { title: text("Title", "Hello") },
      migrations: {
        2: () => {
          throw new TypeError("No.");
        },
      },
    });
    const { error } = documentSchema("made-up", careless).safeParse(stored({ title: "x" }));
    expect(error?.issues[0]?.path).toEqual(["version"]);
  });
});

describe("a merge", () => {
  const mine = (content: ContentDocument["content"]) => withContent(content);

  test("takes each side's changes", () => {
    const { document, conflicts } = mergeDocuments(
      silent,
      sample,
      mine({ "opening.title": "Mine" }),
      mine({ "opening.kicker": "Theirs" }),
    );
    expect(document.content).toEqual({ "opening.title": "Mine", "opening.kicker": "Theirs" });
    expect(conflicts).toEqual([]);
  });

  test("names a slot that both changed, with both texts", () => {
    const { document, conflicts } = mergeDocuments(
      silent,
      sample,
      mine({ "opening.title": "Mine" }),
      mine({ "opening.title": "Theirs" }),
    );
    expect(document.content["opening.title"]).toBe("Mine");
    expect(conflicts).toEqual([{ slot: "opening.title", mine: "Mine", theirs: "Theirs" }]);
  });

  test("keeps both sides' new items, and what one side removed stays removed unless it was edited", () => {
    const { document } = mergeDocuments(
      silent,
      sample,
      mine({ "packages.items": ["2", "3", "mine"] }),
      mine({ "packages.items": ["1", "2", "theirs"], "packages.items.1.name": "Edited" }),
    );
    expect(document.content["packages.items"]).toEqual(["1", "2", "mine", "theirs"]);
  });

  test("of a change that one side took back has nothing of it", () => {
    const base = mine({ "opening.title": "Before" });
    const { document } = mergeDocuments(silent, base, sample, base);
    expect(document.content).toEqual({});
  });
});
