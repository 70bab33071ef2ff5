"use client";

import { Camera, ImageUp } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useState } from "react";
import { useTranslations } from "#translations";
import { isUpload } from "@/components/templates/content/print";
import type { PictureSlot, PictureValue } from "@/components/templates/content/slots";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { lengthNote } from "@/components/ui/length-note";
import { loadLocalPictures, storePicture } from "@/lib/customization/content/client-pictures";
import { putOwnPicture } from "@/lib/customization/content/own-picture";
import { contentLimits } from "@/lib/customization/content/rules";
import { loadPictureText } from "@/lib/customization/first-draft/client";
import { sampleAltAt } from "../check/find-problems";
import { useEditor, useLanguage, useSite, useSlotValue } from "../use-editor";
import { FocusPoint } from "./focus-point";

const fileOf = ({ files }: DataTransfer) =>
  [...files].find(({ type }) => type.startsWith("image/"));

/** A picture: its file, the point that stays visible, and its alternative text. */
export function PictureField({ path, slot }: { path: string; slot: PictureSlot }) {
  const t = useTranslations("slotFields");
  const ui = useTranslations("ui");
  const { store, pending } = useEditor();
  const { document } = useSite();
  const language = useLanguage();
  const { declaration } = store.bundle;
  // The value of a picture slot.
  const value = useSlotValue(path) as PictureValue;
  const [status, setStatus] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const change = (part: Partial<PictureValue>, isTyping = true) =>
    store.setSlot(path, { ...value, ...part }, { isTyping });
  const isOwn = isUpload(value.file);
  const isMain = language === document.language;
  /** Of an own picture, only one that is said to be decorative needs no text. */
  const write = (alt: string) =>
    change(isMain ? { alt, needsAlt: alt === "" && isOwn ? true : undefined } : { alt });
  const setDecorative = (isDecorative: boolean) => {
    const needsAlt = !isDecorative && isOwn ? true : undefined;
    change({ alt: isDecorative || isOwn ? "" : slot.sample.alt, needsAlt }, false);
  };

  const put = async (file: File) => {
    const { hash, size } = await storePicture(file);
    const picture = { file: hash, alt: "", size };
    await loadLocalPictures({ ...document, content: { [path]: picture } });
    // Where the texts of the trade cannot be loaded, what is there is kept.
    const tradeAlt = await loadPictureText(value.file, document.language).catch(() => null);
    const now = store.view().state.document;
    store.edit(putOwnPicture(declaration, now, path, picture, tradeAlt));
  };
  const replace = async (file: File | undefined) => {
    if (!file) return;
    setIsBusy(true);
    setStatus(t("storing"));
    try {
      await pending.track(put(file));
      setStatus(t("stored"));
    } catch (error) {
      setStatus(error instanceof Error && error.message ? error.message : t("notStored"));
    } finally {
      setIsBusy(false);
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void replace(fileOf(event.dataTransfer));
  };
  const onPaste = (event: ClipboardEvent) => {
    const file = fileOf(event.clipboardData);
    if (file) event.preventDefault();
    void replace(file);
  };
  const wrongAlt =
    isMain && value.needsAlt
      ? t("altMissing")
      : sampleAltAt(declaration, path, value) && t("altOfSample");
  return (
    <fieldset
      onDrop={onDrop}
      onDragOver={(event) => event.preventDefault()}
      onPaste={onPaste}
      aria-busy={isBusy}
      className="grid gap-3"
    >
      <legend className="mb-1.5 font-medium text-sm">{slot.label}</legend>
      <FocusPoint value={value} onChange={(focus) => change({ focus })} />
      <div className="flex flex-wrap gap-2">
        <FileButton label={t("chooseFile")} Icon={ImageUp} onFile={replace} />
        <FileButton
          label={t("takePhoto")}
          Icon={Camera}
          onFile={replace}
          capture="environment"
          className="hidden pointer-coarse:flex"
        />
        <span className="self-center text-ink-soft text-sm pointer-coarse:hidden">
          {t("dropHere")}
        </span>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {status}
      </p>
      <TextField
        label={t("alt")}
        value={value.alt}
        lang={language}
        autoComplete="off"
        hint={t("altHint")}
        {...(wrongAlt ? { error: wrongAlt } : lengthNote(value.alt, contentLimits.altLength, ui))}
        onChange={({ target }) => write(target.value)}
      />
      {isMain && (
        <label className="flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            className="mt-0.5 size-4 accent-accent"
            checked={value.alt === "" && !value.needsAlt}
            onChange={({ target }) => setDecorative(target.checked)}
          />
          {t("decorative")}
        </label>
      )}
    </fieldset>
  );
}

interface FileButtonProps {
  label: string;
  Icon: typeof Camera;
  onFile: (file: File | undefined) => void;
  capture?: "environment";
  className?: string;
}

function FileButton({ label, Icon, onFile, capture, className = "" }: FileButtonProps) {
  return (
    <label
      className={`${button("secondary", "medium")} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3 ${className}`}
    >
      <Icon className="size-4" strokeWidth={1.5} aria-hidden />
      <span>{label}</span>
      <input
        type="file"
        accept="image/*"
        capture={capture}
        className="sr-only"
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // Reset, so that choosing the same file again fires a change event.
          target.value = "";
        }}
      />
    </label>
  );
}
