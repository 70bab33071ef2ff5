import { expect, test } from "vitest";
import { domainEmail } from "./emails";
import { shownHost } from "./shown-host";

test.each([
  ["www.example.com", "www.example.com"],
  ["www.xn--bckerei-5wa.de", "www.bäckerei.de (www.xn--bckerei-5wa.de)"],
  ["xn--e1afmkfd.xn--p1ai", "пример.рф (xn--e1afmkfd.xn--p1ai)"],
  ["xn--.com", "xn--.com"],
])("%s is shown as %s", (host, shown) => {
  expect(shownHost(host)).toBe(shown);
});

test("an email names a domain in both forms", () => {
  const { subject } = domainEmail("proved", "xn--bckerei-5wa.de", "license", []);
  expect(subject).toBe("Your site is now at bäckerei.de (xn--bckerei-5wa.de)");
});
