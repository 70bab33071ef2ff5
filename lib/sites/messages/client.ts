"use client";

import { callApi } from "@/lib/platform/http/client";
import { deleteSiteMessage, putSiteMessage } from "./endpoints";
import type { MessageChange } from "./schemas";

export const changeMessage = (license: string, id: number, change: MessageChange) =>
  callApi(putSiteMessage, { params: { license, id: String(id) }, body: change });

export const deleteMessage = (license: string, id: number) =>
  callApi(deleteSiteMessage, { params: { license, id: String(id) } });
