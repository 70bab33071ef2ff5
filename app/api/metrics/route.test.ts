import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { heldSites } from "@/db/schema/held-sites";
import { jobs } from "@/db/schema/jobs";
import { siteReports } from "@/db/schema/site-reports";
import { call, statusAndBody } from "@/e2e/support/call";
import { addSite } from "@/e2e/support/sites";
import { GET as getHealth } from "../health/route";
import { GET } from "./route";

const secret = "for-the-tests-only-9876543210-fedcba";

const scrape = () => call(GET, "/api/metrics", { headers: { authorization: `Bearer ${secret}` } });

test.each<Record<string, string>>([{}, { authorization: "Bearer x" }, { authorization: secret }])(
  "the headers %j are not authorized",
  async (headers) => {
    expect(await statusAndBody(await call(GET, "/api/metrics", { headers }))).toEqual({
      status: 401,
      body: { error: "Only the shop's scheduler may do this." },
    });
  },
);

test("metrics cover requests, jobs, the database and the process", async () => {
  await call(getHealth, "/api/health");
  await database()
    .insert(jobs)
    .values({ name: "test", key: "ann@example.com", payload: {}, status: "dead" });
  const response = await scrape();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      'http_requests_total{method="GET",route="/api/health",status="200"} 1',
      'http_request_duration_seconds_count{method="GET",route="/api/health"} 1',
      "db_up 1",
      "db_pool_max 10",
      expect.stringMatching(/^db_connections\{state="active"\} [1-9]/),
      "jobs_due 0",
      "jobs_oldest_due_seconds 0",
      "jobs_dead 1",
      "email_oldest_unsent_seconds 0",
      "payments_need_attention 0",
      'site_cases_oldest_seconds{list="reports"} 0',
      'site_cases_oldest_seconds{list="held-sites"} 0',
      "site_reports_due 0",
      expect.stringMatching(/^process_resident_memory_bytes \d+/),
      expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds /),
    ]),
  );
  expect(lines.join()).not.toContain("ann@");
});

test("how long cases about sites have waited, and the reports whose deadline is near", async () => {
  const hours = (number: number) => new Date(Date.now() + number * 3_600_000);
  const { itemId } = await addSite();
  const report = { address: "https://a.shop.test/", kind: "other" } as const;
  await database()
    .insert(siteReports)
    .values([
      { ...report, receivedAt: hours(-30), dueAt: hours(-6) },
      { ...report, receivedAt: hours(-21), dueAt: hours(3) },
      { ...report, receivedAt: hours(-2), dueAt: hours(22) },
    ]);
  await database()
    .insert(heldSites)
    .values({
      invoiceItemId: itemId,
      change: "publication",
      score: 8,
      findings: [],
      content: {},
      contentHash: "",
      createdAt: hours(-50),
    });
  const text = await (await scrape()).text();
  const oldest = (list: string) =>
    Number(new RegExp(`^site_cases_oldest_seconds\\{list="${list}"\\} (.+)$`, "m").exec(text)?.[1]);
  expect(oldest("reports") / 3_600).toBeCloseTo(30, 1);
  expect(oldest("held-sites") / 3_600).toBeCloseTo(50, 1);
  expect(text).toMatch(/^site_reports_due 2$/m);
});

test("every metric of the alert rules exists", async () => {
  const rules = await readFile("docs/deploy/alerts.yml", "utf8");
  const expressions = [...rules.matchAll(/expr: (.+)/g)].map(([, it = ""]) => it);
  const names = expressions.flatMap((it) =>
    [...it.replaceAll(/\{.*?\}|".*?"/g, "").matchAll(/[a-z]+(?:_[a-z0-9]+)+/g)].map(
      ([name]) => name,
    ),
  );
  const text = await (await scrape()).text();
  const missing = names.filter((it) => {
    const metric = it.replace(/_count$/, "");
    return !(it.startsWith("node_") || text.includes(`# TYPE ${metric} `));
  });
  expect(names.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test("a second scrape succeeds", async () => {
  await scrape();
  expect((await scrape()).status).toBe(200);
});
