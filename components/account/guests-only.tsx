"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { redirectTarget } from "@/lib/accounts/login-redirect";
import { useCartStatus } from "@/lib/cart/client";
import { links } from "@/lib/links";
import { useVisitor } from "@/lib/sessions/client";

/**
 * A form for those who are not signed in. Whoever is already goes home; whoever signs in here, or on
 * another tab meanwhile, goes where the address says, once the guest's cart came along. Until it is
 * known who looks, the form keeps its place without being seen.
 */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status } = useVisitor();
  const isCartMoving = useCartStatus() === "merging";
  const router = useRouter();
  const wasGuest = useRef(false);
  useEffect(() => {
    if (status === "guest") wasGuest.current = true;
    if (status !== "customer" || isCartMoving) return;
    router.replace(wasGuest.current ? redirectTarget(location.search) : links.home);
  }, [status, isCartMoving, router]);

  const isShown = status === "guest";
  return (
    <div className="relative mt-8">
      {!isShown && <Placeholder />}
      <div className={isShown ? undefined : "invisible"}>{children}</div>
    </div>
  );
}

function Placeholder() {
  return (
    <div className="absolute inset-x-0 top-0">
      <p className="hidden noscript:block">This form needs script: please turn it on.</p>
      <div role="status" aria-label="Loading" className="space-y-9 pt-7 noscript:hidden">
        <div className="h-11 rounded-control bg-line/60" />
        <div className="h-11 rounded-control bg-line/60" />
        <div className="h-11 rounded-control bg-line/60" />
      </div>
    </div>
  );
}
