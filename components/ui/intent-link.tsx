"use client";

import { useLinkStatus } from "next/link";
import { type ComponentProps, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "#translations";
import { Link } from "./link";

/**
 * A link that prefetches on hover or focus. Next's default prefetches every visible link, which is
 * a request for each filter of the shop.
 */
export function IntentLink({ href, children, ...props }: ComponentProps<typeof Link>) {
  const [isPrefetched, setIsPrefetched] = useState(false);
  const prefetch = () => setIsPrefetched(true);
  return (
    <Link
      {...props}
      href={href}
      prefetch={isPrefetched ? null : false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {typeof children === "string" ? <span>{children}</span> : children}
      <LoadingBar />
    </Link>
  );
}

const LoadingBar = () => useLinkStatus().pending && <Bar />;

/** A bar along the top of the screen while the next page loads; the style delays its appearance. */
function Bar() {
  const t = useTranslations("ui");
  return createPortal(
    <div role="status" className="loading-bar">
      <span className="sr-only">{t("loading")}</span>
    </div>,
    document.body,
  );
}
