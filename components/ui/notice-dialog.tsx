"use client";

import { AlertDialog } from "@base-ui/react/alert-dialog";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { button } from "./button";
import { closeNotice, type Notice, useNotice } from "./notices";

const tones = {
  good: { Icon: CircleCheck, colour: "text-good" },
  info: { Icon: Info, colour: "text-accent" },
  warn: { Icon: TriangleAlert, colour: "text-warn" },
  bad: { Icon: CircleAlert, colour: "text-bad" },
} as const;

/** A sentence that wants to be read, with one clear way on. */
export function NoticeDialog() {
  const notice = useNotice();
  const [last, setLast] = useState<Notice | null>(notice);
  // What was said stays readable while the dialog closes.
  if (notice && notice !== last) setLast(notice);

  useEffect(() => {
    if (!notice?.lasts) return;
    const timer = setTimeout(() => closeNotice(true), notice.lasts);
    return () => clearTimeout(timer);
  }, [notice]);

  const { Icon, colour } = tones[last?.tone ?? "info"];
  return (
    <AlertDialog.Root
      open={notice !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeNotice(false);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-50 bg-[oklch(0.15_0.01_65/0.55)] transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <AlertDialog.Popup className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-60 w-[min(26rem,calc(100vw-2rem))] overflow-hidden rounded-card border border-line bg-card p-6 text-ink shadow-float transition-[opacity,scale] duration-200 data-[ending-style]:scale-97 data-[starting-style]:scale-97 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 sm:p-8">
          <div className="flex items-center gap-3">
            <Icon className={`size-6 shrink-0 ${colour}`} strokeWidth={1.5} aria-hidden />
            <AlertDialog.Title className="font-bold font-display text-xl">
              {last?.title}
            </AlertDialog.Title>
          </div>
          <AlertDialog.Description className="mt-3 text-ink-soft">
            {last?.text}
          </AlertDialog.Description>
          {last?.confirm !== null && (
            <div className="mt-6 flex flex-wrap gap-3">
              <button type="button" className={button()} onClick={() => closeNotice(true)}>
                {last?.confirm ?? "OK"}
              </button>
              {last?.cancel && (
                <button
                  type="button"
                  className={button("secondary")}
                  onClick={() => closeNotice(false)}
                >
                  {last.cancel}
                </button>
              )}
            </div>
          )}
          {last?.hasProgress && last.lasts && (
            <span
              className="notice-time absolute inset-x-0 bottom-0 h-1 bg-accent"
              style={{ animationDuration: `${last.lasts}ms` }}
              aria-hidden
            />
          )}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
