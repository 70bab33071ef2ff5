"use client";

import { type PointerEvent, useRef } from "react";
import { PresetPicture } from "./preset-picture";

interface ZoomPictureProps {
  src: string;
  alt: string;
  isEager?: boolean;
}

/** Zooms to twice the size around the pointer while it hovers; touch screens have pinch zoom. */
export function ZoomPicture({ src, alt, isEager }: ZoomPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const moveOrigin = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * 100;
    const y = ((clientY - box.top) / box.height) * 100;
    frame.current?.style.setProperty("--at", `${x.toFixed(1)}% ${y.toFixed(1)}%`);
  };
  return (
    <div
      ref={frame}
      onPointerMove={moveOrigin}
      className="group cursor-zoom-in overflow-hidden rounded-control"
    >
      <PresetPicture
        src={src}
        alt={alt}
        sizes="(min-width: 1200px) 560px, (min-width: 640px) 46vw, 64vw"
        isEager={isEager}
        className="origin-(--at) transition-transform duration-200 group-hover:pointer-fine:scale-[2]"
      />
    </div>
  );
}
