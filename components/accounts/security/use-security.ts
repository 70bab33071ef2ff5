"use client";

import { useState } from "react";
import { showError } from "@/components/ui/alerts";
import type { SecurityView } from "@/lib/accounts/security/schemas";

type Client = typeof import("@/lib/accounts/security/client");

/** The ways into the account, updated after each change. */
export function useSecurity(initial: SecurityView) {
  const [security, setSecurity] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);

  const change = async (action: (client: Client) => Promise<SecurityView>): Promise<void> => {
    setIsBusy(true);
    try {
      setSecurity(await action(await import("@/lib/accounts/security/client")));
    } catch (error) {
      await showError(error);
    } finally {
      setIsBusy(false);
    }
  };

  return { security, setSecurity, change, isBusy };
}

export type Change = ReturnType<typeof useSecurity>["change"];
