"use client";

import { type ReactNode, useEffect } from "react";
import { links } from "@/lib/links";
import { useVisitor } from "@/lib/platform/sessions/client";

interface CustomersOnlyProps {
  /** The email address of the customer for whom the server rendered the page. */
  email: string;
  children: ReactNode;
}

/**
 * Shows a customer's page while that customer is signed in. The server checked the session when it
 * rendered the page; after a logout in any tab this goes to the home page. A full page load, so that the
 * router's cache of the customer's pages is dropped.
 */
export function CustomersOnly({ email, children }: CustomersOnlyProps) {
  const { status, user } = useVisitor();
  const isSameCustomer = status === "unknown" || user?.email === email;
  useEffect(() => {
    if (!isSameCustomer) location.replace(links.home);
  }, [isSameCustomer]);
  return isSameCustomer ? children : null;
}
