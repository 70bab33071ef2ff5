import { expect, test } from "vitest";
import { maxMessageLength } from "@/db/words/support";
import {
  addressIn,
  fillPlaceholders,
  isAutomatic,
  messageOfEmail,
  parseReplyAddress,
  replyAddressOf,
  safeMessageId,
  withoutHistory,
} from "./rules";

const domain = "reply.presetry.example";
const mac = "0123456789abcdef0123";

test("a reply address says which thread it is for, in whichever case email programs write it", () => {
  const address = replyAddressOf({ threadId: 7, mac }, domain);
  expect(address).toBe(`reply+7.${mac}@${domain}`);
  for (const field of [address, address.toUpperCase(), `Presetry <${address}>`]) {
    expect(parseReplyAddress(field, domain)).toEqual({ threadId: 7, mac });
  }
});

test.each([
  "",
  `reply+7@${domain}`,
  `reply+7.${mac}@evil.example`,
  `reply+7.${mac}0@${domain}`,
  `reply+-7.${mac}@${domain}`,
  `reply+7.${mac}@${domain}, eve@evil.example`,
  `reply+7.${mac}@${domain}@evil.example`,
  `${"<".repeat(100_000)}reply+7.${mac}@${domain}`,
])("%.60s is no reply address", (field) => {
  expect(parseReplyAddress(field, domain)).toBeNull();
});

test.each([
  ["Ann <Ann@Example.com>", "ann@example.com"],
  [" ann@example.com ", "ann@example.com"],
  ['"Lee, Ann" <ann@example.com>', "ann@example.com"],
  ["Ann", ""],
  ["<>", ""],
  ["ann@example.com\r\nBcc: eve@example.com", ""],
])("the address in %j is %j", (field, address) => {
  expect(addressIn(field)).toBe(address);
});

test.each<[boolean, string, Record<string, string>]>([
  [false, "ann@example.com", {}],
  [false, "ann@example.com", { "Auto-Submitted": "no", Precedence: "normal" }],
  [true, "ann@example.com", { "Auto-Submitted": "auto-replied" }],
  [true, "ann@example.com", { "auto-submitted": "Auto-Generated; owner=x" }],
  [true, "ann@example.com", { PRECEDENCE: "bulk" }],
  [true, "ann@example.com", { Precedence: "auto_reply" }],
  [true, "ann@example.com", { "Return-Path": "<>" }],
  [true, "ann@example.com", { "Content-Type": "multipart/report; report-type=delivery-status" }],
  [true, "ann@example.com", { "List-Id": "<news.example.com>" }],
  [true, "ann@example.com", { "X-Autoreply": "yes" }],
  [true, "MAILER-DAEMON@example.com", {}],
  [true, "Shop <no-reply@example.com>", {}],
  [true, "noreply+7@example.com", {}],
])("that a program wrote it is %s for %s with %j", (expected, from, headers) => {
  expect(isAutomatic(from, headers)).toBe(expected);
});

const cut: [string, string, string][] = [
  ["nothing below it", "Yes, please.\n\nAnn", "Yes, please.\n\nAnn"],
  [
    "an English quotation",
    "Yes.\n\nOn Mon, Nov 23, 2026 at 9:00, Presetry wrote:\n> Shall we?\n> Kim\n",
    "Yes.",
  ],
  ["one without a line between", "Yes.\nOn 23/11/2026 Presetry wrote:\n> Shall we?", "Yes."],
  [
    "an introduction of two lines",
    "Yes.\n\nOn Mon, Nov 23, 2026 at 9:00 Presetry\n<reply+7.0123@reply.example> wrote:\n\n> Shall we?",
    "Yes.",
  ],
  [
    "a German one",
    "Ja.\r\n\r\nAm 23.11.2026 um 09:00 schrieb Presetry:\r\n\r\n> Sollen wir?",
    "Ja.",
  ],
  ["a French one", "Oui.\n\nLe lun. 23 nov. 2026 à 09:00, Presetry a écrit :\n> Bien ?", "Oui."],
  ["no introduction", "Yes.\n\n> Shall we?", "Yes."],
  [
    "Outlook's lines",
    "Yes.\n\nFrom: Presetry <hello@presetry.example>\nSent: Monday\nTo: Ann\nSubject: Re\n\nShall we?",
    "Yes.",
  ],
  ["Outlook's rule", `Yes.\n\n${"_".repeat(32)}\nVon: Presetry\nShall we?`, "Yes."],
  ["an original message", "Yes.\n\n-----Original Message-----\nShall we?", "Yes."],
  ["a signature", "Yes.\n\n-- \nAnn Lee\nAcme", "Yes."],
  ["answers between the lines", "> Red?\nYes.\n> Blue?\nNo.", "> Red?\nYes.\n> Blue?\nNo."],
  ["a colon without a date", "My question:\n> as you said", "My question:"],
  ["nothing but a quotation", "> Shall we?", "> Shall we?"],
  ["an empty mail", " \n ", ""],
];

test.each(cut)("with %s, what was written is kept", (_, sentEmail, written) => {
  expect(withoutHistory(sentEmail)).toBe(written);
});

test.each([
  ["quotation marks", ">".repeat(100_000)],
  ["lines of them", ">\n".repeat(50_000)],
  ["angle brackets", `${"<".repeat(99_000)}\n> x`],
  ["dashes", `${"-".repeat(99_000)}\n`.repeat(1)],
  ["short headers", "a: b\n".repeat(20_000)],
  ["blank lines", "\n".repeat(100_000)],
  ["colons", `${":".repeat(99_000)} \n> x`],
  ["markup", "<div>".repeat(20_000)],
])("an email of nothing but %s does not hold up the shop", { timeout: 5_000 }, (_, sentEmail) => {
  messageOfEmail(sentEmail);
});

test("a long email is shortened, without half characters", () => {
  const { body, isShortened } = messageOfEmail("\u{1f3a8}".repeat(60_000));
  expect(isShortened).toBe(true);
  expect(body.length).toBeLessThanOrEqual(maxMessageLength);
  expect(body).not.toMatch(/\p{Surrogate}/u);
  expect(messageOfEmail("a\0b\ud800")).toEqual({ body: "ab\ufffd", isShortened: false });
});

test.each([
  ["<abc@mail.example>", "<abc@mail.example>"],
  [" <abc@mail.example> ", "<abc@mail.example>"],
  ["<abc@mail.example>\r\nBcc: eve@example.com", null],
  ["<a b>", null],
  ["<a><b>", null],
  ["abc", null],
  [`<${"a".repeat(300)}>`, null],
  [null, null],
])("of the Message-ID %j, %j may stand in a header", (id, safe) => {
  expect(safeMessageId(id)).toBe(safe);
});

test("placeholders of a canned answer are filled in, whatever they are filled with", () => {
  const values = { name: "$& {order}", order: "7" };
  expect(fillPlaceholders("Hello {name}, {name}! Your {thing}.", { ...values, name: "Ann" })).toBe(
    "Hello Ann, Ann! Your {thing}.",
  );
  expect(fillPlaceholders("Order {order}", values)).toBe("Order 7");
  expect(fillPlaceholders("Hello {name}", { ...values, order: "" })).toContain("$&");
});
