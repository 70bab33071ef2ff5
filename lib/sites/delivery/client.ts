"use client";

import { callApiForFile } from "@/lib/platform/http/client";
import { getSite } from "./endpoints";

/** A bought template as a zip archive, in the profile's brand or that of a shared preview's code. */
export const fetchSite = (presetId: number, brand?: string): Promise<Blob> =>
  callApiForFile(getSite, { params: { presetId: String(presetId) }, query: { brand } });
