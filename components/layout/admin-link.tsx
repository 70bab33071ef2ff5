"use client";

import { useEffect, useState } from "react";
import { menuItemClass } from "./menu-item";

export interface AdminPanel {
  href: string;
  /** SHA-256 of the admin's e-mail, base64url: the address itself is in nobody's page. */
  emailHash: string;
}

interface AdminLinkProps {
  email: string;
  admin: AdminPanel;
}

/** The way to the back office, for the one who may use it. The rights themselves are the server's to check. */
export function AdminLink({ email, admin }: AdminLinkProps) {
  const [isAdmin, setIsAdmin] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void hashOf(email).then((hash) => {
      if (isCurrent) setIsAdmin(hash === admin.emailHash);
    });
    return () => {
      isCurrent = false;
    };
  }, [email, admin.emailHash]);
  return isAdmin ? (
    <a href={admin.href} className={menuItemClass}>
      Admin Panel
    </a>
  ) : null;
}

/** Only a page that came over https, or from this very machine, can compute one. */
async function hashOf(email: string): Promise<string | null> {
  if (!isSecureContext) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(email));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
