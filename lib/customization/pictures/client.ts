"use client";

import { callApi } from "@/lib/platform/http/client";
import { forCustomer } from "@/lib/platform/http/for-customer";
import { postPicture } from "./endpoints";

const timeoutMs = 60_000;

/** Sends a picture to the customer's account. */
export async function uploadContentPicture(blob: Blob, owner: string): Promise<void> {
  const form = new FormData();
  form.set("file", blob, "picture.webp");
  await callApi(postPicture, { form, timeoutMs, headers: forCustomer(owner) });
}
