"use client";

import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";

/** The delay between two looks grows from the first to the largest. */
const firstDelayMs = 1_500;
const maxDelayMs = 30_000;

/** Says that sites are being put online, and reads the page again until it is no longer so. */
export function UntilOnline({ text }: { text: string }) {
  const { refresh } = useRouter();
  const [isReading, startReading] = useTransition();

  useEffect(() => {
    let delayMs = firstDelayMs;
    let timer = setTimeout(look, delayMs);
    function look() {
      startReading(refresh);
      delayMs = Math.min(delayMs * 1.3, maxDelayMs);
      timer = setTimeout(look, delayMs);
    }
    return () => clearTimeout(timer);
  }, [refresh]);

  return (
    <p role="status" aria-busy={isReading} className="mb-4">
      {text}
    </p>
  );
}
