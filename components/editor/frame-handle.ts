import { colorProperties } from "@/components/palette/browser/template-root";
import { shownBrand, type VisitorBrand } from "@/components/palette/browser/visitor-brand";
import type { SlotValue } from "@/components/templates/content/values";
import { defaultBrand } from "@/lib/brand/rules";
import { withLocalPictures } from "@/lib/content/client-pictures";
import { isSameValue, valueAt } from "@/lib/content/rules";
import { paletteColors, paletteKeys } from "@/lib/palette/rules";
import { uploadsPath } from "@/lib/pictures/rules";
import type { EditorStore } from "./editor-store";
import type { ShellPort } from "./frame-port";

/** The frame as the shell uses it. */
export interface FrameHandle {
  window: () => (Window & typeof globalThis) | null;
  /** The page's markup, of the words as they are now. */
  markup: () => string;
  /** Shows the words as they are now, with the next picture that the browser draws. */
  show: () => void;
  showColors: () => void;
  /** Puts a slot in hand there, and the focus with it. */
  select: (path: string) => void;
  /** Call it once the frame is loaded; takes over what was typed there before. */
  connect: (port: ShellPort) => void;
}

/** The id of the text page that a slot is on; undefined for the page itself. */
export const pageOf = (path: string | null): string | undefined =>
  /^pages\.([a-z0-9]+)/.exec(path ?? "")?.[1];

export function createFrameHandle(
  iframe: () => HTMLIFrameElement | null,
  store: EditorStore,
  customer: VisitorBrand["customer"],
): FrameHandle {
  const { slug, bundle } = store;
  const colors = () => paletteColors(store.view().state.choices, bundle.palette);

  function markup(pageId?: string): string {
    const { document, choices, brand: guest } = store.view().state;
    const shown = shownBrand({ choices, guest, customer });
    const printed = bundle.renderMarkup({
      brand: { name: shown.name || defaultBrand.name, logo: shown.logo || defaultBrand.logo },
      palette: colors(),
      images: `/templates/${slug}`,
      uploads: uploadsPath,
      values: document.content,
      language: document.language,
      pageId,
      home: "",
      isEdited: true,
    });
    return withLocalPictures(printed, uploadsPath);
  }

  // The type of contentWindow leaves out the constructors, which every window has.
  const frameWindow = () =>
    (iframe()?.contentWindow ?? null) as (Window & typeof globalThis) | null;
  const port = () => frameWindow()?.frameEditor;

  let next = 0;
  const show = () => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(() => port()?.show(markup(pageOf(store.view().selected))));
  };
  const showColors = () => {
    const properties = paletteKeys.map((key) => [colorProperties[key], colors()[key]]);
    port()?.setRoot(store.view().state.document.language, Object.fromEntries(properties));
  };

  function connect(shell: ShellPort) {
    const typed = port()?.connect(shell);
    if (!typed) return;
    for (const [path, value] of typed) takeOver(store, path, value);
    showColors();
    show();
  }

  return {
    window: frameWindow,
    markup: () => markup(),
    show,
    showColors,
    select: (path) => port()?.select(path),
    connect,
  };
}

/** Takes over what was typed in the frame. Of a link that is the label only. */
export function takeOver(store: EditorStore, path: string, value: SlotValue) {
  const known = valueAt(store.bundle.declaration, store.view().state.document, path);
  const isLink = known !== null && typeof known === "object" && "label" in known;
  const changed = isLink && typeof value === "string" ? { ...known, label: value } : value;
  if (known === null || typeof known !== typeof changed || isSameValue(known, changed)) return;
  store.setSlot(path, changed, { source: "frame" });
}
