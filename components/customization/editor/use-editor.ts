"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import type { SlotValue } from "@/components/templates/content/values";
import { type Brand, defaultBrand } from "@/lib/customization/brand";
import type { EditState } from "@/lib/customization/content/edit-log";
import { valueAt } from "@/lib/customization/content/rules";
import type { EditorStore } from "./editor-store";
import type { FrameHandle } from "./frame-handle";

export interface Editor {
  store: EditorStore;
  frame: FrameHandle;
  /** The signed-in customer, whose brand is that of the profile. */
  customer: (Brand & { email: string }) | null;
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

/** The value of a slot; null if there is none. */
export function useSlotValue(path: string): SlotValue | null {
  const { store } = useEditor();
  return valueAt(store.bundle.declaration, useSite().document, path);
}

/** The company's name as the site shows it. */
export function useBrandName(): string {
  const { customer } = useEditor();
  const { brand } = useSite();
  return customer?.name || brand.name || defaultBrand.name;
}
