import type { Editor } from "./use-editor";

/** Makes a slot the active one on the page and in the panel, also if it is that already. */
export function goToSlot({ store, frame }: Pick<Editor, "store" | "frame">, path: string) {
  store.select(null);
  store.select(path);
  frame.select(path);
}
