import { expect, test } from "vitest";
import { deviceOf } from "./device";

const named = (agent: string) => deviceOf({ headers: new Headers({ "user-agent": agent }) });

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Firefox on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Microsoft Edge on macOS",
  ],
])("%s is %s", (agent, device) => {
  expect(named(agent)).toBe(device);
});

test("what is no browser has no words, and nothing of what it sent", () => {
  expect(deviceOf({ headers: new Headers() })).toBe("");
  expect(named("x".repeat(501))).toBe("");
  expect(named("<b>Bold</b>")).not.toContain("<");
});
