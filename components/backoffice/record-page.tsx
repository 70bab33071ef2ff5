"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { ReadError } from "./read-error";

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
  const t = useTranslations("backOffice");
  const failed = of.find(({ data, error }) => !data && error);
  if (failed?.error) {
    return <ReadError error={failed.error} onRetry={() => of.map(({ refetch }) => refetch())} />;
  }
  const isPending = of.some(({ data }) => !data);
  return (
    <div className="min-h-64" aria-busy={isPending}>
      {isPending ? <p className="text-ink-soft">{t("oneMoment")}</p> : children}
    </div>
  );
}
