"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import {
  describePalette,
  type Idea,
  ideaOfPicture,
  surprise,
} from "@/components/customization/palette/browser/palette-ideas";
import { resizeLogo } from "@/components/customization/palette/browser/resize-logo";
import {
  readVisitorBrand,
  type VisitorBrand,
} from "@/components/customization/palette/browser/visitor-brand";
import {
  type Business,
  storeBusiness,
  storedBusiness,
} from "@/lib/customization/first-draft/business";
import { showMyColors, useMyColors } from "@/lib/customization/palette/client-my-colors";
import { barePath } from "@/lib/customization/preview/bare-path";
import { links } from "@/lib/links";
import { connectControls, showVisitor } from "./controls";
import { liveTexts as texts } from "./live-texts";
import { Stage } from "./stage";
import type { TriedTemplate } from "./tried-template";
import { useVisitorBrand } from "./use-visitor";
import { undoOf, type VisitorChange } from "./visitor-change";

export interface TryOnLiveProps {
  controls: HTMLElement;
  /** The place for buttons that refer to the last change. */
  notes: HTMLElement;
  templates: TriedTemplate[];
  /**
   * The visitor came near the controls: the template is fetched but not laid out, which would delay
   * letters.
   */
  isWanted: boolean;
  /** The number of requested surprises. */
  surprises: number;
  say: (note: string) => void;
}

/**
 * The effect of the controls of the first screen: they change the visitor's brand, and a live
 * template shows it.
 */
export function TryOnLive({
  controls,
  notes,
  templates,
  isWanted,
  surprises,
  say,
}: TryOnLiveProps) {
  const [first] = templates;
  const isOn = useMyColors();
  const { visitor, change } = useVisitorBrand();
  const [before, setBefore] = useState<VisitorChange>();
  const [isLogoNew, setIsLogoNew] = useState(false);
  const newestPicture = useRef<File>(null);

  const apply = (next: VisitorChange, note: string, undo?: VisitorChange) => {
    change(next);
    say(note);
    setBefore(undo);
    setIsLogoNew(Boolean(undo && next.choices && next.guest));
  };
  const takeIdea = ({ choices, text }: Idea, logo: string | null = null) => {
    const next = { ...(choices && { choices }), ...(logo && { guest: { logo } }) };
    if (!choices && !logo) return say(text);
    const logoNote = choices ? texts.logoToo : texts.logoOnly;
    apply(next, logo ? text + logoNote : text, undoOf(readVisitorBrand(), next));
  };
  const takePicture = async (file: File) => {
    newestPicture.current = file;
    const idea = await ideaOfPicture(file);
    // A customer's logo is in the profile.
    const logo = idea.isPicture && !visitor.customer ? await resizeLogo(file) : null;
    if (newestPicture.current !== file) return;
    takeIdea(idea, logo);
  };

  /** Moves the focus, because the pressed button is removed. */
  const settle = (next: VisitorChange, note: string) => {
    apply(next, note);
    controls.querySelector("button")?.focus();
  };

  const onName = useEffectEvent((name: string) => change({ guest: { name } }));
  const onPalette = useEffectEvent((choices: VisitorBrand["choices"]) =>
    apply({ choices }, describePalette(choices) || texts.ownColors),
  );
  const onPicture = useEffectEvent(takePicture);
  const onBusiness = useEffectEvent((business: Business | null) => {
    storeBusiness(business);
    if (business) showMyColors(true);
    say(business ? texts.ownWords : texts.sampleWords);
  });
  const connection = useRef<ReturnType<typeof connectControls>>(null);
  useEffect(() => {
    connection.current = connectControls(controls, {
      onName,
      onPalette,
      onPicture,
      onBusiness,
    });
    return connection.current.disconnect;
  }, [controls]);
  // The stored brand: it is newer than this rendering if the visitor typed before the script was
  // loaded.
  const show = useEffectEvent(() => {
    connection.current?.settle();
    showVisitor(controls, readVisitorBrand(), storedBusiness());
  });
  useEffect(() => {
    if (visitor) show();
  }, [visitor]);

  const onSurprise = useEffectEvent(() => takeIdea(surprise(visitor.choices)));
  useEffect(() => {
    if (surprises > 0) onSurprise();
  }, [surprises]);

  const introduce = useEffectEvent(() => {
    const { customer, choices } = visitor;
    const note = customer?.name ? texts.ofProfile(customer.name) : describePalette(choices);
    if (note && !before) say(note);
  });
  useEffect(() => introduce(), []);

  return (
    <>
      {createPortal(
        <>
          {before && <NoteButton label={texts.undo} onClick={() => settle(before, texts.undone)} />}
          {isLogoNew && (
            <NoteButton
              label={texts.colorsOnly}
              onClick={() => settle({ guest: { logo: "" } }, texts.logoRemoved)}
            />
          )}
          {visitor.customer?.name && <a href={links.profile}>{texts.changeInProfile}</a>}
        </>,
        notes,
      )}
      {first && isOn && <Stage templates={templates} visitor={visitor} />}
      {first && isWanted && !isOn && (
        <link rel="prefetch" href={barePath(first.preview) ?? undefined} />
      )}
    </>
  );
}

const NoteButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    className="text-accent underline underline-offset-4 hover:text-ink"
    onClick={onClick}
  >
    {label}
  </button>
);
