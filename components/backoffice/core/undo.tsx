"use client";

import { useNotificationContext, useTakeUndoableMutation } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";

const undoableMs = 8_000;

/**
 * What has been done, and for many rows the button that undoes it. Their change is sent when its time is over, the next one begins,
 * or the page is left; the time stands still while the pointer or the focus is on the button.
 */
export function Undo() {
  const t = useTranslations("chosenRows");
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [isHeld, setIsHeld] = useState(false);
  const [last] = notifications;
  const isUndoable = last?.notificationOptions?.undoable ?? false;
  const end = (isUndo: boolean) => {
    if (!last) return;
    setIsHeld(false);
    takeNotification();
    if (isUndoable) takeMutation()?.({ isUndo });
  };
  const send = useRef(() => {});
  useEffect(() => {
    send.current = () => end(false);
  });
  useEffect(() => {
    const leave = () => send.current();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  const isNext = notifications.length > 1;
  useEffect(() => {
    if (!last || isHeld) return;
    const timer = setTimeout(() => send.current(), isNext ? 0 : undoableMs);
    return () => clearTimeout(timer);
  }, [last, isHeld, isNext]);
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex justify-center">
      <div
        className={
          last
            ? "pointer-events-auto flex max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-card py-2 pe-2 ps-4 shadow-float"
            : ""
        }
      >
        <p role="status">{last?.message}</p>
        {isUndoable && (
          <button type="button" className={button("secondary", "medium")} onClick={() => end(true)}>
            {t("undo")}
          </button>
        )}
      </div>
    </div>
  );
}
