"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { iconButton } from "./button";
import { useReplacedWhenRestored } from "./use-replaced-when-restored";

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  /** For forms with pictures. */
  isWide?: boolean;
  children: ReactNode;
}

/** A modal dialog with a title, focus trap, Escape, and focus restored when it closes. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  isWide = false,
  children,
}: DialogProps) {
  const t = useTranslations("ui");
  const key = useReplacedWhenRestored(isOpen);
  return (
    <Base.Root key={key} open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.15_0.01_65/0.55)] transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 grid items-end justify-items-center overflow-y-auto sm:items-center sm:p-6">
          <Base.Popup
            data-wide={isWide || undefined}
            className="w-full max-w-dialog rounded-t-card border border-line bg-card p-6 text-ink shadow-float transition-[opacity,translate] duration-200 data-[ending-style]:translate-y-4 data-[starting-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 data-wide:max-w-wide-dialog sm:rounded-card sm:p-8"
          >
            <div className="flex items-start justify-between gap-4">
              <Base.Title className="wrap-anywhere font-bold font-display text-2xl">
                {title}
              </Base.Title>
              <Base.Close className={`${iconButton} -mt-1 -me-2 shrink-0`} aria-label={t("close")}>
                <X className="size-5" strokeWidth={1.5} aria-hidden />
              </Base.Close>
            </div>
            {description && (
              <Base.Description className="wrap-anywhere mt-1 text-ink-soft">
                {description}
              </Base.Description>
            )}
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
