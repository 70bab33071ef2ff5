"use client";

import { useEffect, useRef } from "react";
import { AccountChip } from "@/components/ui/illustrations/account-chip";
import { finishPopupSignIn, startPopupSignIn } from "@/lib/accounts/client-popup";

const steps = { start: startPopupSignIn, end: finishPopupSignIn } as const;

interface PopupPageProps {
  step: keyof typeof steps;
  title: string;
  text: string;
}

/** A page inside the sign-in popup: runs its step on load and covers the shop's layout. */
export function PopupPage({ step, title, text }: PopupPageProps) {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    void steps[step]();
  }, [step]);
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
