import { expect, test } from "vitest";
import { siteLiveEmail } from "../emails/site-live";
import { domainEmail } from "./emails";
import { shownHost, shownSite } from "./shown-host";

test.each([
  ["www.example.com", "www.example.com"],
  ["www.xn--bckerei-5wa.de", "www.bäckerei.de (www.xn--bckerei-5wa.de)"],
  ["xn--e1afmkfd.xn--p1ai", "пример.рф (xn--e1afmkfd.xn--p1ai)"],
  ["xn--.com", "xn--.com"],
])("%s is shown as %s", (host, shown) => {
  expect(shownHost(host)).toBe(shown);
});

test("an email names a domain in both forms", () => {
  const { subject } = domainEmail("proved", "xn--bckerei-5wa.de", "license", [])("en");
  expect(subject).toBe("Your site is now at bäckerei.de (xn--bckerei-5wa.de)");
});

test.each([
  ["https://xn--bckerei-5wa.de/", "bäckerei.de (xn--bckerei-5wa.de)"],
  ["https://www.xn--bckerei-5wa.de/index.html", "www.bäckerei.de (www.xn--bckerei-5wa.de)"],
  ["https://example.com/", "example.com"],
  ["http://localhost:4000/sites/acme/index.html", "localhost:4000/sites/acme"],
])("the address %s is shown as %s", (address, shown) => {
  expect(shownSite(address)).toBe(shown);
});

test("the email about a site that is online names its domain in both forms", () => {
  const { preview } = siteLiveEmail("Sonic", "https://xn--bckerei-5wa.de/", "license")("en");
  expect(preview).toBe("bäckerei.de (xn--bckerei-5wa.de)");
});
