"use client";

import { type ReactNode, useEffect } from "react";
import { links } from "@/lib/links";
import { useVisitor } from "@/lib/sessions/client";

interface CustomersOnlyProps {
  /** Of the customer for whom the server rendered this. */
  email: string;
  children: ReactNode;
}

/**
 * Shows a customer's page for as long as that customer is signed in. The server has proved it when the
 * page was made; from then on a logout in any tab leads home, by a full load that forgets every page.
 */
export function CustomersOnly({ email, children }: CustomersOnlyProps) {
  const { status, user } = useVisitor();
  const isTheirs = status === "unknown" || user?.email === email;
  useEffect(() => {
    if (!isTheirs) location.replace(links.home);
  }, [isTheirs]);
  return isTheirs ? children : null;
}
