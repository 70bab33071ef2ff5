"use client";

import { callApi } from "@/lib/platform/http/client";
import { postWebhookTrial, putWebhook } from "./endpoints";

export const saveWebhook = (license: string, address: string, newSecret = false) =>
  callApi(putWebhook, { params: { license }, body: { address, newSecret } });

export const tryWebhook = (license: string) => callApi(postWebhookTrial, { params: { license } });
