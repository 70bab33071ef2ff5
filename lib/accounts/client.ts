"use client";

import { callApi } from "@/lib/platform/http/client";
import { signIn } from "@/lib/platform/sessions/client";
import type { ForgotForm, LoginForm, ProfileForm, RegisterForm } from "./schemas";

// Loaded on demand: the endpoints import zod schemas that are larger than the page's own script.
const endpoints = () => import("./endpoints");

/** Signs the visitor in on every open tab. */
export async function login(form: LoginForm): Promise<void> {
  const { postLogin } = await endpoints();
  signIn(await callApi(postLogin, { body: form }));
}

export async function register(form: RegisterForm) {
  const { postRegister } = await endpoints();
  return callApi(postRegister, { body: form });
}

export async function forgotPassword(form: ForgotForm) {
  const { postForgot } = await endpoints();
  return callApi(postForgot, { body: form });
}

/** `token` is the one in the link. */
export async function resetPassword(token: string, password: string) {
  const { putReset } = await endpoints();
  return callApi(putReset, { params: { token }, body: { password } });
}

export async function fetchProfile(email: string) {
  const { getProfile } = await endpoints();
  return callApi(getProfile, { params: { email } });
}

/** Updates the given fields and stores the token with the new profile. */
export async function saveProfile(email: string, changes: ProfileForm): Promise<void> {
  const { putProfile } = await endpoints();
  signIn(await callApi(putProfile, { params: { email }, body: changes }));
}
