"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { menuItemClass } from "./menu-item";

export interface AdminPanel {
  href: string;
  /** SHA-256 of the admin's email address in base64, so that no page contains the address. */
  emailHash: string;
}

interface AdminLinkProps {
  email: string;
  admin: AdminPanel;
}

/** A link to the back office, shown to the admin. Only a hint: the server checks the rights. */
export function AdminLink({ email, admin }: AdminLinkProps) {
  const t = useTranslations("accountMenu");
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
      {t("adminPanel")}
    </a>
  ) : null;
}

/** Null outside a secure context (https or localhost), where crypto.subtle does not exist. */
async function hashOf(email: string): Promise<string | null> {
  if (!isSecureContext) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(email));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
