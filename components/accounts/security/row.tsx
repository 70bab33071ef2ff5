import type { ReactNode } from "react";
import { button } from "@/components/ui/button";

interface RowProps {
  label: string;
  /** A button beside the content. */
  action?: { label: string; onClick: () => void } | undefined;
  children: ReactNode;
}

/** One setting of the sign-in, below its name. */
export const Row = ({ label, action, children }: RowProps) => (
  <div className="py-5">
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-64">
        <h3 className="text-ink-soft text-sm">{label}</h3>
        <div className="mt-1">{children}</div>
      </div>
      {action && (
        <button type="button" className={button("secondary", "medium")} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  </div>
);
