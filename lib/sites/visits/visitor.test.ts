import { expect, test } from "vitest";
import { daysAfter, secondsToEndOfDay } from "./rules";
import { readVisit, visitOf, visitorHash } from "./visitor";

const browser =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const read = (headers: Record<string, string>) =>
  readVisit(
    new Headers({ "user-agent": browser, host: "halden.example", ...headers }),
    "192.0.2.1",
  );

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "facebookexternalhit/1.1",
  "WhatsApp/2.23.20.0",
  "TelegramBot (like TwitterBot)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com",
  "curl/8.5.0",
  "python-requests/2.32",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
  "",
])("the program %j is no browser", (agent) => {
  expect(read({ "user-agent": agent })?.by).toBe(agent ? "program" : undefined);
  expect(visitOf(new Headers({ "user-agent": agent }))).toBeNull();
});

test("a page that a browser only prepares was not visited", () => {
  for (const [name, value] of [
    ["sec-purpose", "prefetch;prerender"],
    ["purpose", "prefetch"],
  ] as const) {
    expect(read({ [name]: value })?.by).toBe("prefetch");
    expect(visitOf(new Headers({ "user-agent": browser, [name]: value }))).toBeNull();
  }
  expect(read({})?.by).toBe("browser");
});

test.each([
  ["https://www.search.example/find?q=lamps", "search.example"],
  ["https://news.example:8443/a", "news.example:8443"],
  ["https://halden.example/imprint.html", ""],
  ["android-app://com.example", ""],
  ["javascript:alert(1)", ""],
  ["not an address", ""],
  [`https://${"a".repeat(200)}.example/`, ""],
])("from %s, the source is %j", (referer, host) => {
  expect(read({ referer })?.host).toBe(host);
});

test("a visitor is known by network and browser, and a hash is of one day and site", () => {
  const one = read({});
  expect(one?.visitor).toContain("192.0.2.1");
  expect(one?.visitor).not.toBe(read({ "user-agent": `${browser} Edg/140.0` })?.visitor);
  const hash = visitorHash("salt", 1, one?.visitor ?? "");
  expect(hash).toMatch(/^[\w-]{22}$/);
  expect(hash).toBe(visitorHash("salt", 1, one?.visitor ?? ""));
  expect(hash).not.toBe(visitorHash("other", 1, one?.visitor ?? ""));
  expect(hash).not.toBe(visitorHash("salt", 2, one?.visitor ?? ""));
});

test("a day ends at midnight in UTC", () => {
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysAfter("2026-03-01", -1)).toBe("2026-02-28");
  const seconds = secondsToEndOfDay(Date.parse("2026-11-22T23:59:00Z"));
  expect(seconds).toBeGreaterThan(60);
  expect(seconds).toBeLessThan(300);
});
