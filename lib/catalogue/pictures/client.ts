"use client";

import { callApi } from "@/lib/platform/http/client";
import type { Crop } from "./crop";
import { postPresetPicture } from "./endpoints";
import type { PresetPicture } from "./schemas";

const timeoutMs = 60_000;

/** Uploads a crop of a picture for presets. */
export async function uploadPresetPicture(file: File, crop: Crop): Promise<PresetPicture> {
  const form = new FormData();
  form.set("file", file);
  for (const [name, value] of Object.entries(crop)) form.set(name, String(value));
  return callApi(postPresetPicture, { form, timeoutMs });
}
