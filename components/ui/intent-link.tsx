"use client";

import Link, { useLinkStatus } from "next/link";
import { type ComponentProps, useState } from "react";
import { createPortal } from "react-dom";

/**
 * A link that loads its page when a visitor is about to follow it, and not for being seen: a page
 * full of filters would otherwise fetch half the shop.
 */
export function IntentLink({ children, ...props }: ComponentProps<typeof Link>) {
  const [isIntended, setIsIntended] = useState(false);
  const intend = () => setIsIntended(true);
  return (
    <Link {...props} prefetch={isIntended ? null : false} onPointerEnter={intend} onFocus={intend}>
      {children}
      <LoadingBar />
    </Link>
  );
}

/** Along the top of the screen, for a page that takes longer than a moment to come. */
function LoadingBar() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return createPortal(
    <div role="progressbar" aria-label="Loading" className="loading-bar" />,
    document.body,
  );
}
