"use client";

import { useEffect } from "react";
import { keepPageToConfirmFor } from "@/lib/accounts/page-to-confirm-for";
import { withoutLanguage } from "@/lib/languages.mjs";
import { SendLink } from "./send-link";

interface ConfirmAddressProps {
  title: string;
  text: string;
}

/**
 * Says which actions wait until the customer's address is verified, with the button that sends the
 * link. The page of the link leads back here.
 */
export function ConfirmAddress({ title, text }: ConfirmAddressProps) {
  useEffect(() => keepPageToConfirmFor(withoutLanguage(location.pathname) + location.search), []);
  return (
    <div className="border-warn border-s-2 ps-4">
      <h2 className="text-base">{title}</h2>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft text-sm [overflow-wrap:anywhere]">{text}</p>
      <SendLink />
    </div>
  );
}
