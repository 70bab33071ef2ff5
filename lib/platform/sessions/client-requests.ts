"use client";

import { callApi } from "@/lib/platform/http/client";
import { getValidate, postLogout } from "./endpoints";

export const requestValidation = (token: string) =>
  callApi(getValidate, { headers: { Authorization: token } });

export const requestLogout = () => callApi(postLogout, { keepalive: true });
