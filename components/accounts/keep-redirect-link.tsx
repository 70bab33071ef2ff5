"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Link } from "@/components/ui/link";

interface KeepRedirectLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A link from login to registration or back that keeps the redirect target of this page's address. */
export function KeepRedirectLink({ href, className, children }: KeepRedirectLinkProps) {
  const [search, setSearch] = useState("");
  useEffect(() => setSearch(location.search), []);
  return (
    <Link href={`${href}${search}`} className={className}>
      {children}
    </Link>
  );
}
