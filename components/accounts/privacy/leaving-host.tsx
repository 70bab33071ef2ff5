"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useVisitor } from "@/lib/platform/sessions/client";
import { withMessages } from "@/lib/translations/with-messages";

// Loaded on demand, because few customers delete their account.
const LeavingBanner = onDemand(() =>
  withMessages(import("./leaving-banner")).then((it) => it.LeavingBanner),
);

/**
 * The banner on every page of a customer whose account will be deleted. Used once, in the root
 * layout.
 */
export function LeavingHost() {
  const deletesAt = useVisitor().user?.deletesAt;
  return deletesAt ? <LeavingBanner deletesAt={deletesAt} /> : null;
}
