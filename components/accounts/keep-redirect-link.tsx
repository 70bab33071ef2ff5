"use client";

import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";

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
    <Link href={`${href}${search}`} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
