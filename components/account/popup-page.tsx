"use client";

import { useEffect, useRef } from "react";
import { AccountChip } from "@/components/illustrations/account-chip";
import { finishPopupSignIn, startPopupSignIn } from "@/lib/accounts/popup/client";

const steps = { start: startPopupSignIn, end: finishPopupSignIn } as const;

interface PopupPageProps {
  act: keyof typeof steps;
  title: string;
  text: string;
}

/** A page of the popup: it does its part at once, covers the shop's frame, and is gone. */
export function PopupPage({ act, title, text }: PopupPageProps) {
  const hasActed = useRef(false);
  useEffect(() => {
    if (hasActed.current) return;
    hasActed.current = true;
    void steps[act]();
  }, [act]);
  return (
    <div className="fixed inset-0 z-50 grid place-content-center justify-items-center overflow-y-auto bg-paper p-6 text-center">
      <AccountChip motif="key" className="h-36" />
      <h1 className="mt-4 text-xl">{title}</h1>
      <p role="status" className="mt-2 text-ink-soft">
        {text}
      </p>
    </div>
  );
}
