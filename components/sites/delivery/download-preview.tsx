"use client";

import { useCallback, useEffect, useRef } from "react";
import { useTranslations } from "#translations";
import { announceVisitorBrand } from "@/components/customization/palette/browser/visitor-brand";
import { LiveFrame } from "@/components/customization/palette/live-frame";
import { liveFrameSize } from "@/components/customization/palette/live-frame-size";
import type { PaletteChoices } from "@/lib/customization/palette/rules";
import { links } from "@/lib/links";
import { shopState } from "@/lib/platform/state/client";

const size = liveFrameSize("desktop", false);

/** Words that were written on another device are in the zip as well. */
async function pullDrafts() {
  const { pullAccountDrafts } = await import("@/lib/customization/content/client-drafts");
  await pullAccountDrafts(shopState().user?.email ?? "");
}

interface DownloadPreviewProps {
  /** The name of the template. */
  template: string;
  /** The path of its preview page. */
  preview: string;
  licenseNumber: number;
  company: string;
  /** A URL; empty for the default logo. */
  logo: string;
  choices: PaletteChoices;
}

/** A live preview that shows every change of the brand at once. */
export function DownloadPreview({
  template,
  preview,
  licenseNumber,
  company,
  logo,
  choices,
}: DownloadPreviewProps) {
  const t = useTranslations("download");
  const frame = useRef<HTMLIFrameElement>(null);
  const sendBrand = useCallback(() => {
    const page = frame.current?.contentDocument?.defaultView;
    if (page)
      announceVisitorBrand(page, { choices, guest: { name: company, logo }, customer: null });
  }, [company, logo, choices]);
  useEffect(sendBrand, [sendBrand]);
  useEffect(() => {
    pullDrafts().catch(() => {
      // The preview shows the words that are stored on this device.
    });
  }, []);
  return (
    <LiveFrame
      ref={frame}
      onLoad={sendBrand}
      src={links.bare(preview, licenseNumber)}
      title={t("preview", { template })}
      size={size}
    />
  );
}
