"use client";

import { type ReactNode, useRef, useState } from "react";
import { button } from "@/components/ui/button";

interface OrderSectionProps {
  /** Unique in the dialog. */
  id: string;
  title: string;
  /** The button that opens the form. */
  begin: string;
  /** Whether there is something to do. A form that is open stays open until it is done. */
  isOffered: boolean;
  form: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A section of an order's dialog: the existing entries, and a form for a new one. */
export function OrderSection({ id, title, begin, isOffered, form, children }: OrderSectionProps) {
  const section = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    // The focus was in the form, which has been removed.
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className="outline-none">
      <h3 id={id} className="label text-ink-soft">
        {title}
      </h3>
      {children}
      {(isOffered || isOpen) && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            className={`${button("secondary", "medium")} mt-3`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {begin}
          </button>
          {isOpen && form(close)}
        </>
      )}
    </section>
  );
}
