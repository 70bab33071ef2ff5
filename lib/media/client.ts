"use client";

import { codeOf, ShopError } from "@/lib/errors";
import { postMedia } from "./endpoints";
import { maxUploadBytes, type UploadTarget } from "./rules";

/** Milliseconds. */
const patience = 15_000;

interface Answer {
  secure_url?: unknown;
  /** A sentence of this shop; an image host has words of its own, for developers. */
  error?: unknown;
}

const tooLarge = "Please choose a file of at most 5 MB.";

const failed = "The picture could not be uploaded. Please try again.";

/** Uploads a picture, to this shop or to the image host in use, and answers with its address. */
export async function uploadPicture(
  file: File,
  host: UploadTarget | null,
  signal = AbortSignal.timeout(patience),
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
  const answer = ((await response.json().catch(() => null)) ?? {}) as Answer;
  if (response.ok && typeof answer.secure_url === "string") return answer.secure_url;
  const words = typeof answer.error === "string" ? answer.error : failed;
  throw new ShopError(response.ok ? "provider_failed" : codeOf(response.status), words);
}
