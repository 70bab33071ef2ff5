"use client";

import { callApi } from "@/lib/platform/http/client";
import { signIn } from "@/lib/platform/sessions/client";
import type { Removal } from "../schemas";
import type { Confirmed, EmailChange, PasswordChange, RaisedAlarm } from "./schemas";

// Loaded on demand: the endpoints import zod schemas.
const endpoints = () => import("./endpoints");

/** Emails the customer a link that verifies their address. */
export async function sendVerification(): Promise<void> {
  const { postVerification } = await endpoints();
  await callApi(postVerification);
}

/** Uses the token of an emailed link. */
export async function confirmEmail(token: string): Promise<Confirmed> {
  const { postConfirmation } = await endpoints();
  const confirmed = await callApi(postConfirmation, { body: { token } });
  signIn(confirmed.token);
  return confirmed;
}

export async function fetchSecurity() {
  const { getAccount } = await endpoints();
  return callApi(getAccount);
}

export async function changePassword(body: PasswordChange) {
  const { putPassword } = await endpoints();
  signIn(await callApi(putPassword, { body }));
  return fetchSecurity();
}

export async function changeEmail(body: EmailChange) {
  const { postEmail } = await endpoints();
  return callApi(postEmail, { body });
}

export async function cancelEmailChange() {
  const { deleteEmail } = await endpoints();
  return callApi(deleteEmail);
}

export async function endSession(id: string) {
  const { deleteSession } = await endpoints();
  return callApi(deleteSession, { params: { id } });
}

export async function unlinkIdentity(id: string, proof: Removal) {
  const { postIdentityRemoval } = await endpoints();
  return callApi(postIdentityRemoval, { params: { id }, body: proof });
}

/** Signs out every device, including this one. */
export async function endAllSessions(keepsApiTokens = false): Promise<void> {
  const { deleteSessions } = await endpoints();
  await callApi(deleteSessions, { query: { keepsApiTokens: keepsApiTokens ? "true" : "false" } });
}

/** Closes the account that a notice is about. */
export async function raiseAlarm(token: string): Promise<RaisedAlarm> {
  const { postAlarm } = await endpoints();
  return callApi(postAlarm, { body: { token } });
}
