import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import runJobs from "./run-jobs.mjs";

let status = 200;
const calls: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
const shop = createServer(({ method, url, headers }, response) => {
  calls.push({ method, url, headers });
  response.writeHead(status).end();
});

beforeEach(async () => {
  await new Promise<void>((listening) => shop.listen(0, "127.0.0.1", listening));
  vi.stubEnv("SITE_URL", `http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
  vi.stubEnv("CRON_SECRET", "the scheduler's secret");
});

afterEach(() => new Promise((closed) => shop.close(closed)));

test("calls the shop's jobs with the secret", async () => {
  await runJobs();
  expect(calls).toEqual([
    expect.objectContaining({
      method: "POST",
      url: "/api/cron/jobs",
      headers: expect.objectContaining({ authorization: "Bearer the scheduler's secret" }),
    }),
  ]);
});

test("fails where Netlify shows it when the shop refuses", async () => {
  status = 401;
  await expect(runJobs()).rejects.toThrow("401");
});
