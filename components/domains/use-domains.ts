"use client";

import { useEffect, useState } from "react";
import { showError } from "@/components/ui/alerts";
import type { SiteDomains } from "@/lib/domains/schemas";

/** While records are awaited, the page shows by itself what the shop found. */
const pollMs = 10_000;

type Client = typeof import("@/lib/domains/client");

/** The domain of a site, asked for again while its records are not all right. */
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
      const { fetchDomains } = await import("@/lib/domains/client");
      const fetched = await fetchDomains(license).catch(() => null);
      if (isCurrent && fetched) setSite(fetched);
    }, pollMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [isWaiting, isSending, license]);

  /** Null if it was done, otherwise why not. */
  const change = async (action: (client: Client) => Promise<SiteDomains>) => {
    setIsSending(true);
    try {
      setSite(await action(await import("@/lib/domains/client")));
      return null;
    } catch (error) {
      return error;
    } finally {
      setIsSending(false);
    }
  };

  /** The same, and shows why not. */
  const changeOrTell = async (action: (client: Client) => Promise<SiteDomains>) => {
    const error = await change(action);
    if (error) await showError(error);
  };

  return { site, change, changeOrTell, isSending };
}
