"use client";

import { callApi } from "@/lib/platform/http/client";
import { getDraftEmail, postDraftEmailStop, putDraftEmail } from "./endpoints";
import type { DraftEmailChoice } from "./schemas";

export const readDraftEmail = (): Promise<DraftEmailChoice> => callApi(getDraftEmail);

export const chooseDraftEmail = (isOn: boolean): Promise<DraftEmailChoice> =>
  callApi(putDraftEmail, { body: { isOn } });

export const stopDraftEmail = (token: string): Promise<null> =>
  callApi(postDraftEmailStop, { params: { token } });
