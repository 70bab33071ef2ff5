"use client";

import { HeadManagerContext } from "next/dist/shared/lib/head-manager-context.shared-runtime";
import { useContext } from "react";

/** The nonce of the page that is being rendered; undefined in the browser and on cached pages. */
export const useNonce = (): string | undefined => useContext(HeadManagerContext).nonce;
