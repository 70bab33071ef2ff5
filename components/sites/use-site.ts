"use client";

import { useEffect, useRef, useState } from "react";
import { showError } from "@/components/ui/alerts";
import { ShopError } from "@/lib/errors";
import { isUnderWay } from "@/lib/sites/rules";
import type { PublicationRefusal, SiteView } from "@/lib/sites/schemas";
import { pollDelayMs } from "./poll-delay";

/** Publishing takes a few seconds. */
const firstDelayMs = 400;
const maxDelayMs = 15_000;

type Client = typeof import("@/lib/sites/client");

/** A site, polled while it is being published or taken offline. */
export function useSite(initial: SiteView) {
  const [site, setSite] = useState(initial);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<PublicationRefusal>({});
  const pollCount = useRef(0);
  const isPolling = isUnderWay(site.status);

  useEffect(() => {
    if (!isPolling) return;
    let isCurrent = true;
    const delayMs = pollDelayMs(pollCount.current, firstDelayMs, maxDelayMs);
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

  /** Resolves to true after success. */
  const change = async (action: (client: Client) => Promise<SiteView>): Promise<boolean> => {
    setIsSending(true);
    setRefusal({});
    try {
      const changed = await action(await import("@/lib/sites/client"));
      pollCount.current = 0;
      setSite(changed);
      return true;
    } catch (error) {
      const refused = await refusalOf(error);
      if (refused) setRefusal(refused);
      else await showError(error);
      return false;
    } finally {
      setIsSending(false);
    }
  };

  return { site, change, isSending, refusal };
}

/** Why a publication was refused, where the customer can do something about it; otherwise null. */
async function refusalOf(error: unknown): Promise<PublicationRefusal | null> {
  if (!(error instanceof ShopError) || error.extra === undefined) return null;
  const { publicationRefusal } = await import("@/lib/sites/schemas");
  const { data } = publicationRefusal.safeParse(error.extra);
  return data && (data.needs ?? data.openPlaces) ? data : null;
}
