"use client";

import type { ReactNode } from "react";
import { button } from "@/components/ui/button";
import { backOfficeTexts as texts } from "./texts";

interface Reading {
  data?: unknown;
  error: Error | null;
  refetch: () => unknown;
}

interface RecordPageProps {
  /** What the page reads. */
  of: readonly Reading[];
  children: ReactNode;
}

/** A page of one record, once all of it has been read. */
export function RecordPage({ of, children }: RecordPageProps) {
  const failed = of.find(({ data, error }) => !data && error);
  if (failed?.error) {
    return (
      <div role="alert" className="rounded-card border border-line bg-card p-6">
        <p>{failed.error.message}</p>
        <button
          type="button"
          className={`${button()} mt-4`}
          onClick={() => of.map(({ refetch }) => refetch())}
        >
          {texts.tryAgain}
        </button>
      </div>
    );
  }
  const isPending = of.some(({ data }) => !data);
  return (
    <div className="min-h-64" aria-busy={isPending}>
      {isPending ? <p className="text-ink-soft">{texts.oneMoment}</p> : children}
    </div>
  );
}
