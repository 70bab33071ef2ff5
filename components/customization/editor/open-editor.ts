import { createPaletteSaver } from "@/components/customization/palette/browser/palette-saver";
import {
  isVisitorBrandKey,
  readVisitorBrand,
} from "@/components/customization/palette/browser/visitor-brand";
import type { TemplateSlug } from "@/components/templates/registry";
import { localStore } from "@/lib/browser-storage";
import { type OpenDraft, openBrowserDraft } from "@/lib/customization/content/client-drafts";
import { loadLocalPictures } from "@/lib/customization/content/client-pictures";
import type { DraftStatus } from "@/lib/customization/content/draft";
import { draftNameOf } from "@/lib/customization/content/draft-name";
import type { EditState } from "@/lib/customization/content/edit-log";
import { withLabels } from "@/lib/customization/content/labels";
import type { MergeConflict } from "@/lib/customization/content/merge";
import { createValue, type Value } from "@/lib/platform/state/value";
import type { Messages } from "@/lib/translations/translator";
import { type ChangeSource, createEditorStore } from "./editor-store";
import type { EditorTexts } from "./editor-texts";
import { createFrameHandle, takeOver } from "./frame-handle";
import { loadTemplate } from "./load-template";
import { moveBy } from "./move-item";
import { createPendingWork } from "./pending-work";
import type { Editor } from "./use-editor";

interface Conflict {
  slots: MergeConflict[];
  resolve: (theirs: string[]) => Promise<void>;
}

export interface OpenEditor extends Editor {
  draftName: string;
  conflict: Value<Conflict | null>;
  /** Resolves when the account has the draft. */
  refresh: () => Promise<void>;
  close: () => void;
}

interface OpenOptions {
  slug: TemplateSlug;
  /** In pixels; 0 for a responsive template. */
  fixedWidth: number;
  texts: EditorTexts;
  iframe: () => HTMLIFrameElement | null;
  /** Moves the focus from the page to the panel, to the field of the slot if there is one. */
  onLeave: (path: string | null) => void;
}

/** Loads the template and the visitor's draft, and connects them with the frame. */
export async function openEditor(options: OpenOptions): Promise<OpenEditor> {
  const { slug, fixedWidth, texts, iframe, onLeave } = options;
  const loaded = await loadTemplate(slug);
  // Cast: a label without a message stands for itself.
  const labelOf = (label: string) => texts.slotLabels(label as keyof Messages["slotLabels"]);
  const bundle = { ...loaded, declaration: withLabels(loaded.declaration, labelOf) };
  const visitor = readVisitorBrand();
  const site = { choices: visitor.choices, brand: visitor.guest };
  const store = createEditorStore(slug, bundle, site, texts);
  const frame = createFrameHandle(iframe, store, visitor.customer);
  const status = createValue<DraftStatus>(visitor.customer ? "saved" : "kept");
  const refusal = createValue("");
  const conflict = createValue<Conflict | null>(null);
  const pending = createPendingWork();
  const { declaration } = bundle;

  const license = visitor.customer && new URLSearchParams(location.search).get("license");
  const draftName = draftNameOf(slug, Number(license ?? 1));

  const draft: OpenDraft = await openBrowserDraft(draftName, declaration, {
    onDocument: (document) => {
      void loadLocalPictures(document).then(frame.show);
      store.replace({ document });
    },
    onStatus: (next, reason = "") => {
      status.set(next);
      refusal.set(reason);
    },
    onConflict: (slots, resolve) => conflict.set({ slots, resolve }),
  });
  await loadLocalPictures(draft.document());
  store.replace({ document: draft.document() });

  const savePalette = createPaletteSaver();
  function keep(state: EditState, before: EditState, source: ChangeSource) {
    if (source === "elsewhere") return;
    if (state.document !== before.document) draft.edit(state.document);
    if (state.choices !== before.choices) {
      savePalette({ choices: state.choices, guest: state.brand, customer: visitor.customer });
    }
    const { name, logo } = state.brand;
    if (state.brand !== before.brand)
      localStore.writeJson("brand", name || logo ? state.brand : null);
  }
  function show(state: EditState, before: EditState, source: ChangeSource) {
    if (state.choices !== before.choices) frame.showColors();
    if (source !== "frame") frame.show();
  }
  store.onChange((state, before, source) => {
    keep(state, before, source);
    show(state, before, source);
  });

  let selected: string | null = null;
  let shownLanguage = store.language();
  store.subscribe(() => {
    const language = store.language();
    if (language !== shownLanguage) {
      shownLanguage = language;
      frame.showColors();
      frame.show();
    }
    const next = store.view().selected;
    if (next === selected) return;
    selected = next;
    frame.turnTo(next);
  });

  const connect = () =>
    frame.connect({
      onEdit: (path, value) => takeOver(store, path, value),
      onSelect: (path) => path && store.select(path),
      onUndo: store.undo,
      onMoveItem: (itemPath, by) => moveBy(store, itemPath, by),
      onLeave: () => onLeave(store.view().selected),
    });
  iframe()?.addEventListener("load", connect);
  connect();

  async function saveAll() {
    await pending.settle();
    await draft.flush();
    // Something was written meanwhile.
    if (status.get() === "saving") await draft.flush();
  }

  const onStorage = (event: StorageEvent) => {
    if (!isVisitorBrandKey(event)) return;
    const { choices, guest } = readVisitorBrand();
    store.replace({ choices, brand: guest });
  };
  addEventListener("storage", onStorage);

  return {
    store,
    draftName,
    frame,
    customer: visitor.customer,
    fixedWidth,
    status,
    refusal,
    pending,
    saveAll,
    conflict,
    refresh: draft.refresh,
    close: () => {
      removeEventListener("storage", onStorage);
      iframe()?.removeEventListener("load", connect);
      // A picture that is still being read belongs to the draft, too.
      void pending.settle().then(draft.close, draft.close);
    },
  };
}
