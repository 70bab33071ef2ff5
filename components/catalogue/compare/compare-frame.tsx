"use client";

import { type CSSProperties, useEffect, useRef } from "react";
import {
  announceVisitorBrand,
  readVisitorBrand,
  type VisitorBrand,
} from "@/components/customization/palette/browser/visitor-brand";
import { type Screen, screens } from "@/lib/customization/preview/screens";
import type { ScrollGroup } from "./scroll-together";

interface CompareFrameProps {
  /** The path of the bare preview. */
  src: string;
  title: string;
  screen: Screen;
  /** Whether the layout has a fixed width, which is scaled down on a smaller screen. */
  isFixed: boolean;
  group: ScrollGroup;
  /** The brand in which the template is shown; null for the visitor's own. */
  brand: VisitorBrand | null;
}

/** CSS cannot divide two lengths, but tan(atan2(a, b)) is a / b. */
const styleOf = (width: number): CSSProperties => {
  const scale = `tan(atan2(100cqw, ${width}px))`;
  return { width, height: `calc(100cqh / ${scale})`, transform: `scale(${scale})` };
};

/** A template that can be scrolled, in the width of a screen, scaled to the size of its slot. */
export function CompareFrame({ src, title, screen, isFixed, group, brand }: CompareFrameProps) {
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

  useEffect(() => {
    if (!brand) return;
    const iframe = frame.current;
    const dress = (visitor: VisitorBrand) => {
      const page = iframe?.contentDocument?.defaultView;
      if (page) announceVisitorBrand(page, visitor);
    };
    const wear = () => dress(brand);
    // The page in the frame reads later changes of this browser's storage itself.
    const wearAgain = () => setTimeout(wear);
    wear();
    iframe?.addEventListener("load", wear);
    addEventListener("storage", wearAgain);
    return () => {
      iframe?.removeEventListener("load", wear);
      removeEventListener("storage", wearAgain);
      dress(readVisitorBrand());
    };
  }, [brand]);

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
        className="absolute top-0 start-0 max-w-none origin-top-left border-0 bg-card"
        style={styleOf(isFixed ? Math.max(width, screens.desktop.width) : width)}
      />
    </div>
  );
}
