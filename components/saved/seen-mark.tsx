"use client";

import { useEffect } from "react";
import { recordSeen } from "@/lib/saved/client";
import { useShop } from "@/lib/state/client";

/** Notes that the visitor looked at a preset. */
export function SeenMark({ id }: { id: number }) {
  const isKnown = useShop((state) => state.isVisitorKnown);
  useEffect(() => {
    if (isKnown) recordSeen(id);
  }, [isKnown, id]);
  return null;
}
