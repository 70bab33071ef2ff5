"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { previewPath, slugOf } from "@/lib/catalogue/rules";
import { useHasDraft } from "@/lib/customization/content/client-index";
import { useMyColors } from "@/lib/customization/palette/client-my-colors";
import { barePath } from "@/lib/customization/preview/bare-path";
import { LiveFrame } from "./live-frame";
import { liveFrameSize } from "./live-frame-size";

interface OwnPictureProps {
  /** The slug of the template. */
  name: string;
  /** The screenshot. */
  children: ReactNode;
}

/** A template's screenshot, covered by a live preview for a visitor with a draft of it, or with colors or a name. */
export function OwnPicture({ name, children }: OwnPictureProps) {
  const t = useTranslations("ownPicture");
  const preview = previewPath(name);
  const src = barePath(preview);
  const isWritten = useHasDraft(slugOf(preview));
  const isInMyColors = useMyColors(true);
  if (!src || !(isWritten || isInMyColors)) return children;
  return (
    <div className="relative">
      {/* Not painted: it would show through where an edge ends in the middle of a pixel. */}
      <div className="opacity-0">{children}</div>
      <LiveFrame
        src={src}
        title={t("title", { template: name })}
        size={liveFrameSize("desktop", false)}
      />
    </div>
  );
}
