"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "#translations";
import type { AgreedFacts } from "@/components/customization/facts/facts-form";
import {
  describePalette,
  type Idea,
  ideaOfPicture,
  paletteOfColor,
  surprise,
} from "@/components/customization/palette/browser/palette-ideas";
import { resizeLogo } from "@/components/customization/palette/browser/resize-logo";
import {
  readVisitorBrand,
  shownBrand,
  type VisitorBrand,
} from "@/components/customization/palette/browser/visitor-brand";
import { Anchor } from "@/components/ui/link";
import { onDemand } from "@/components/ui/on-demand";
import { tidyName } from "@/lib/customization/brand";
import {
  type Business,
  businessOf,
  storedBusiness,
} from "@/lib/customization/first-draft/business";
import { useMyColors } from "@/lib/customization/palette/client-my-colors";
import { labelsIn } from "@/lib/customization/palette/labels";
import { isSameChoices, noChoices } from "@/lib/customization/palette/rules";
import { barePath } from "@/lib/customization/preview/bare-path";
import { links } from "@/lib/links";
import { chosenLanguage, connectControls, showVisitor, understandAs } from "./controls";
import { matchTrade } from "./match-trade";
import { Stage } from "./stage";
import type { TriedTemplate } from "./tried-template";
import { useVisitorBrand } from "./use-visitor";
import { undoOf, type VisitorChange } from "./visitor-change";

const FactsDialog = onDemand(() =>
  import("@/components/customization/facts/facts-dialog").then((it) => it.FactsDialog),
);

/** A surprise; with an address, facts of the company: those of the site there, if it is not empty. */
export interface Wish {
  address?: string;
}

export interface TryOnLiveProps {
  controls: HTMLElement;
  /** The place for buttons that refer to the last change. */
  notes: HTMLElement;
  /** The place for links that lead on. */
  next: HTMLElement;
  templates: TriedTemplate[];
  /**
   * The visitor came near the controls: the template is fetched but not laid out, which would delay
   * letters.
   */
  isWanted: boolean;
  wish: Wish | undefined;
  say: (note: string) => void;
}

/** On a phone, templates that are made for it come first. */
const bestOnScreen = (templates: readonly TriedTemplate[]) =>
  matchMedia("(width < 40rem)").matches
    ? templates.toSorted((a, b) => Number(a.isFixed) - Number(b.isFixed))
    : [...templates];

/** What a change can be undone to. */
const present = () => ({ ...readVisitorBrand(), business: storedBusiness() });

/**
 * The effect of the controls of the first screen: they change the visitor's brand, and a live
 * template shows it.
 */
