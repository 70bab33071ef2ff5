"use client";

import type { OwnProof } from "@/lib/accounts/schemas";
import { callApi, callApiForFile } from "@/lib/platform/http/client";
import { signIn } from "@/lib/platform/sessions/client";
import type { PersonalData } from "./schemas";

// Loaded on demand: the endpoints import zod schemas.
const endpoints = () => import("./endpoints");

type Deletion = PersonalData & { token: string };

/** Every open tab shows until when the customer can cancel the deletion. */
function follow({ token, ...data }: Deletion): PersonalData {
  signIn(token);
  return data;
}

export async function requestExport(): Promise<PersonalData> {
  const { postExport } = await endpoints();
  return callApi(postExport);
}

/** Enough for pictures of 60 MB over a slow connection. */
const downloadTimeoutMs = 10 * 60_000;

/** Resolves to the zip archive. */
export async function downloadExport(token: string): Promise<Blob> {
  const { postExportFile } = await endpoints();
  return callApiForFile(postExportFile, { body: { token }, timeoutMs: downloadTimeoutMs });
}

/**
 * For an account without a password, `deletesAt` stays null: the customer gets an email with a
 * link.
 */
export async function requestDeletion(body: OwnProof): Promise<PersonalData> {
  const { postDeletion } = await endpoints();
  return follow(await callApi(postDeletion, { body }));
}

export async function confirmDeletion(token: string): Promise<PersonalData> {
  const { postDeletionConfirmation } = await endpoints();
  return follow(await callApi(postDeletionConfirmation, { body: { token } }));
}

export async function keepAccount(): Promise<PersonalData> {
  const { deleteDeletion } = await endpoints();
  return follow(await callApi(deleteDeletion));
}
