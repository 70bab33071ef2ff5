"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { withMessages } from "@/lib/translations/with-messages";

// Loaded on intent: the form and its validation are larger than most pages' scripts.
const ContactDialog = onDemand(() =>
  withMessages(import("./contact-dialog")).then((it) => it.ContactDialog),
);

interface ContactButtonProps {
  label: string;
  className?: string;
  look?: "primary" | "secondary";
  size?: "medium" | "large";
}

export function ContactButton({ label, className = "", look, size }: ContactButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${button(look, size)} noscript:hidden ${className}`}
        onPointerEnter={ContactDialog.preload}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {label}
      </button>
      {wasOpened && <ContactDialog isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
