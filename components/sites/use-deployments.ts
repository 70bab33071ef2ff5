"use client";

import { useEffect, useRef, useState } from "react";
import { showError } from "@/components/ui/alerts";
import type { Delivery } from "@/lib/sites/delivery/rules";
import { isUnderWay } from "@/lib/sites/rules";
import type { DeploymentView } from "@/lib/sites/schemas";
import { pollDelayMs } from "./poll-delay";

export type DeploymentAction = "deployAgain" | "takeOffline";

/** A customer's deployments by the items of their orders, polled while one of them is in progress. */
export function useDeployments(initial: DeploymentView[], paidFor: readonly number[]) {
  const [deployments, setDeployments] = useState(initial);
  const pollCount = useRef(0);
  const find = (itemId: number) => deployments.find((it) => it.itemId === itemId);
  const isPolling = paidFor.some((id) => isUnderWay(find(id)?.status ?? "ordered"));

  useEffect(() => {
    if (!isPolling) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      pollCount.current += 1;
      const { fetchDeployments } = await import("@/lib/sites/client");
      const fetched = await fetchDeployments().catch(() => null);
      // A response that is older than an action is dropped. After a failure a new array starts the
      // next poll.
      if (isCurrent) setDeployments(fetched ?? [...deployments]);
    }, pollDelayMs(pollCount.current));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isPolling, deployments]);

  const runAction = async (action: DeploymentAction, delivery: Delivery) => {
    try {
      const client = await import("@/lib/sites/client");
      const changed = await client[action](delivery);
      pollCount.current = 0;
      setDeployments((all) => [...all.filter((it) => it.itemId !== delivery.itemId), changed]);
    } catch (error) {
      await showError(error);
    }
  };

  return { find, runAction };
}
