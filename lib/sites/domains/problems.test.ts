import { expect, test } from "vitest";
import type { RecordState } from "@/db/words/domains";
import { translatorIn } from "@/lib/translations/messages";
import { problemOf, problemsOf } from "./problems";

const words = { language: "en", t: translatorIn("en", "recordProblems") };

const record = (state: RecordState, found: string[]) => ({
  type: "A" as const,
  name: "example.com",
  value: "192.0.2.1",
  state,
  found,
});

test.each<[RecordState, string[], RegExp | null]>([
  ["right", ["192.0.2.1"], null],
  ["missing", [], /there is none at example\.com/],
  ["wrong", ["192.0.2.9"], /says 192\.0\.2\.9 instead of 192\.0\.2\.1/],
  ["extra", ["192.0.2.9"], /also leads to 192\.0\.2\.9.*Remove/],
  ["proxied", ["Cloudflare"], /proxy of Cloudflare.*gray and says “DNS only”/],
  ["proxied", ["Fastly"], /proxy of Fastly.*Switch the proxy off/],
])("of a record that is %s with %j", (state, found, said) => {
  const problem = problemOf(record(state, found), words);
  if (said) expect(problem).toMatch(said);
  else expect(problem).toBeNull();
});

test("a problem of several records is told once", () => {
  const extra = record("extra", ["192.0.2.9"]);
  expect(problemsOf([extra, { ...extra, type: "AAAA", value: "2001:db8::1" }], words)).toHaveLength(
    1,
  );
});
