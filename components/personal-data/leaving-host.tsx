"use client";

import { lazy, Suspense } from "react";
import { useVisitor } from "@/lib/sessions/client";

// Loaded for the few who leave.
const LeavingBanner = lazy(async () => ({
  default: (await import("./leaving-banner")).LeavingBanner,
}));

/** On every page of a customer whose account is going to be deleted. Used once, in the root layout. */
export function LeavingHost() {
  const deletesAt = useVisitor().user?.deletesAt;
  if (!deletesAt) return null;
  return (
    <Suspense>
      <LeavingBanner deletesAt={deletesAt} />
    </Suspense>
  );
}
