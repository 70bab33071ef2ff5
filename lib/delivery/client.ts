"use client";

import { callApi, callApiForFile } from "@/lib/http/client";
import { deleteDeployment, getDeployments, getSite, postDeployment } from "./endpoints";

/** A bought template as a zip archive, in the profile's brand or that of a shared preview's code. */
export const fetchSite = (presetId: number, brand?: string): Promise<Blob> =>
  callApiForFile(getSite, { params: { presetId }, query: { brand } });

export const fetchDeployments = () => callApi(getDeployments);

export const deployAgain = (presetId: number) => callApi(postDeployment, { params: { presetId } });

export const takeOffline = (presetId: number) =>
  callApi(deleteDeployment, { params: { presetId } });
