"use client";

import { callApi } from "@/lib/platform/http/client";
import { deleteSiteMessages, getSiteMessages, putSiteMessages } from "./endpoints";
import type { MessageChange, MessageQuery } from "./schemas";

export const getMessages = (license: string, { before, ...which }: MessageQuery) =>
  callApi(getSiteMessages, {
    params: { license },
    query: { ...which, before: before === undefined ? undefined : String(before) },
  });

export const changeMessages = (license: string, ids: number[], change: MessageChange) =>
  callApi(putSiteMessages, { params: { license }, body: { ids, ...change } });

export const deleteMessages = (license: string, ids: readonly number[]) =>
  callApi(deleteSiteMessages, { params: { license }, query: { ids: ids.join(",") } });
