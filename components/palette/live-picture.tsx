"use client";

import type { ReactNode } from "react";
import { useMyColors } from "@/lib/palette/client";
import { LiveFrame } from "./live-frame";
import type { LiveFrameSize } from "./live-frame-size";

interface LivePictureProps {
  /** The address of the bare preview; null when there is none to show. */
  src: string | null;
  title: string;
  view: LiveFrameSize;
  /** Its picture. */
  children: ReactNode;
}

/** A template's picture, or the template itself where a visitor wants to see their own colors. */
export function LivePicture({ src, title, view, children }: LivePictureProps) {
  const isOn = useMyColors();
  if (!src || !isOn) return children;
  return (
    <div className="relative">
      {children}
      <LiveFrame src={src} title={title} view={view} />
    </div>
  );
}
