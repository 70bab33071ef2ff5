import fc from "fast-check";

/** Known attacks, edge cases of numbers and Unicode, and broken syntax. */
export const attackStrings = fc.constantFrom(
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "1e999",
  "2147483648",
  "9223372036854775808",
  "\0",
  "\ud800",
  "\u202e",
  "\uffff",
  "%00",
  "%FF",
  "%",
  "' or 1=1 --",
  "'; drop table presets; --",
  "$(reboot)",
  "{{7*7}}",
  "#{7*7}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "a\r\nSet-Cookie: sid=1",
  "__proto__",
  "constructor",
  '{"$gt":""}',
  "[]",
  "{",
  "[".repeat(500),
  "x".repeat(5_000),
  "\u{1f3a8}".repeat(100),
  "Z\u0351\u036b\u0343",
);

export const malformedValue: fc.Arbitrary<unknown> = fc.oneof(
  attackStrings,
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    null,
    true,
    -0,
    1e308,
    [],
    {},
    [[]],
    { toString: 1 },
    JSON.parse('{"then":1}'),
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}'),
  ),
);

/** Only ASCII: clients refuse to send anything else in a header. */
export const headerText = fc.string({ unit: "grapheme-ascii", maxLength: 20 });
