"use client";

import { callApi } from "@/lib/platform/http/client";
import {
  deleteDeployment,
  deletePublication,
  getDeployments,
  getOneSite,
  postDeployment,
  postPublication,
  postRestore,
  putSite,
  putSiteBusiness,
  putSiteForm,
  putSiteMove,
} from "./endpoints";
import { postObjection } from "./reports/endpoints";

export const fetchDeployments = () => callApi(getDeployments);

interface Licensed {
  presetId: number;
  /** The key of its license. */
  license: string;
}

export const deployAgain = ({ presetId, license }: Licensed) =>
  callApi(postDeployment, { params: { presetId: String(presetId) }, query: { license } });

export const takeOffline = ({ presetId, license }: Licensed) =>
  callApi(deleteDeployment, { params: { presetId: String(presetId) }, query: { license } });

export const fetchSite = (license: string) => callApi(getOneSite, { params: { license } });

export const publishSite = (license: string, acceptsOpenPlaces: boolean) =>
  callApi(postPublication, {
    params: { license },
    query: acceptsOpenPlaces ? { acceptsOpenPlaces: "true" } : {},
  });

export const takeSiteOffline = (license: string) =>
  callApi(deletePublication, { params: { license } });

export const restoreVersion = (license: string, number: number) =>
  callApi(postRestore, { params: { license, number: String(number) } });

export const objectToTakedown = (license: string, objection: string) =>
  callApi(postObjection, { params: { license }, body: { objection } });

export const renameSite = (license: string, name: string) =>
  callApi(putSite, { params: { license }, body: { name } });

export const saveFormSettings = (license: string, paymentLink: string, formAddress: string) =>
  callApi(putSiteForm, { params: { license }, body: { paymentLink, formAddress } });

export const saveBusinessSettings = (license: string, business: string | null) =>
  callApi(putSiteBusiness, { params: { license }, body: { business } });

export const saveMoveSettings = (license: string, redirects: string, verification: string) =>
  callApi(putSiteMove, { params: { license }, body: { redirects, verification } });
