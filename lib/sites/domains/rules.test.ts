import { expect, test } from "vitest";
import type { RecordState } from "@/db/words/domains";
import {
  afterCheck,
  type DomainState,
  endOf,
  type FoundRecords,
  hostNameOf,
  otherHost,
  pauseOf,
} from "./rules";

const start = new Date("2026-11-01T00:00:00Z");
const at = (days: number) => new Date(start.getTime() + days * 86_400_000);

const domain = (changes: Partial<DomainState> = {}): DomainState => ({
  status: "pending",
  startedAt: start,
  answeredAt: start,
  failingSince: null,
  ...changes,
});

const found = (ownership: RecordState, address: RecordState = "right"): FoundRecords => ({
  ownership: { state: ownership, values: [] },
  address: { state: address, values: [] },
});

/** @requirement Sites: A domain is proved by a TXT record with the site's own token */
test.each<[RecordState, RecordState, boolean]>([
  ["right", "right", true],
  ["missing", "right", false],
  ["wrong", "right", false],
  ["taken", "right", false],
  ["unreachable", "right", false],
  ["right", "extra", true],
  ["right", "proxied", false],
  ["right", "missing", false],
  ["right", "wrong", false],
  ["right", "unreachable", false],
])("with a TXT record that is %s and an address that is %s, proved is %s", (txt, address, is) => {
  for (const status of ["pending", "expired"] as const) {
    const { next, event } = afterCheck(domain({ status }), found(txt, address), at(1));
    expect([next.status === "proved", event === "proved"]).toEqual([is, is]);
  }
});

/** @requirement Sites: The records of a domain are looked for by themselves for seven days */
test("records are looked for during seven days, often at first, and then no more", () => {
  const looks: number[] = [];
  let now = 0;
  for (;;) {
    const { next, nextCheckSeconds, event } = afterCheck(domain(), found("missing"), at(now));
    if (nextCheckSeconds === null) {
      expect([next.status, event]).toEqual(["expired", "expired"]);
      break;
    }
    expect([next.status, event]).toEqual(["pending", null]);
    looks.push(nextCheckSeconds);
    now += nextCheckSeconds / 86_400;
  }
  expect(now).toBeGreaterThanOrEqual(7);
  expect(now).toBeLessThan(7.1);
  expect(looks.slice(0, 8)).toEqual(Array(8).fill(60));
  expect(Math.max(...looks)).toBe(7_200);
  expect(looks.length).toBeLessThan(150);
});

/** @requirement Sites: A domain whose records are gone is answered for a week, and then withdrawn */
test("a proved domain is looked at daily, fails for seven days, and is withdrawn", () => {
  const proved = afterCheck(domain({ status: "proved" }), found("right"), at(1));
  expect(proved).toMatchObject({ nextCheckSeconds: 86_400, event: null });
  const failing = afterCheck(proved.next, found("right", "wrong"), at(2));
  expect(failing).toMatchObject({
    next: { status: "failing", failingSince: at(2) },
    nextCheckSeconds: 3_600,
    event: "failing",
  });
  expect(endOf(failing.next)).toEqual(at(9));
  const still = afterCheck(failing.next, found("missing"), at(8.9));
  expect(still).toMatchObject({ next: { status: "failing", failingSince: at(2) }, event: null });
  expect(afterCheck(still.next, found("right"), at(8.9))).toMatchObject({
    next: { status: "proved", failingSince: null },
    event: null,
  });
  expect(afterCheck(still.next, found("missing"), at(9))).toEqual({
    next: domain({ status: "expired", answeredAt: at(9) }),
    nextCheckSeconds: null,
    event: "withdrawn",
  });
});

test("a wrong address beside the right one is no failure", () => {
  const { next, event } = afterCheck(domain({ status: "proved" }), found("right", "extra"), at(1));
  expect([next.status, event]).toEqual(["proved", null]);
});

test("a resolver that does not answer changes nothing for two days", () => {
  const proved = domain({ status: "proved", answeredAt: at(1) });
  const silent = found("unreachable");
  expect(afterCheck(proved, silent, at(2.9))).toEqual({
    next: proved,
    nextCheckSeconds: 3_600,
    event: null,
  });
  expect(afterCheck(proved, silent, at(3))).toMatchObject({ event: "failing" });
  const failing = domain({ status: "failing", failingSince: at(1), answeredAt: at(7.5) });
  expect(afterCheck(failing, silent, at(8))).toMatchObject({ next: { status: "failing" } });
});

test("between two looks passes an eighth of the time before, a minute to two hours", () => {
  expect([0, 0.01, 0.1, 1, 6].map((days) => pauseOf(start, at(days)))).toEqual([
    60, 108, 1_080, 7_200, 7_200,
  ]);
});

test.each([
  ["example.com", true, "www.example.com"],
  ["www.example.com", false, "example.com"],
  ["shop.example.com", false, null],
])("the other name of %s (registered: %j) is %s", (host, isApex, other) => {
  expect(otherHost(host, isApex)).toBe(other);
});

test.each([
  ["www.example.com", "www.example.com"],
  ["WWW.Example.com:443", "www.example.com"],
  ["www.example.com.", "www.example.com"],
  ["www.example.com.:8443", "www.example.com"],
  ["127.0.0.1:3000", "127.0.0.1"],
  ["[::1]:3000", "[::1]"],
  ["", ""],
  [".", "."],
  [":", ":"],
  [":80", ":80"],
  ["a:b:c", "a:b:c"],
  ["www.example.com:80:80", "www.example.com:80:80"],
  ["www.example.com:x", "www.example.com:x"],
])("the header %j names %j", (header, name) => {
  expect(hostNameOf(header)).toBe(name);
});
