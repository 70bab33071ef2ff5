"use client";

import { ArrowLeft, Monitor, Redo2, ShoppingCart, Smartphone, Tablet, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "#translations";
import { button, iconButton } from "@/components/ui/button";
import { Anchor, Link } from "@/components/ui/link";
import { ShopLogo } from "@/components/ui/shop-logo";
import { canRedo, canUndo } from "@/lib/customization/content/edit-log";
import { findLongTexts } from "@/lib/customization/content/lengths";
import { isSample, languageOfKey, slotPath } from "@/lib/customization/content/rules";
import { type Screen, screens } from "@/lib/customization/preview/screens";
import { links } from "@/lib/links";
import { cartOffering } from "@/lib/orders/cart/looked-at";
import { useValue } from "@/lib/platform/state/value";
import { FileMenu } from "./file-menu";
import { LanguageMenu } from "./language-menu";
import type { OpenEditor } from "./open-editor";
import { slotName } from "./slot-name";
import type { ChosenScreen } from "./use-screen";

interface ToolbarProps {
  preview: string;
  name: string;
  /** Null until it is loaded. */
  editor: OpenEditor | null;
  screen: ChosenScreen;
  offer: ReactNode;
  /** Undefined while no preset with this template is sold. */
  presetId: number | undefined;
}

const icons = { desktop: Monitor, tablet: Tablet, phone: Smartphone } as const;

export function Toolbar({ preview, name, editor, screen, offer, presetId }: ToolbarProps) {
  const t = useTranslations("editor");
  const screenName = useTranslations("screenNames");
  const ui = useTranslations("ui");
  const ofLayout = useTranslations("layout");
  return (
    <div
      role="toolbar"
      aria-label={t("toolbar")}
      className="z-20 flex min-h-14 flex-wrap items-center gap-x-1 border-line border-b bg-card px-2 sm:gap-x-2 sm:px-4 lg:col-span-2"
    >
      <Anchor
        href={links.home}
        className={`${iconButton} max-sm:hidden`}
        aria-label={ofLayout("home")}
      >
        <ShopLogo className="size-5" />
      </Anchor>
      <Anchor
        href={preview}
        className={`${button("quiet", "medium")} max-sm:px-2`}
        aria-label={t("back") + ui("colon") + name}
      >
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden />
        <span className="font-display font-semibold">{name}</span>
      </Anchor>
      <fieldset className="flex max-lg:hidden">
        <legend className="sr-only">{t("screen")}</legend>
        {Object.entries(icons).map(([key, Icon]) => (
          <label
            key={key}
            title={`${screenName(key as Screen)} ${screens[key as Screen].width}`}
            className="relative flex size-9 items-center justify-center rounded-control text-ink-soft hover:text-ink has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="screen"
              value={key}
              checked={screen.name === key}
              onChange={() => screen.choose(key as Screen)}
              className="sr-only"
            />
            <Icon className="size-5" strokeWidth={1.5} aria-hidden />
            <span className="sr-only">{screenName(key as Screen)}</span>
          </label>
        ))}
      </fieldset>
      <div className="grow" />
      {editor && (
        <>
          <Status editor={editor} />
          <LanguageMenu />
          <UndoButtons editor={editor} />
          <FileMenu editor={editor} />
        </>
      )}
      {/* On a phone the offer, the cart and the status are a row of their own. */}
      <div className="basis-full sm:hidden" />
      {offer}
      <Link
        href={presetId === undefined ? links.cart : cartOffering(presetId)}
        className={iconButton}
        aria-label={t("cart")}
      >
        <ShoppingCart className="size-5" strokeWidth={1.5} aria-hidden />
      </Link>
    </div>
  );
}

function Status({ editor }: { editor: OpenEditor }) {
  const statusText = useTranslations("draftStatus");
  const status = useValue(editor.status);
  const refusal = useValue(editor.refusal);
  const tooLong = useLongText(editor);
  const hint = useTranslations("editor")("hint");
  const isUntouched = useIsUntouched(editor);
  const isBad = tooLong !== "" || ["conflict", "lost", "refused"].includes(status);
  return (
    <p
      role="status"
      className={`order-last min-w-0 grow py-1.5 text-end text-sm sm:order-none sm:grow-0 sm:basis-auto sm:p-0 ${isBad ? "basis-full text-bad" : "basis-24 text-ink-soft"}`}
    >
      {tooLong || (isUntouched ? hint : `${statusText(status)} ${refusal}`)}
    </p>
  );
}

/** Whether nothing was written yet, now or earlier. */
function useIsUntouched({ store }: OpenEditor): boolean {
  const { log, document } = useSyncExternalStore(store.subscribe, () => store.view().state);
  return log.steps.length === 0 && isSample(document);
}

/** What to say about a text that is too long: the selected one, or else the first. */
function useLongText({ store }: OpenEditor): string {
  const t = useTranslations("editor");
  const view = useSyncExternalStore(store.subscribe, store.view);
  const { document } = view.state;
  const further = store.language() === document.language ? undefined : store.language();
  const long = findLongTexts(store.bundle.declaration, document);
  const shown =
    long.find(({ path }) => slotPath(path) === view.selected && languageOfKey(path) === further) ??
    long[0];
  if (!shown) return "";
  return t("tooLong", { slot: slotName(store, shown.path), max: shown.max });
}

const isUndoKey = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key);

function UndoButtons({ editor: { store } }: { editor: OpenEditor }) {
  const t = useTranslations("editor");
  const state = useSyncExternalStore(store.subscribe, () => store.view().state);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return;
      // Also in fields: the browser would undo in one field only, and bypass the log.
      event.preventDefault();
      store.undo(event.shiftKey || /y/i.test(event.key));
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store]);
  return (
    <>
      <button
        type="button"
        className={iconButton}
        aria-label={t("undo")}
        aria-disabled={!canUndo(state)}
        onClick={() => store.undo(false)}
      >
        <Undo2 className="size-5" strokeWidth={1.5} aria-hidden />
      </button>
      <button
        type="button"
        className={iconButton}
        aria-label={t("redo")}
        aria-disabled={!canRedo(state)}
        onClick={() => store.undo(true)}
      >
        <Redo2 className="size-5" strokeWidth={1.5} aria-hidden />
      </button>
    </>
  );
}
