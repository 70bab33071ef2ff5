"use client";

import { ArrowUpRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "#translations";
import {
  announceVisitorBrand,
  type VisitorBrand,
} from "@/components/customization/palette/browser/visitor-brand";
import { LiveFrame } from "@/components/customization/palette/live-frame";
import type { LiveFrameSize } from "@/components/customization/palette/live-frame-size";
import { Anchor } from "@/components/ui/link";
import { barePath } from "@/lib/customization/preview/bare-path";
import { links } from "@/lib/links";
import type { TriedTemplate } from "./tried-template";

/**
 * The width of the page: narrower where it would be too small to read, unless its width is fixed.
 */
function sizeOf({ isFixed }: TriedTemplate): LiveFrameSize {
  const isSmall = matchMedia("(width < 40rem)").matches;
  const width = isSmall && !isFixed ? 640 : 1280;
  return { width, height: Math.round(width * (isSmall ? 0.65 : 0.69)), fill: 100 };
}

/** Frames are also informed by storage events, unless storage is blocked. */
function dress(frame: HTMLIFrameElement | undefined, visitor: VisitorBrand) {
  const page = frame?.contentDocument?.defaultView;
  if (page) announceVisitorBrand(page, visitor);
}

const step = "h-9 grow px-2 text-sm sm:px-3.5";

interface StageProps {
  templates: TriedTemplate[];
  visitor: VisitorBrand;
  /** The place for the links that lead on from the current template. */
  next: HTMLElement;
}

/**
 * A live template over the picture of the first screen, and buttons that switch to other templates.
 */
export function Stage({ templates, visitor, next }: StageProps) {
  const t = useTranslations("tryOnLive");
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [opened, setOpened] = useState(templates.slice(0, 1));
  const [loaded, setLoaded] = useState<readonly TriedTemplate[]>([]);
  /** The last one is the current one; the previous ones stay visible until it is loaded. */
  const current = opened.at(-1);

  useEffect(() => {
    for (const frame of frames.current.values()) dress(frame, visitor);
  }, [visitor]);

  const isVisible = loaded.length > 0;
  return (
    <div
      inert={!isVisible}
      className={`absolute inset-0 flex flex-col overflow-hidden rounded-card border border-line-strong bg-card transition-opacity duration-240 ${isVisible ? "" : "opacity-0"}`}
    >
      <div className="flex items-center border-line border-b p-1">
        <fieldset className="flex min-w-0 grow gap-1 overflow-x-auto">
          <legend className="sr-only">{t("templates")}</legend>
          {templates.map((template) => (
            <button
              key={template.name}
              type="button"
              aria-pressed={template === current}
              className="button button-quiet focus-visible:-outline-offset-2 h-9 px-2.5 text-sm aria-pressed:bg-accent-soft sm:px-3"
              onClick={() => setOpened([...opened.filter((it) => it !== template), template])}
            >
              {template.name}
            </button>
          ))}
        </fieldset>
        {current &&
          createPortal(
            <div className="flex flex-wrap gap-2">
              <Anchor href={links.shop} className={`button button-primary ${step}`}>
                {t("all")}
              </Anchor>
              <Anchor
                href={links.edit(current.preview)}
                className={`button button-secondary ${step}`}
              >
                {t("edit")}
                <span className="sr-only"> {current.name}</span>
              </Anchor>
              <Anchor href={links.detail(current.id)} className={`button button-secondary ${step}`}>
                {t("buy")}
                <span className="sr-only"> {current.name}</span>
                {current.price}
              </Anchor>
            </div>,
            next,
          )}
        {current && (
          <Anchor
            href={current.preview}
            target="_blank"
            rel="noopener"
            className="button h-9 shrink-0 gap-1 px-2.5 text-accent text-sm after:absolute after:inset-0 after:top-11 after:z-10 sm:px-3"
          >
            {t("open")}
            <span className="sr-only">{t("inYourBrand", { template: current.name })}</span>
            <ArrowUpRight className="size-4" strokeWidth={1.5} aria-hidden />
          </Anchor>
        )}
      </div>
      <div className="relative grow">
        {templates
          .filter((it) => opened.includes(it))
          .map((template) => (
            <div
              key={template.name}
              // Not in page order, because moving a frame in the page reloads it.
              style={{ zIndex: opened.indexOf(template) }}
              className={`absolute inset-0 bg-card transition-opacity duration-240 ${loaded.includes(template) ? "" : "opacity-0"}`}
            >
              <LiveFrame
                ref={(frame) => {
                  if (frame) frames.current.set(template.name, frame);
                  else frames.current.delete(template.name);
                }}
                src={barePath(template.preview) ?? ""}
                title={t("live", { template: template.name })}
                size={sizeOf(template)}
                onLoad={() => {
                  dress(frames.current.get(template.name), visitor);
                  setLoaded((before) => [...before, template]);
                }}
              />
            </div>
          ))}
      </div>
    </div>
  );
}
