"use client";

import { type CSSProperties, useEffect, useRef } from "react";
import { type Screen, screens } from "@/lib/preview/screens";
import type { ScrollGroup } from "./scroll-together";

interface CompareFrameProps {
  /** The path of the bare preview. */
  src: string;
  title: string;
  screen: Screen;
  /** Whether the layout has one width, which a smaller screen scales down. */
  isFixed: boolean;
  group: ScrollGroup;
}

/** CSS cannot divide two lengths, but tan(atan2(a, b)) is a / b. */
const styleOf = (width: number): CSSProperties => {
  const scale = `tan(atan2(100cqw, ${width}px))`;
  return { width, height: `calc(100cqh / ${scale})`, transform: `scale(${scale})` };
};

/** A template that can be scrolled, in the width of a screen, scaled to the slot around it. */
export function CompareFrame({ src, title, screen, isFixed, group }: CompareFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { width } = screens[screen];

  useEffect(() => {
    const iframe = frame.current;
    let leave = () => {};
    const join = () => {
      leave();
      const page = iframe?.contentWindow;
      leave = page ? group.add(page) : () => {};
    };
    join();
    iframe?.addEventListener("load", join);
    return () => {
      iframe?.removeEventListener("load", join);
      leave();
    };
  }, [group]);

  return (
    <div
      className="@container-size relative mx-auto h-full overflow-hidden bg-card"
      style={{ maxWidth: width }}
    >
      <iframe
        ref={frame}
        src={src}
        title={title}
        loading="lazy"
        className="absolute top-0 left-0 max-w-none origin-top-left border-0 bg-card"
        style={styleOf(isFixed ? Math.max(width, screens.desktop.width) : width)}
      />
    </div>
  );
}
