import type { ReactNode } from "react";

interface RowProps {
  label: string;
  /** A button beside the content. */
  action?: ReactNode;
  children: ReactNode;
}

/** One thing about the sign-in, under its name. */
export const Row = ({ label, action, children }: RowProps) => (
  <div className="py-5">
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-64">
        <h3 className="text-ink-soft text-sm">{label}</h3>
        <div className="mt-1">{children}</div>
      </div>
      {action}
    </div>
  </div>
);
