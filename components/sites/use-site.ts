"use client";

import { useEffect, useRef, useState } from "react";
import { showError } from "@/components/ui/alerts";
import { isUnderWay } from "@/lib/sites/rules";
import type { SiteView } from "@/lib/sites/schemas";

/** The delay between two polls grows from the first to the largest. */
const firstDelayMs = 400;
const maxDelayMs = 15_000;

type Client = typeof import("@/lib/sites/client");

/** A site, polled while it is being published or taken offline. */
export function useSite(initial: SiteView) {
  const [site, setSite] = useState(initial);
  const [isSending, setIsSending] = useState(false);
  const pollCount = useRef(0);
  const isPolling = isUnderWay(site.status);

  useEffect(() => {
    if (!isPolling) return;
    let isCurrent = true;
    const delayMs = Math.min(firstDelayMs * 1.3 ** pollCount.current, maxDelayMs);
    const timer = setTimeout(async () => {
      pollCount.current += 1;
      const { fetchSite } = await import("@/lib/sites/client");
      const fetched = await fetchSite(site.license).catch(() => null);
      // After a failure a new object starts the next poll.
      if (isCurrent) setSite(fetched ?? { ...site });
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isPolling, site]);

  /** True if it was done. */
  const change = async (action: (client: Client) => Promise<SiteView>): Promise<boolean> => {
    setIsSending(true);
    try {
      const changed = await action(await import("@/lib/sites/client"));
      pollCount.current = 0;
      setSite(changed);
      return true;
    } catch (error) {
      await showError(error);
      return false;
    } finally {
      setIsSending(false);
    }
  };

  return { site, change, isSending };
}
