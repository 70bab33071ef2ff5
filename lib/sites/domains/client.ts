"use client";

import { callApi } from "@/lib/platform/http/client";
import { deleteDomain, getDomains, postDomainCheck, putDomain } from "./endpoints";

export const fetchDomains = (license: string) => callApi(getDomains, { params: { license } });

export const chooseDomain = (license: string, host: string, hasOther: boolean) =>
  callApi(putDomain, { params: { license }, body: { host, hasOther } });

export const checkDomain = (license: string) => callApi(postDomainCheck, { params: { license } });

export const removeDomain = (license: string) => callApi(deleteDomain, { params: { license } });
