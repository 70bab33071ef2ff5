"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link that loads its page when a visitor is about to follow it, and not for being seen: a page
 * full of filters would otherwise fetch half the shop.
 */
export function IntentLink(props: ComponentProps<typeof Link>) {
  const [isIntended, setIsIntended] = useState(false);
  const intend = () => setIsIntended(true);
  return (
    <Link
      {...props}
      prefetch={isIntended ? null : false}
      onPointerEnter={intend}
      onFocus={intend}
    />
  );
}
