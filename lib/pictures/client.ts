"use client";

import { codeOf, ShopError } from "@/lib/errors";
import { postPicture } from "./endpoints";

const timeoutMs = 60_000;

const failed = "The picture could not be sent. It is kept on this device and sent again later.";

/** Sends a picture to the account. Throws a `ShopError` with the shop's own sentence. */
export async function uploadContentPicture(blob: Blob): Promise<void> {
  const form = new FormData();
  form.set("file", blob, "picture.webp");
  const response = await fetch(postPicture.path, {
    method: postPicture.method,
    body: form,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new ShopError("unavailable", failed, { cause });
  });
  if (response.ok) return;
  const body: unknown = await response.json().catch(() => null);
  const { error = failed } = (body ?? {}) as { error?: string };
  throw new ShopError(codeOf(response.status), error);
}
