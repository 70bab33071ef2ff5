import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Run } from "@/components/templates/content/slots";
import { joinRuns } from "./rules";
import { hasStyle, plainText, replaceText, styleText } from "./runs";

const runs: Run[] = [{ brand: true }, " builds ", { text: "quiet", mark: "em" }, " rooms."];
const name = "Hush Ltd";

describe("typing in a paragraph", () => {
  test.each<[string, Run[]]>([
    [
      "Hush Ltd builds quieter rooms.",
      [{ brand: true }, " builds ", { text: "quieter", mark: "em" }, " rooms."],
    ],
    ["Hush Ltd builds rooms.", [{ brand: true }, " builds rooms."]],
    ["Our Hush Ltd builds quiet rooms.", ["Our ", ...runs]],
    ["Hush builds quiet rooms.", ["Hush builds ", { text: "quiet", mark: "em" }, " rooms."]],
    ["", []],
  ])("leaves %j with the styles that are left", (text, expected) => {
    expect(replaceText(runs, text, name)).toEqual(expected);
  });

  test("keeps a text written over the whole of it", () => {
    const text = plainText(replaceText(runs, "Something else", name), name);
    expect(text).toBe("Something else");
  });
});

test("a selection is made bold, a link, and plain again; the name stays as it is", () => {
  const bold = styleText(runs, [0, 15], { mark: "strong" }, name);
  expect(bold).toEqual([
    { brand: true },
    { text: " builds", mark: "strong" },
    " ",
    { text: "quiet", mark: "em" },
    " rooms.",
  ]);
  expect(hasStyle(bold, [8, 15], "strong", name)).toBe(true);
  expect(hasStyle(bold, [8, 16], "strong", name)).toBe(false);
  const linked = styleText(runs, [16, 21], { to: "#about" }, name);
  expect(linked[2]).toEqual({ text: "quiet", to: "#about" });
  expect(styleText(linked, [0, 40], null, name)).toEqual([{ brand: true }, " builds quiet rooms."]);
});

const anyRun: fc.Arbitrary<Run> = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.record({ text: fc.string(), mark: fc.constantFrom("em" as const, "strong" as const) }),
  fc.record({ text: fc.string(), to: fc.constantFrom("#a", "#b") }),
  fc.constant({ brand: true } as const),
);

test("whatever is typed is what the paragraph says", () => {
  fc.assert(
    fc.property(
      fc.array(anyRun, { maxLength: 6 }),
      fc.string(),
      fc.nat(40),
      fc.nat(10),
      (all, typed, at, cut) => {
        const old = plainText(all, name);
        const text = old.slice(0, at) + typed + old.slice(at + cut);
        expect(plainText(replaceText(all, text, name), name)).toBe(text);
        expect(replaceText(all, old, name)).toEqual(joinRuns(all));
      },
    ),
  );
});
