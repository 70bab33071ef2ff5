"use client";

import type { CSSProperties, ReactNode } from "react";
import { useMyColours } from "@/lib/palette/client";
import type { LiveView } from "./live-view";

interface LivePictureProps {
  /** The address of the bare preview; null when there is none to show. */
  src: string | null;
  title: string;
  view: LiveView;
  /** Its picture. */
  children: ReactNode;
}

/** As large as fits; the tangent of an angle is how CSS divides one length by another. */
const scaleOf = ({ width, height, fill }: LiveView) =>
  `min(tan(atan2(${fill}cqw, ${width}px)), tan(atan2(${fill}cqh, ${height}px)))`;

/** A template's picture, or the template itself where a visitor wants to see their own colours. */
export function LivePicture({ src, title, view, children }: LivePictureProps) {
  const isOn = useMyColours();
  if (!src || !isOn) return children;
  const style: CSSProperties = {
    width: view.width,
    height: view.height,
    transform: `translate(-50%, -50%) scale(${scaleOf(view)})`,
  };
  return (
    <div className="relative">
      {children}
      <div
        inert
        className={`@container-size absolute inset-0 overflow-hidden ${view.fill === 100 ? "" : "bg-card"}`}
      >
        <iframe
          src={src}
          title={title}
          loading="lazy"
          tabIndex={-1}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-1/2 max-w-none rounded-card border-0 bg-card"
          style={style}
        />
      </div>
    </div>
  );
}
