"use client";

import { useEffect, useRef, useState } from "react";
import { showError } from "@/components/ui/alerts";
import { isUnderWay } from "@/lib/delivery/deployments/rules";
import type { DeploymentView } from "@/lib/delivery/schemas";

/** Milliseconds until it is asked again how things stand: each time longer, up to a limit. */
const firstDelayMs = 1_500;
const maxDelayMs = 30_000;

export type DeploymentAction = "deployAgain" | "takeOffline";

/** A customer's deployments, kept up to date for as long as something is under way. */
export function useDeployments(known: DeploymentView[], paidFor: readonly number[]) {
  const [deployments, setDeployments] = useState(known);
  const asked = useRef(0);
  const find = (presetId: number) => deployments.findLast((it) => it.presetId === presetId);
  const isWaiting = paidFor.some((id) => isUnderWay(find(id)?.status ?? "ordered"));

  useEffect(() => {
    if (!isWaiting) return;
    let isLatest = true;
    const pause = Math.min(firstDelayMs * 1.3 ** asked.current, maxDelayMs);
    const timer = setTimeout(async () => {
      asked.current += 1;
      const { fetchDeployments } = await import("@/lib/delivery/client");
      const answer = await fetchDeployments().catch(() => null);
      // What was changed meanwhile is newer than this answer. No answer: it is asked again.
      if (isLatest) setDeployments(answer ?? [...deployments]);
    }, pause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [isWaiting, deployments]);

  const change = async (what: DeploymentAction, presetId: number) => {
    try {
      const client = await import("@/lib/delivery/client");
      const changed = await client[what](presetId);
      asked.current = 0;
      setDeployments((all) => [...all.filter((it) => it.presetId !== presetId), changed]);
    } catch (error) {
      await showError(error);
    }
  };

  return { find, change };
}
