import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Lets in whoever knows the secret, and says nothing about it by the time it takes. */
export function requireSchedulerSecret(headers: Headers) {
  const given = digest(headers.get("authorization") ?? "");
  if (!timingSafeEqual(given, digest(`Bearer ${env("secrets").CRON_SECRET}`))) {
    throw new ShopError("unauthorized", "Only the shop's scheduler may do this.");
  }
}