export function TryOnLive({
  controls,
  notes,
  next,
  templates: all,
  isWanted,
  wish,
  say,
}: TryOnLiveProps) {
  const t = useTranslations("tryOnLive");
  const texts = {
    ideas: useTranslations("paletteIdeas"),
    contrast: useTranslations("contrast"),
    colorName: labelsIn(useTranslations("colorNames")),
  };
  const labelOf = useTranslations("tradeLabels");
  const [templates] = useState(() => bestOnScreen(all));
  const [first] = templates;
  const isOn = useMyColors();
  const { visitor, change } = useVisitorBrand();
  const [before, setBefore] = useState<VisitorChange>();
  const [isLogoNew, setIsLogoNew] = useState(false);
  const [business, setBusiness] = useState(storedBusiness);
  const [isClearing, setIsClearing] = useState(false);
  /** What the dialog of facts was opened for last. */
  const [asked, setAsked] = useState<{ address: string }>();
  const [isAsking, setIsAsking] = useState(false);
  const newestPicture = useRef<File>(null);
  const newestWords = useRef("");

  const apply = (next: VisitorChange, note: string, undo?: VisitorChange) => {
    change(next);
    say(note);
    setBefore(undo);
    setIsClearing(false);
    if (next.business !== undefined) setBusiness(next.business);
    setIsLogoNew(Boolean(undo && next.choices && next.guest?.logo));
  };
  const takeIdea = ({ choices, text }: Idea, logo: string | null = null) => {
    const next = { ...(choices && { choices }), ...(logo && { guest: { logo } }) };
    if (!choices && !logo) return say(text);
    const logoNote = choices ? t("logoToo") : t("logoOnly");
    apply(next, logo ? text + logoNote : text, undoOf(present(), next));
  };
  const takePicture = async (file: File) => {
    newestPicture.current = file;
    const idea = await ideaOfPicture(file, texts);
    // A customer's logo is in the profile.
    const logo = idea.isPicture && !visitor.customer ? await resizeLogo(file) : null;
    if (newestPicture.current !== file) return;
    takeIdea(idea, logo);
  };

  /** Moves the focus, because the pressed button is removed. */
  const settle = (next: VisitorChange, note: string, undo?: VisitorChange) => {
    apply(next, note, undo);
    controls.querySelector("button")?.focus();
  };

  const forget = { business: null };
  const remove = () => settle(forget, t("removed"), undoOf(present(), forget));

  const ofGuest = (name: string) => !visitor.customer?.name && { guest: { name: tidyName(name) } };
  const takeFacts = ({ color, ...told }: AgreedFacts, id = storedBusiness()?.id) => {
    const choices = color === null ? null : paletteOfColor(color);
    const next: VisitorChange = {
      business: businessOf({ ...told, id }),
      ...ofGuest(told.name),
      ...(choices && { choices }),
    };
    apply(next, t("factsShown"), undoOf(present(), next));
    controls.scrollIntoView({ block: "start" });
  };
  const switchTo = (chosen: Business) => {
    const next: VisitorChange = { business: chosen, ...ofGuest(chosen.name ?? "") };
    apply(next, t("factsShown"), undoOf(present(), next));
  };

  const onName = useEffectEvent((name: string) => change({ guest: { name } }));
  const onPalette = useEffectEvent((choices: VisitorBrand["choices"]) =>
    apply({ choices }, describePalette(choices, texts) || t("ownColors")),
  );
  const onPicture = useEffectEvent(takePicture);
  const clearTrade = (isDone: boolean) => {
    if (!business) return;
    const hasFacts = Object.keys(business.facts).length > 0;
    if (hasFacts && !isDone) return;
    understandAs(controls, undefined);
    if (!hasFacts) {
      apply(forget, t("sampleWords"), undoOf(present(), forget));
    } else {
      // What was told is not lost with an emptied field.
      showVisitor(controls, visitor, business, labelOf);
      say(t("kept"));
      setIsClearing(true);
    }
  };
  const takeTrade = async (words: string, isDone: boolean) => {
    newestWords.current = words;
    if (!words.trim()) return clearTrade(isDone);
    const trade = await matchTrade(words, labelOf);
    if (newestWords.current !== words) return;
    if (!trade) return isDone && say(t("unknownTrade", { words: words.trim() }));
    understandAs(controls, trade);
    const earlier = storedBusiness();
    if (trade === earlier?.trade) return;
    const label = labelOf(trade);
    const isNear = label.toLowerCase() !== words.trim().toLowerCase();
    apply(
      { business: businessOf({ language: chosenLanguage(controls), ...earlier, trade }) },
      (isNear ? t("nearest", { trade: label }) : "") + t("ownWords"),
    );
  };
  const onTrade = useEffectEvent(takeTrade);
  const onLanguage = useEffectEvent((language: string) => {
    // What is stored: a trade may have been understood since this was rendered.
    const told = storedBusiness();
    if (told) apply({ business: businessOf({ ...told, language }) }, t("ownWords"));
  });
  const connection = useRef<ReturnType<typeof connectControls>>(null);
  useEffect(() => {
    connection.current = connectControls(controls, {
      onName,
      onPalette,
      onPicture,
      onTrade,
      onLanguage,
    });
    return connection.current.disconnect;
  }, [controls]);
  // The stored brand: it is newer than this rendering if the visitor typed before the script was
  // loaded.
  const show = useEffectEvent(() => {
    connection.current?.settle();
    // The account may have sent another one down.
    const told = storedBusiness();
    setBusiness(told);
    showVisitor(controls, readVisitorBrand(), told, labelOf);
  });
  useEffect(() => {
    if (visitor) show();
  }, [visitor]);

  const onWish = useEffectEvent(({ address }: Wish) => {
    if (address === undefined) return takeIdea(surprise(visitor.choices, texts));
    setAsked({ address: address.trim() });
    setIsAsking(true);
  });
  useEffect(() => {
    if (wish) onWish(wish);
  }, [wish]);

  const introduce = useEffectEvent(() => {
    const { customer, choices } = visitor;
    const note = customer?.name
      ? t("ofProfile", { company: customer.name })
      : describePalette(choices, texts);
    if (note && !before) say(note);
  });
  useEffect(() => introduce(), []);

  return (
    <>
      {createPortal(
        <>
          {before && <NoteButton label={t("undo")} onClick={() => settle(before, t("undone"))} />}
          {isLogoNew && (
            <NoteButton
              label={t("colorsOnly")}
              onClick={() => settle({ guest: { logo: "" } }, t("logoRemoved"))}
            />
          )}
          {isClearing && <NoteButton label={t("remove")} onClick={remove} />}
          {visitor.customer?.name && <Anchor href={links.profile}>{t("changeInProfile")}</Anchor>}
        </>,
        notes,
      )}
      {first && isOn && <Stage templates={templates} visitor={visitor} next={next} />}
      {asked && (
        <FactsDialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          wish={asked}
          name={shownBrand(visitor).name}
          language={chosenLanguage(controls)}
          business={business}
          owner={visitor.customer?.email ?? ""}
          isNameFixed={Boolean(visitor.customer?.name)}
          hasPalette={!isSameChoices(visitor.choices, noChoices)}
          onUse={takeFacts}
          onSwitch={switchTo}
          onRemove={business && remove}
        />
      )}
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
