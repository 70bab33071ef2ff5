import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Requires `CRON_SECRET` as the bearer token; compares in constant time. */
export function requireSchedulerSecret(headers: Headers) {
  const given = digest(headers.get("authorization") ?? "");
  if (!timingSafeEqual(given, digest(`Bearer ${env("secrets").CRON_SECRET}`))) {
    throw new ShopError("unauthorized", "Only the shop's scheduler may do this.");
  }
}
