"use client";

import { ShopError } from "@/lib/errors";
import { callApi } from "@/lib/platform/http/client";
import type { OwnProof, Removal } from "../schemas";
import { needsCode } from "./rules";
import type { AppConfirmation, AppSetup } from "./schemas";

// Loaded on demand: the endpoints import zod schemas.
const endpoints = () => import("./endpoints");

/** Whether a login was refused because it needs a code of the second factor, or a new code. */
export const isForCode = (error: unknown): boolean =>
  error instanceof ShopError &&
  error.extra !== undefined &&
  "needs" in error.extra &&
  error.extra.needs === needsCode;

export async function setUpAuthenticator(currentPassword: string): Promise<AppSetup> {
  const { postAuthenticator } = await endpoints();
  return callApi(postAuthenticator, { body: { currentPassword } });
}

/** Resolves to the recovery codes. */
export async function confirmAuthenticator(body: AppConfirmation): Promise<string[]> {
  const { putAuthenticator } = await endpoints();
  return (await callApi(putAuthenticator, { body })).recoveryCodes;
}

export async function renewRecoveryCodes(proof: OwnProof): Promise<string[]> {
  const { postRecoveryCodes } = await endpoints();
  return (await callApi(postRecoveryCodes, { body: proof })).recoveryCodes;
}

export async function removeAuthenticator(proof: Removal): Promise<void> {
  const { postAuthenticatorRemoval } = await endpoints();
  await callApi(postAuthenticatorRemoval, { body: proof });
}
