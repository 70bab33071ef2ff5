"use client";

import { useEffect, useState } from "react";
import { showError } from "@/components/ui/alerts";
import type { SiteDomains } from "@/lib/sites/domains/schemas";

/**
 * Milliseconds between two requests while records are missing, so that the page updates by itself.
 */
const pollMs = 10_000;

type Client = typeof import("@/lib/sites/domains/client");

/** The domain of a site, refetched while its records are incomplete. */
export function useDomains(initial: SiteDomains) {
  const [site, setSite] = useState(initial);
  const [isSending, setIsSending] = useState(false);
  const { license } = site;
  const isWaiting = site.domains.some(({ status }) => status === "pending" || status === "failing");

  useEffect(() => {
    if (!isWaiting || isSending) return;
    let isCurrent = true;
    const timer = setInterval(async () => {
      if (document.visibilityState === "hidden") return;
      const { fetchDomains } = await import("@/lib/sites/domains/client");
      const fetched = await fetchDomains(license).catch(() => null);
      if (isCurrent && fetched) setSite(fetched);
    }, pollMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [isWaiting, isSending, license]);

  /** Null after success, otherwise the reason of the failure. */
  const change = async (action: (client: Client) => Promise<SiteDomains>) => {
    setIsSending(true);
    try {
      setSite(await action(await import("@/lib/sites/domains/client")));
      return null;
    } catch (error) {
      return error;
    } finally {
      setIsSending(false);
    }
  };

  /** Like the above, but shows the reason as an alert. */
  const changeOrTell = async (action: (client: Client) => Promise<SiteDomains>) => {
    const error = await change(action);
    if (error) await showError(error);
  };

  return { site, change, changeOrTell, isSending };
}
