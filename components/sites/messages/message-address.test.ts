import { expect, test } from "vitest";
import { replyAddress } from "./message-address";

const read = (address: string) => {
  const { pathname, search } = new URL(address);
  return { to: decodeURIComponent(pathname), query: new URLSearchParams(search) };
};

test("a reply quotes what the visitor wrote", () => {
  const address = replyAddress(
    {
      email: "o&k@example.com",
      message: "Good morning!\nDo you bake & sell?",
      fields: [{ label: "Day", value: "Sunday" }],
    },
    "Your message",
  );
  const { to, query } = read(address);
  expect(to).toBe("o&k@example.com");
  expect(Object.fromEntries(query)).toEqual({
    subject: "Your message",
    body: "\r\n\r\n> Good morning!\r\n> Do you bake & sell?\r\n> Day: Sunday",
  });
});

test("the quote of a long message is its beginning", () => {
  const { query } = read(
    replyAddress(
      { email: "o@example.com", message: "x".repeat(5_000), fields: [] },
      "Your message",
    ),
  );
  expect(query.get("body")).toBe(`\r\n\r\n> ${"x".repeat(500)}…`);
});

test("nothing is quoted of an order without a note", () => {
  expect(replyAddress({ email: "o@example.com", message: "", fields: [] }, "Your order")).toBe(
    "mailto:o%40example.com?subject=Your%20order",
  );
});
