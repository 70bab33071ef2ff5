"use client";

import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { pollDelayMs } from "./poll-delay";

/** Says that sites are being put online, and reads the page again until it is no longer so. */
export function RefreshUntilOnline({ text }: { text: string }) {
  const { refresh } = useRouter();
  const [isReading, startReading] = useTransition();

  useEffect(() => {
    let count = 0;
    let timer = setTimeout(look, pollDelayMs(count));
    function look() {
      startReading(refresh);
      count += 1;
      timer = setTimeout(look, pollDelayMs(count));
    }
    return () => clearTimeout(timer);
  }, [refresh]);

  return (
    <p role="status" aria-busy={isReading} className="mb-4">
      {text}
    </p>
  );
}
