"use client";

import { currentTranslations } from "#current-translations";
import { codeOf, ShopError } from "@/lib/errors";
import { pathOfOwnUrl } from "@/lib/own-urls";
import { callApi } from "@/lib/platform/http/client";
import { postMedia } from "./endpoints";
import { maxUploadBytes, type UploadTarget } from "./rules";

const t = currentTranslations("pictureErrors");

const timeoutMs = 15_000;

function formOf(file: File): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}

/** Uploads a picture to this shop, or to the configured image host; returns its URL. */
export async function uploadPicture(
  file: File,
  host: UploadTarget | null,
  signal?: AbortSignal,
): Promise<string> {
  if (file.size > maxUploadBytes) throw new ShopError("too_large", t("tooLargeFile"));
  if (host) return uploadToHost(file, host, signal);
  const { secure_url } = await callApi(postMedia, { form: formOf(file), timeoutMs });
  return pathOfOwnUrl(secure_url);
}

/** Its own error messages are for developers. */
async function uploadToHost(
  file: File,
  { url, preset }: UploadTarget,
  signal = AbortSignal.timeout(timeoutMs),
): Promise<string> {
  const body = formOf(file);
  body.set("upload_preset", preset);
  const response = await fetch(url, { method: "POST", body, signal }).catch((cause: unknown) => {
    throw new ShopError("unavailable", t("notUploaded"), { cause });
  });
  const result: unknown = await response.json().catch(() => null);
  const { secure_url } = (result ?? {}) as { secure_url?: unknown };
  if (response.ok && typeof secure_url === "string") return pathOfOwnUrl(secure_url);
  throw new ShopError(response.ok ? "provider_failed" : codeOf(response.status), t("notUploaded"));
}
