"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "#translations";
import type { Slot } from "@/components/templates/content/slots";
import { findSlot } from "@/components/templates/content/values";
import { iconButton } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { isText } from "@/lib/customization/content/rules";
import { DesignPanel } from "./design-panel";
import type { OpenEditor } from "./open-editor";
import { Outline } from "./outline";
import { PagePanel } from "./page-panel";

// Loaded when they are opened.
const CheckPanel = onDemand(() => import("./check/check-panel").then((it) => it.CheckPanel));
const HistoryPanel = onDemand(() => import("./history-panel").then((it) => it.HistoryPanel));

interface PanelProps {
  panel: RefObject<HTMLElement | null>;
  /** Null until it is loaded. */
  editor: OpenEditor | null;
  hasFailed: boolean;
}

/** The slot that the address chooses, as where a publication lists what is open: `#slot=hero.title`. */
const chosenSlot = () => /^#slot=([\w.]+)$/.exec(location.hash)?.[1];

/** Whether a slot is written on the page. */
const isWritten = (slot: Slot) => slot.kind === "link" || slot.kind === "section" || isText(slot);

const tabs = ["content", "design", "page", "check", "history"] as const;
export type Tab = (typeof tabs)[number];

/**
 * Everything that can be changed, as a form: a column on a desktop, a sheet from below on a phone.
 */
export function Panel({ panel, editor, hasFailed }: PanelProps) {
  const t = useTranslations("editorPanel");
  const waiting = useTranslations("editor");
  const [tab, setTab] = useState<Tab>("content");
  const [isOpen, setIsOpen] = useState(true);

  useEffect(() => {
    const isCheck = location.hash === "#check";
    if (isCheck) setTab("check");
    if (innerWidth < 1024 && !isCheck && !chosenSlot()) setIsOpen(false);
  }, []);

  useEffect(() => {
    const path = chosenSlot();
    if (editor && path) {
      editor.store.select(path);
      editor.frame.select(path);
    }
  }, [editor]);

  // Shows a slot that becomes active on the page.
  useEffect(() => {
    if (!editor) return;
    let last = editor.store.view().selected;
    return editor.store.subscribe(() => {
      const { selected } = editor.store.view();
      if (selected !== last && selected) {
        setTab("content");
        // On a phone the panel is closed, and the page itself takes nothing but text.
        const slot = findSlot(editor.store.bundle.declaration.slots, selected)?.slot;
        if (slot && !isWritten(slot)) setIsOpen(true);
      }
      last = selected;
    });
  }, [editor]);

  const open = (next: Tab) => {
    setTab(next);
    setIsOpen(true);
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t("label")}
      className="z-10 flex min-h-0 min-w-0 flex-col border-line border-t bg-card outline-none max-lg:shadow-float lg:border-t-0 lg:border-s"
    >
      <div className="flex items-center gap-1 border-line border-b px-2">
        <div className="flex min-w-0 grow overflow-x-auto" role="tablist" aria-label={t("label")}>
          {tabs.map((it) => (
            <TabButton key={it} tab={it} isChosen={tab === it} onChoose={open} />
          ))}
        </div>
        <button
          type="button"
          className={`${iconButton} shrink-0 lg:hidden`}
          aria-expanded={isOpen}
          aria-controls="editor-panel"
          aria-label={isOpen ? t("close") : t("open")}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? (
            <ChevronDown className="size-5" strokeWidth={1.5} aria-hidden />
          ) : (
            <ChevronUp className="size-5" strokeWidth={1.5} aria-hidden />
          )}
        </button>
      </div>
      <div
        id="editor-panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        className={`min-h-0 overflow-y-auto overscroll-contain px-4 py-4 max-lg:h-[45dvh] lg:grow ${isOpen ? "" : "max-lg:hidden"}`}
      >
        {editor ? (
          <>
            {tab === "content" && <Outline />}
            {tab === "design" && <DesignPanel />}
            {tab === "page" && <PagePanel />}
            {tab === "check" && <CheckPanel onLeave={setTab} />}
            {tab === "history" && <HistoryPanel editor={editor} />}
          </>
        ) : (
          <p role="status" className={hasFailed ? "text-bad" : "text-ink-soft"}>
            {waiting(hasFailed ? "failed" : "loading")}
          </p>
        )}
      </div>
      {editor && <Announcements editor={editor} />}
    </section>
  );
}

interface TabButtonProps {
  tab: Tab;
  isChosen: boolean;
  onChoose: (tab: Tab) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function TabButton({ tab, isChosen, onChoose }: TabButtonProps) {
  const t = useTranslations("editorPanel");
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${tab}`}
      aria-selected={isChosen}
      aria-controls="editor-panel"
      tabIndex={isChosen ? 0 : -1}
      onClick={() => onChoose(tab)}
      onKeyDown={({ key }) => {
        const next = tabs[(tabs.indexOf(tab) + (steps[key] ?? 0) + tabs.length) % tabs.length];
        if (!steps[key] || !next) return;
        onChoose(next);
        document.getElementById(`tab-${next}`)?.focus();
      }}
      className="-mb-px h-11 shrink-0 border-transparent border-b-2 px-1.5 text-ink-soft text-sm hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink sm:px-2.5"
    >
      {t(tab)}
    </button>
  );
}

function Announcements({ editor: { store } }: { editor: OpenEditor }) {
  const announcement = useSyncExternalStore(store.subscribe, () => store.view().announcement);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
