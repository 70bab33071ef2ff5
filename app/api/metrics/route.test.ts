import { expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { call, told } from "@/e2e/support/call";
import { GET as getHealth } from "../health/route";
import { GET } from "./route";

const secret = "for-the-tests-only-9876543210-fedcba";

const scrape = () => call(GET, "/api/metrics", { headers: { authorization: `Bearer ${secret}` } });

test.each<Record<string, string>>([{}, { authorization: "Bearer x" }, { authorization: secret }])(
  "whoever brings %j is told nothing",
  async (headers) => {
    expect(await told(await call(GET, "/api/metrics", { headers }))).toEqual({
      status: 401,
      body: { error: "Only the shop's scheduler may do this." },
    });
  },
);

test("requests, queues, the database and the process are measured", async () => {
  await call(getHealth, "/api/health");
  await database()
    .insert(emailOutbox)
    .values({
      key: "test:1",
      payload: { from: "", to: "ann@example.com", subject: "", html: "", text: "" },
      status: "dead",
    });
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
      'queue_waiting{queue="payments"} 0',
      'queue_oldest_seconds{queue="webhook-events"} 0',
      'queue_dead{queue="mail"} 1',
      "mail_unsent 0",
      "payments_need_attention 0",
      expect.stringMatching(/^process_resident_memory_bytes \d+/),
      expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds /),
    ]),
  );
  expect(lines.join()).not.toContain("ann@");
});

test("it can be scraped again and again", async () => {
  await scrape();
  expect((await scrape()).status).toBe(200);
});
