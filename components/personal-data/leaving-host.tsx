"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useVisitor } from "@/lib/sessions/client";

// Loaded for the few who leave.
const LeavingBanner = onDemand(() => import("./leaving-banner").then((it) => it.LeavingBanner));

/** On every page of a customer whose account is going to be deleted. Used once, in the root layout. */
export function LeavingHost() {
  const deletesAt = useVisitor().user?.deletesAt;
  return deletesAt ? <LeavingBanner deletesAt={deletesAt} /> : null;
}
