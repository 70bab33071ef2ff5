"use client";

import { codeOf, ShopError } from "@/lib/errors";
import { pathOfOwnUrl } from "@/lib/own-urls";
import { postMedia } from "./endpoints";
import { maxUploadBytes, type UploadTarget } from "./rules";

const timeoutMs = 15_000;

interface UploadResult {
  secure_url?: unknown;
  /** A string from this shop. An image host sends an object with messages for developers. */
  error?: unknown;
}

const tooLarge = "Please choose a file of at most 5 MB.";

const failed = "The picture could not be uploaded. Please try again.";

/** Uploads a picture to this shop or the configured image host; returns its URL. */
export async function uploadPicture(
  file: File,
  host: UploadTarget | null,
  signal = AbortSignal.timeout(timeoutMs),
): Promise<string> {
  if (file.size > maxUploadBytes) throw new ShopError("too_large", tooLarge);
  const form = new FormData();
  form.set("file", file);
  form.set("upload_preset", host?.preset ?? "");
  const response = await fetch(host?.url ?? postMedia.path, {
    method: "POST",
    body: form,
    signal,
  }).catch((cause: unknown) => {
    throw new ShopError("unavailable", failed, { cause });
  });
  const result = ((await response.json().catch(() => null)) ?? {}) as UploadResult;
  if (response.ok && typeof result.secure_url === "string") return pathOfOwnUrl(result.secure_url);
  const message = typeof result.error === "string" ? result.error : failed;
  throw new ShopError(response.ok ? "provider_failed" : codeOf(response.status), message);
}
