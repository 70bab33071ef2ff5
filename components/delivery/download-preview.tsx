"use client";

import { useCallback, useEffect, useRef } from "react";
import { announceVisitorBrand } from "@/components/palette/browser/visitor-brand";
import { LiveFrame } from "@/components/palette/live-frame";
import { liveFrameSize } from "@/components/palette/live-frame-size";
import type { PaletteChoices } from "@/lib/palette/rules";

const view = liveFrameSize("desktop", false);

interface DownloadPreviewProps {
  /** Of the template. */
  template: string;
  /** The address of its preview. */
  preview: string;
  company: string;
  /** An address; empty for the default. */
  logo: string;
  choices: PaletteChoices;
}

/** The layout itself, which is told of every change while it is made. */
export function DownloadPreview({
  template,
  preview,
  company,
  logo,
  choices,
}: DownloadPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useCallback(() => {
    const page = frame.current?.contentDocument?.defaultView;
    if (page)
      announceVisitorBrand(page, { choices, guest: { name: company, logo }, customer: null });
  }, [company, logo, choices]);
  useEffect(tell, [tell]);
  return (
    <LiveFrame
      ref={frame}
      onLoad={tell}
      src={`${preview}/bare`}
      title={`${template} as it will be packed`}
      view={view}
    />
  );
}
