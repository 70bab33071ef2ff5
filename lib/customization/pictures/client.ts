"use client";

import { callApi } from "@/lib/platform/http/client";
import { postPicture } from "./endpoints";

const timeoutMs = 60_000;

/** Sends a picture to the account. */
export async function uploadContentPicture(blob: Blob): Promise<void> {
  const form = new FormData();
  form.set("file", blob, "picture.webp");
  await callApi(postPicture, { form, timeoutMs });
}
