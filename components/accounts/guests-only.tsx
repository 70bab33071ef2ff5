"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { useLanguage, useTranslations } from "#translations";
import { redirectTarget } from "@/lib/login-redirect";
import { useCartStatus } from "@/lib/orders/cart/client";
import { useVisitor } from "@/lib/platform/sessions/client";

/**
 * Shows a form to guests only. A customer who is signed in already, and a guest who signs in, on this page
 * or in another tab, is sent to the URL's redirect target, which is home without one, after the guest's
 * cart was merged. While the session is unknown the form is invisible but keeps its size.
 */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status } = useVisitor();
  const isCartMerging = useCartStatus() === "merging";
  const router = useRouter();
  const language = useLanguage();
  useEffect(() => {
    if (status !== "customer" || isCartMerging) return;
    router.replace(redirectTarget(location.search, language));
  }, [status, isCartMerging, router, language]);

  const isShown = status === "guest";
  return (
    <div className="relative mt-8">
      {!isShown && <Placeholder />}
      <div className={isShown ? undefined : "invisible"}>{children}</div>
    </div>
  );
}

function Placeholder() {
  const t = useTranslations("account");
  return (
    <div className="absolute inset-x-0 top-0">
      <p className="hidden noscript:block">{t("needsScript")}</p>
      <div role="status" aria-label={t("loading")} className="space-y-9 pt-7 noscript:hidden">
        <div className="h-11 rounded-control bg-line/60" />
        <div className="h-11 rounded-control bg-line/60" />
        <div className="h-11 rounded-control bg-line/60" />
      </div>
    </div>
  );
}
