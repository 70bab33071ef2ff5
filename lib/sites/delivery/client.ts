"use client";

import { callApiForFile } from "@/lib/platform/http/client";
import { getSite } from "./endpoints";

interface Licensed {
  presetId: number;
  /** The key of its license. */
  license: string;
}

/** A bought template as a zip archive, in the profile's brand or that of a shared preview's code. */
export const fetchSite = ({ presetId, license }: Licensed, brand?: string): Promise<Blob> =>
  callApiForFile(getSite, { params: { presetId: String(presetId) }, query: { brand, license } });
