"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { useLanguage } from "#translations";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { useVisitor } from "@/lib/platform/sessions/client";
import { onRestoredPage } from "@/lib/restored-page";

interface CustomersOnlyProps {
  /** The email address of the customer for whom the server rendered the page. */
  email: string;
  children: ReactNode;
}

/**
 * Shows a customer's page while that customer is signed in. The server checked the session when it
 * rendered the page; after a logout in any tab this goes to the home page. A full page load, so that the
 * router's cache of the customer's pages is dropped. When the browser restores the page, its data is
 * loaded again: a payment may have changed it.
 */
export function CustomersOnly({ email, children }: CustomersOnlyProps) {
  const { status, user } = useVisitor();
  const language = useLanguage();
  const isSameCustomer = status === "unknown" || user?.email === email;
  const { refresh } = useRouter();
  useEffect(() => onRestoredPage(refresh), [refresh]);
  useEffect(() => {
    if (!isSameCustomer) location.replace(inLanguage(language, links.home));
  }, [isSameCustomer, language]);
  return isSameCustomer ? children : null;
}
