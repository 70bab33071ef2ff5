"use client";

import { useEffect } from "react";
import { followLogin, startSession, useVisitor } from "@/lib/sessions/client";

/** Finds out once per page load who is looking, and follows the other tabs from then on. */
export function SessionStart() {
  const email = useVisitor().user?.email;
  useEffect(() => {
    void startSession();
    return followLogin();
  }, []);
  useEffect(() => {
    if (email) void settleColours(email);
  }, [email]);
  return null;
}

/** What cannot be settled now waits for the next page. */
const settleColours = (email: string) =>
  import("@/lib/accounts/follow-palette")
    .then(({ followPalette }) => followPalette(email))
    .catch(() => {});
