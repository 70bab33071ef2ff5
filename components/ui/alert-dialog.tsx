"use client";

import { AlertDialog as BaseAlertDialog } from "@base-ui/react/alert-dialog";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { type Alert, closeAlert, useAlert } from "./alerts";
import { button } from "./button";
import { Link } from "./link";
import { useReplacedWhenRestored } from "./use-replaced-when-restored";

const tones = {
  good: { Icon: CircleCheck, color: "text-good" },
  info: { Icon: Info, color: "text-accent" },
  warn: { Icon: TriangleAlert, color: "text-warn" },
  bad: { Icon: CircleAlert, color: "text-bad" },
} as const;

/** The modal dialog of the current alert, with one or two buttons. */
export function AlertDialog() {
  const t = useTranslations("ui");
  const alert = useAlert();
  // While the dialog fades out there is no current alert: the last one stays visible.
  const [shown, setShown] = useState<Alert | null>(alert);
  if (alert && alert !== shown) setShown(alert);

  useEffect(() => {
    if (!alert?.closesAfterMs) return;
    const timer = setTimeout(() => closeAlert(true), alert.closesAfterMs);
    return () => clearTimeout(timer);
  }, [alert]);

  const key = useReplacedWhenRestored(alert !== null);
  const { Icon, color } = tones[shown?.tone ?? "info"];
  return (
    <BaseAlertDialog.Root
      key={key}
      open={alert !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeAlert(false);
      }}
    >
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className="fixed inset-0 z-50 bg-[oklch(0.15_0.01_65/0.55)] transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <BaseAlertDialog.Popup className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-60 w-[min(26rem,calc(100vw-2rem))] overflow-hidden rounded-card border border-line bg-card p-6 text-ink shadow-float transition-[opacity,scale] duration-200 data-[ending-style]:scale-97 data-[starting-style]:scale-97 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 sm:p-8">
          <div className="flex items-center gap-3">
            <Icon className={`size-6 shrink-0 ${color}`} strokeWidth={1.5} aria-hidden />
            <BaseAlertDialog.Title className="wrap-anywhere font-bold font-display text-xl">
              {shown?.title}
            </BaseAlertDialog.Title>
          </div>
          <BaseAlertDialog.Description className="wrap-anywhere mt-3 text-ink-soft">
            {shown?.text}
          </BaseAlertDialog.Description>
          {shown?.confirm !== null && (
            <div className="mt-6 flex flex-wrap gap-3">
              <button type="button" className={button()} onClick={() => closeAlert(true)}>
                {shown?.confirm ?? t("ok")}
              </button>
              {shown?.cancel && (
                <button
                  type="button"
                  className={button("secondary")}
                  onClick={() => closeAlert(false)}
                >
                  {shown.cancel}
                </button>
              )}
            </div>
          )}
          {shown?.link && (
            <p className="mt-5 text-ink-soft text-sm">
              {shown.link.question}{" "}
              <Link
                href={shown.link.href}
                className="font-medium text-ink underline underline-offset-4"
                onClick={() => closeAlert(false)}
              >
                {shown.link.label}
              </Link>
            </p>
          )}
          {shown?.hasProgress && shown.closesAfterMs && (
            <span
              className="alert-time"
              style={{ animationDuration: `${shown.closesAfterMs}ms` }}
              aria-hidden
            />
          )}
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
