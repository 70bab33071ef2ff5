"use client";

import { useEffect } from "react";
import { noteSeen } from "@/lib/catalogue/saved/seen";
import { useVisitor } from "@/lib/platform/sessions/client";

/** Records that the visitor viewed a preset; for a customer, in the account, too. */
export function SeenMark({ id }: { id: number }) {
  const { status } = useVisitor();
  useEffect(() => {
    if (status === "unknown") return;
    noteSeen(id);
    if (status === "guest") return;
    import("@/lib/catalogue/saved/client-changes")
      .then(({ sendSeen }) => sendSeen(id))
      .catch(() => {
        // Failures are ignored: this device has stored the visit.
      });
  }, [status, id]);
  return null;
}
