import { expect, test } from "vitest";
import { database } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { call, told } from "@/e2e/support/call";
import { GET as getHealth } from "../health/route";
import { GET } from "./route";

const secret = "for-the-tests-only-9876543210-fedcba";

const scrape = () => call(GET, "/api/metrics", { headers: { authorization: `Bearer ${secret}` } });

test.each<Record<string, string>>([{}, { authorization: "Bearer x" }, { authorization: secret }])(
  "the headers %j are not authorized",
  async (headers) => {
    expect(await told(await call(GET, "/api/metrics", { headers }))).toEqual({
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
      expect.stringMatching(/^process_resident_memory_bytes \d+/),
      expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds /),
    ]),
  );
  expect(lines.join()).not.toContain("ann@");
});

test("a second scrape succeeds", async () => {
  await scrape();
  expect((await scrape()).status).toBe(200);
});
