"use client";

import { useEffect } from "react";
import { draftedTemplates } from "@/lib/content/draft-index";
import { startSession, useVisitor, watchSession } from "@/lib/sessions/client";

/** Validates the stored session once per page load, then follows logins and logouts of other tabs. */
export function SessionStart() {
  const email = useVisitor().user?.email;
  useEffect(() => {
    void startSession();
    return watchSession();
  }, []);
  useEffect(() => {
    if (!email) return;
    void syncColors(email);
    if (draftedTemplates().length > 0) void takeDraftsAlong(email);
  }, [email]);
  return null;
}

/** A failure is ignored: the next page load tries again. */
const syncColors = (email: string) =>
  import("@/lib/accounts/sync-palette")
    .then(({ syncPalette }) => syncPalette(email))
    .catch(() => {});

const takeDraftsAlong = (email: string) =>
  import("@/components/drafts/take-along")
    .then(({ takeDraftsAlong: take }) => take(email))
    .catch(() => {});
