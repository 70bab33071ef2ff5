"use client";

import { useEffect } from "react";
import { noteSeen } from "@/lib/saved/seen";
import { useVisitor } from "@/lib/sessions/client";

/** Notes that the visitor looked at a preset, for a customer in the account, too. */
export function SeenMark({ id }: { id: number }) {
  const { status } = useVisitor();
  useEffect(() => {
    if (status === "unknown") return;
    noteSeen(id);
    if (status === "guest") return;
    import("@/lib/saved/client-changes")
      .then(({ sendSeen }) => sendSeen(id))
      .catch(() => {
        // This device has it; it is only the last page that somebody looked at.
      });
  }, [status, id]);
  return null;
}
