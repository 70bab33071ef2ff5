"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "#translations";
import { type Screen, screens } from "@/lib/customization/preview/screens";
import { frameReady } from "./frame-port";
import { isFinePointer } from "./use-screen";

interface StageProps {
  iframe: RefObject<HTMLIFrameElement | null>;
  preview: string;
  name: string;
  /** In pixels; 0 for a responsive template. */
  fixedWidth: number;
  screen: Screen;
}

/** A page on a large screen is not scaled down further: zoomed in, its words would never grow. */
const leastFit = 0.6;

/** How much larger than usual the browser is set to show text. */
const textZoom = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Fingers can zoom in on a page that is scaled down. */
function fitIn(room: number, width: number): number {
  const zoom = textZoom();
  const fit = Math.min(zoom, room / width);
  return isFinePointer() ? Math.max(fit, leastFit * zoom) : fit;
}

/** The page in the size of the chosen screen, scaled to fit. */
export function Stage({ iframe, preview, name, fixedWidth, screen }: StageProps) {
  const t = useTranslations("editor");
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);

  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  const { width } = screens[screen];
  const fit = room ? fitIn(room.width, width) : 1;
  // A template of a fixed width is laid out at that width and scaled down, as a phone does it.
  const layoutWidth = Math.max(width, fixedWidth);
  const scale = (width / layoutWidth) * fit;
  const height = room ? room.height : screens[screen].height;
  return (
    <div
      ref={stage}
      className="flex min-h-0 min-w-0 overflow-x-auto overflow-y-hidden bg-[color-mix(in_oklch,var(--color-paper),var(--color-ink)_6%)] lg:m-0"
    >
      <div
        className="mx-auto shrink-0 overflow-hidden border-line bg-card sm:border-x"
        style={{ width: width * fit, height }}
      >
        <iframe
          ref={iframe}
          src={`${preview}/edit/frame`}
          // Typing must not wait for the editor around the page, nor share the network with it.
          data-scripts-after={frameReady}
          title={t("page", { template: name })}
          className="block origin-top-left border-0"
          style={{ width: layoutWidth, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
