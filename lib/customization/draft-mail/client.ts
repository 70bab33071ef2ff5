"use client";

import { callApi } from "@/lib/platform/http/client";
import { getDraftMail, postDraftMailStop, putDraftMail } from "./endpoints";
import type { DraftMailChoice } from "./schemas";

export const readDraftMail = (): Promise<DraftMailChoice> => callApi(getDraftMail);

export const chooseDraftMail = (isOn: boolean): Promise<DraftMailChoice> =>
  callApi(putDraftMail, { body: { isOn } });

export const stopDraftMail = (token: string): Promise<null> =>
  callApi(postDraftMailStop, { params: { token } });
