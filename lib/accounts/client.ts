"use client";

import { callApi } from "@/lib/http/client";
import { signIn } from "@/lib/sessions/client";
import { getProfile, postForgot, postLogin, postRegister, putProfile, putReset } from "./endpoints";
import type { ForgotForm, LoginForm, ProfileForm, RegisterForm } from "./schemas";

/** Signs the visitor in, here and on every open tab. */
export async function login(form: LoginForm): Promise<void> {
  signIn(await callApi(postLogin, { body: form }));
}

export const register = (form: RegisterForm) => callApi(postRegister, { body: form });

export const forgotPassword = (form: ForgotForm) => callApi(postForgot, { body: form });

/** `token` is the one in the link. */
export const resetPassword = (token: string, password: string) =>
  callApi(putReset, { params: { token }, body: { password } });

export const fetchProfile = (email: string) => callApi(getProfile, { params: { email } });

/** Changes what is named; the visitor is shown the profile as it then is. */
export async function saveProfile(email: string, changes: ProfileForm): Promise<void> {
  signIn(await callApi(putProfile, { params: { email }, body: changes }));
}
