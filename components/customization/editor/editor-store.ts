import type { TemplateBundle } from "@/components/templates/browser-bundle";
import type { Language } from "@/components/templates/content/languages";
import { findSlot, type SlotValue } from "@/components/templates/content/values";
import {
  canRedo,
  canUndo,
  changedPaths,
  type EditedSite,
  type EditState,
  edit,
  logText,
  type Patch,
  readLog,
  redo,
  startEditing,
  undo,
} from "@/lib/customization/content/edit-log";
import { editLogStorage } from "@/lib/customization/content/edit-log-storage";
import { isText, languageOfKey, slotPath } from "@/lib/customization/content/rules";
import { setValuesIn } from "@/lib/customization/content/translations";
import type { EditorTexts, TextsOf } from "./editor-texts";
import { namesAt } from "./slot-name";

/** The origin of a change: a change made in the frame is visible there already. */
export type ChangeSource = "panel" | "frame" | "elsewhere";

interface EditOptions {
  source?: ChangeSource;
  isTyping?: boolean;
  /** Announced to screen readers. */
  announcement?: string;
}

interface View {
  state: EditState;
  /** The further language that is edited; null for the site's own. */
  language: Language | null;
  /** The active slot or item. */
  selected: string | null;
  announcement: string;
}

export interface EditorStore {
  slug: string;
  bundle: TemplateBundle;
  texts: TextsOf;
  view: () => View;
  subscribe: (listener: () => void) => () => void;
  /** Called after each change of the site, before the listeners. */
  onChange: (
    listener: (state: EditState, before: EditState, source: ChangeSource) => void,
  ) => () => void;
  /** Null is no edit: the template does not allow it. Returns whether something changed. */
  edit: (patch: Patch | null, options?: EditOptions) => boolean;
  setSlot: (path: string, value: SlotValue, options?: EditOptions) => void;
  /** Applies changes from other tabs or devices, without adding them to the undo log. */
  replace: (site: Partial<EditedSite>) => void;
  undo: (isRedo: boolean) => void;
  select: (path: string | null) => void;
  /** The language whose texts are shown and edited. */
  language: () => Language;
  setLanguage: (language: Language | null) => void;
  announce: (text: string) => void;
}

const maxLogLength = 1_000_000;

/**
 * While the visitor types on the page, everything else waits for a pause, so that each letter is
 * painted first.
 */
const pauseMs = 250;

/** The editor's state, outside React: the frame calls it, too. */
export function createEditorStore(
  slug: string,
  bundle: TemplateBundle,
  site: Omit<EditedSite, "document">,
  texts: EditorTexts,
): EditorStore {
  const { declaration } = bundle;
  const storage = editLogStorage(slug);
  const log = readLog(storage.read());
  let view: View = {
    state: startEditing(slug, declaration, site, log),
    language: null,
    selected: null,
    announcement: "",
  };
  const listeners = new Set<() => void>();
  const changeListeners = new Set<Parameters<EditorStore["onChange"]>[0]>();

  let pause: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    clearTimeout(pause);
    for (const listen of listeners) listen();
  };

  function update(next: Partial<View>, source: ChangeSource = "panel", isTyping = false) {
    const before = view.state;
    const { announcement } = next;
    // The same message is announced again only if it differs.
    const said = announcement === view.announcement ? `${announcement}\u00a0` : announcement;
    view = { ...view, ...next, ...(announcement ? { announcement: said ?? "" } : {}) };
    if (view.state !== before) {
      for (const listen of changeListeners) listen(view.state, before, source);
    }
    if (!(isTyping && source === "frame")) return notify();
    clearTimeout(pause);
    pause = setTimeout(notify, pauseMs);
  }

  /** The language in which a change is seen: of what all languages share, the present one. */
  function languageOfChange(key: string): Language | null {
    const slot = findSlot(declaration.slots, key)?.slot;
    const isOwnText = slot?.kind === "link" || (slot !== undefined && isText(slot));
    return languageOfKey(key) ?? (isOwnText ? null : view.language);
  }

  let logTimer: ReturnType<typeof setTimeout> | undefined;
  const keepLog = () => {
    clearTimeout(logTimer);
    storage.write(logText(view.state.log, maxLogLength));
  };
  const keepLogSoon = () => {
    clearTimeout(logTimer);
    logTimer = setTimeout(keepLog, pauseMs);
  };
  addEventListener("pagehide", keepLog);

  const store: EditorStore = {
    slug,
    bundle,
    texts: (group) => texts[group],
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChange: (listener) => {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    edit: (patch, { source = "panel", isTyping = false, announcement } = {}) => {
      const state = edit(view.state, patch ?? {}, { at: Date.now(), isTyping });
      if (state === view.state) return false;
      update({ state, ...(announcement ? { announcement } : {}) }, source, isTyping);
      keepLogSoon();
      return true;
    },
    setSlot: (path, value, options) => {
      const { document } = view.state;
      const patch = setValuesIn(declaration, document, store.language(), { [path]: value });
      store.edit(patch, { isTyping: true, ...options });
    },
    replace: (changed) => update({ state: { ...view.state, ...changed } }, "elsewhere"),
    undo: (isRedo) => {
      const { state } = view;
      const t = store.texts("editor");
      if (!(isRedo ? canRedo(state) : canUndo(state))) {
        store.announce(t(isRedo ? "nothingToRedo" : "nothingToUndo"));
        return;
      }
      const next = isRedo ? redo(declaration, state) : undo(declaration, state);
      const [key = ""] = changedPaths(state, next);
      const slot = namesAt(store, slotPath(key), next.document).at(-1);
      const announcement = slot
        ? t(isRedo ? "redoneOf" : "undoneOf", { slot })
        : t(isRedo ? "redone" : "undone");
      update({ state: next, language: languageOfChange(key), announcement });
      keepLogSoon();
    },
    select: (selected) => {
      if (selected !== view.selected) update({ selected });
    },
    language: () => {
      const { translations = {}, language } = view.state.document;
      return view.language && translations[view.language] ? view.language : language;
    },
    setLanguage: (language) => {
      if (language !== view.language) update({ language });
    },
    announce: (announcement) => update({ announcement }),
  };
  return store;
}
