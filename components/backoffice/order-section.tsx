"use client";

import { type ReactNode, useRef, useState } from "react";
import { button } from "@/components/ui/button";

/** A part of the page of a record. */
export const panel = "rounded-card border border-line bg-card p-5 text-sm";

interface OrderSectionProps {
  /** Unique on the page. */
  id: string;
  title: string;
  /** The buttons that open the form: usually one, or one for each thing the form may be about. */
  begin: string | readonly string[];
  /** Whether there is something to do. A form that is open stays open until it is done. */
  isOffered: boolean;
  /** `begun` is the place of the pressed button among `begin`. */
  form: (close: () => void, begun: number) => ReactNode;
  children: ReactNode;
}

/** Shows the whole form that was opened, or its beginning if it is higher than the window, with the focus in it. */
function bringIntoView(form: HTMLElement | null) {
  form?.scrollIntoView({ block: "nearest" });
  form
    ?.querySelector<HTMLElement>(":is(input, select, textarea, button):enabled")
    ?.focus({ preventScroll: true });
}

/** A section of an order's page: the existing entries, and a form for a new one. */
export function OrderSection({ id, title, begin, isOffered, form, children }: OrderSectionProps) {
  const section = useRef<HTMLElement>(null);
  const [begun, setBegun] = useState<number | null>(null);
  const close = () => {
    setBegun(null);
    // The focus was in the form, which has been removed.
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className={`${panel} outline-none`}>
      <h2 id={id} className="label text-ink-soft">
        {title}
      </h2>
      {children}
      {(isOffered || begun !== null) && (
        <>
          <div className="mt-3 flex flex-wrap gap-2">
            {[begin].flat().map((label, index) => (
              <button
                key={label}
                type="button"
                aria-expanded={begun === index}
                className={button("secondary", "medium")}
                onClick={() => setBegun(begun === index ? null : index)}
              >
                {label}
              </button>
            ))}
          </div>
          {begun !== null && (
            <div key={begun} ref={bringIntoView} className="scroll-mt-24 scroll-mb-6">
              {form(close, begun)}
            </div>
          )}
        </>
      )}
    </section>
  );
}
