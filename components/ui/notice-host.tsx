"use client";

import dynamic from "next/dynamic";
import { useRef } from "react";
import { useNotice } from "./notices";

// Most pages never say anything: the dialog comes with the first notice.
const NoticeDialog = dynamic(() => import("./notice-dialog").then((it) => it.NoticeDialog), {
  ssr: false,
});

/** Where notices appear: once in the layout. */
export function NoticeHost() {
  const notice = useNotice();
  const hasSpoken = useRef(false);
  if (notice) hasSpoken.current = true;
  return hasSpoken.current ? <NoticeDialog /> : null;
}
