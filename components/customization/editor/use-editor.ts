"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import type { Language } from "@/components/templates/content/languages";
import type { SlotValue } from "@/components/templates/content/values";
import { type Brand, defaultBrand } from "@/lib/customization/brand";
import type { DraftStatus } from "@/lib/customization/content/draft";
import type { EditState } from "@/lib/customization/content/edit-log";
import { writtenAt } from "@/lib/customization/content/translations";
import type { Value } from "@/lib/platform/state/value";
import type { EditorStore } from "./editor-store";
import type { FrameHandle } from "./frame-handle";
import type { PendingWork } from "./pending-work";

export interface Editor {
  store: EditorStore;
  frame: FrameHandle;
  /** The signed-in customer, whose brand is that of the profile. */
  customer: (Brand & { email: string }) | null;
  /** Where the draft is stored at this moment. */
  status: Value<DraftStatus>;
  /** Why the account refused the draft; empty if it did not. */
  refusal: Value<string>;
  /** Work whose result becomes a change of the draft. */
  pending: PendingWork;
  /** Waits for that work, and stores and sends the draft. */
  saveAll: () => Promise<void>;
  /** The width of the template, in pixels; 0 for a responsive one. */
  fixedWidth: number;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("Not inside the editor");
  return editor;
}

export function useSite(): EditState {
  const { store } = useEditor();
  return useSyncExternalStore(
    store.subscribe,
    () => store.view().state,
    () => store.view().state,
  );
}

export function useSelected(): string | null {
  const { store } = useEditor();
  const selected = () => store.view().selected;
  return useSyncExternalStore(store.subscribe, selected, selected);
}

/** The language whose texts are edited. */
export function useLanguage(): Language {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, store.language, store.language);
}

/** The value of a slot in the edited language; null if there is none. */
export function useSlotValue(path: string): SlotValue | null {
  const { store } = useEditor();
  const language = useLanguage();
  return writtenAt(store.bundle.declaration, useSite().document, language, path);
}

/** The company's name as the site shows it. */
export function useBrandName(): string {
  const { customer } = useEditor();
  const { brand } = useSite();
  return customer?.name || brand.name || defaultBrand.name;
}
