"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "#translations";
import type { TemplateSlug } from "@/components/templates/registry";
import { markShown } from "@/components/ui/mark-shown";
import { onDemand } from "@/components/ui/on-demand";
import { useHydrated } from "@/components/ui/use-hydrated";
import { isSharedFragment } from "@/lib/customization/sharing/rules";
import { useShop } from "@/lib/platform/state/client";
import { useValue } from "@/lib/platform/state/value";
import { useEditorTexts } from "./editor-texts";
import { type OpenEditor, openEditor } from "./open-editor";
import { Panel } from "./panel";
import { Stage } from "./stage";
import { Toolbar } from "./toolbar";
import { EditorContext } from "./use-editor";
import { useScreen } from "./use-screen";
import "./editor.css";

// Loaded when there is a conflict: most drafts never have one.
const ConflictDialog = onDemand(() => import("./conflict-dialog").then((it) => it.ConflictDialog));

const fields = "input, textarea, select, button[aria-expanded]";

interface EditorProps {
  slug: TemplateSlug;
  /** The path of the preview of the design that is edited. */
  preview: string;
  name: string;
  /** In pixels; 0 for a responsive template. */
  fixedWidth: number;
  /** The price and the way to buy the template, for the toolbar. */
  offer: ReactNode;
  /** Undefined while no preset with this template is sold. */
  presetId: number | undefined;
}

/**
 * The template in a frame, with a toolbar and a panel around it. The frame is in the page's HTML,
 * so that the visitor can type in it while the rest of the editor is loading.
 */
export function Editor({ slug, preview, name, fixedWidth, offer, presetId }: EditorProps) {
  const t = useTranslations("editor");
  const iframe = useRef<HTMLIFrameElement>(null);
  const panel = useRef<HTMLElement>(null);
  const isVisitorKnown = useShop((state) => state.isVisitorKnown);
  const email = useShop((state) => state.user?.email ?? "");
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const screen = useScreen(fixedWidth);
  const isHydrated = useHydrated();
  const texts = useEditorTexts();
  const focusPanel = useCallback((path: string | null) => {
    const part = document.getElementById(`slot:${path}`);
    const field = part?.querySelector<HTMLElement>(fields) ?? panel.current;
    field?.focus();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer's draft is another editor, and the language stays.
  useEffect(() => {
    if (!isVisitorKnown) return;
    const opening = openEditor({
      slug,
      fixedWidth,
      texts,
      iframe: () => iframe.current,
      onLeave: focusPanel,
    });
    let isClosed = false;
    opening.then(
      (opened) => {
        if (isClosed) return;
        setEditor(opened);
        void takeSharedWords(opened);
      },
      () => setHasFailed(true),
    );
    return () => {
      isClosed = true;
      setEditor(null);
      opening.then(({ close }) => close()).catch(() => {});
    };
  }, [slug, fixedWidth, isVisitorKnown, email, focusPanel]);

  return (
    <EditorContext value={editor}>
      <div
        ref={markShown}
        data-editor
        data-shown=""
        data-waiting={isHydrated ? undefined : ""}
        className="grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] bg-paper lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_minmax(0,1fr)]"
      >
        <h1 className="sr-only">{t("title", { template: name })}</h1>
        <Toolbar
          preview={preview}
          name={name}
          editor={editor}
          screen={screen}
          offer={offer}
          presetId={presetId}
        />
        <Stage
          iframe={iframe}
          preview={preview}
          name={name}
          fixedWidth={fixedWidth}
          screen={screen.name}
        />
        <Panel panel={panel} editor={editor} hasFailed={hasFailed} />
        {editor && <Conflicts editor={editor} />}
      </div>
    </EditorContext>
  );
}

/** The content of a shared link, whose banner leads here. */
async function takeSharedWords(editor: OpenEditor) {
  const { hash } = location;
  if (!isSharedFragment(hash)) return;
  const { takeShared } = await import("./take-shared");
  await takeShared(editor, hash);
}

function Conflicts({ editor }: { editor: OpenEditor }) {
  const isOpen = useValue(editor.conflict) !== null;
  return isOpen && <ConflictDialog editor={editor} />;
}
