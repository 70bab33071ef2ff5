"use client";

import { useEffect, useId, useRef } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import type { PublicationRefusal } from "@/lib/sites/schemas";

interface OpenPlacesProps {
  places: NonNullable<PublicationRefusal["openPlaces"]>;
  isSending: boolean;
  publishAnyway: () => void;
}

/** What still waits for the owner's own words: each leads to its place in the editor. */
export function OpenPlaces({ places, isSending, publishAnyway }: OpenPlacesProps) {
  const t = useTranslations("openPlaces");
  const [first] = places;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // It opens below the button, on a phone outside of the screen.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      aria-labelledby={id}
      className="mt-5 rounded-control border border-line bg-paper p-4 text-sm"
    >
      <h3 id={id} ref={heading} tabIndex={-1} className="scroll-mt-24 font-medium text-base">
        {t("waiting", { count: places.length })}
      </h3>
      <p className="mt-1 text-ink-soft">{t("hint")}</p>
      <ul className="mt-3 divide-y divide-line">
        {places.map(({ name, editor }) => (
          <li key={editor} className="py-2">
            <Anchor
              href={editor}
              className="text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {first && (
          <Anchor href={first.editor} className={button("primary", "medium")}>
            {t("fillIn")}
          </Anchor>
        )}
        <button
          type="button"
          disabled={isSending}
          className={button("secondary", "medium")}
          onClick={publishAnyway}
        >
          {t("publishAnyway")}
        </button>
      </div>
    </section>
  );
}
