"use client";

import type { ReactNode } from "react";
import { useMyColors } from "@/lib/customization/palette/client-my-colors";
import { LiveFrame } from "./live-frame";
import type { LiveFrameSize } from "./live-frame-size";

interface LivePictureProps {
  /** The path of the bare preview; null when there is none. */
  src: string | null;
  title: string;
  size: LiveFrameSize;
  fromStart?: boolean;
  /** The screenshot. */
  children: ReactNode;
}

/** A template's screenshot, covered by a live preview while "In my colors" is on. */
export function LivePicture({ src, title, size, fromStart, children }: LivePictureProps) {
  const isLive = useMyColors(fromStart);
  if (!src || !isLive) return children;
  return (
    <div className="relative">
      {/* Not painted: it would show through where an edge ends in the middle of a pixel. */}
      <div className="opacity-0">{children}</div>
      <LiveFrame src={src} title={title} size={size} />
    </div>
  );
}
