"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import { useTranslations } from "#translations";
import "react-image-crop/dist/ReactCrop.css";
import { button } from "@/components/ui/button";
import { errorMessage } from "@/components/ui/error-message";
import { uploadPresetPicture } from "@/lib/catalogue/pictures/client";
import {
  cardRatio,
  cropInPixels,
  isTooSmall,
  largestCrop,
  minCropWidth,
} from "@/lib/catalogue/pictures/crop";

interface CropPictureProps {
  file: File;
  /** Called with the address of the uploaded crop. */
  onDone: (image: string) => void;
  /** Called with the error of the file, or without one if the user cancels. */
  onCancel: (problem?: string) => void;
}

interface Shown {
  image: HTMLImageElement;
  crop: PercentCrop;
}

/** The largest part of a picture, in percent of it. */
function initialCrop({
  naturalWidth: width,
  naturalHeight: height,
}: HTMLImageElement): PercentCrop {
  const crop = largestCrop({ width, height });
  const ofWidth = (pixels: number) => (pixels / width) * 100;
  const ofHeight = (pixels: number) => (pixels / height) * 100;
  return {
    unit: "%",
    x: ofWidth(crop.x),
    y: ofHeight(crop.y),
    width: ofWidth(crop.width),
    height: ofHeight(crop.height),
  };
}

/** The smallest width of the frame, in pixels of the screen. */
const leastWidth = ({ width, naturalWidth }: HTMLImageElement) =>
  Math.ceil((minCropWidth * width) / naturalWidth);

function useAriaLabels() {
  const t = useTranslations("pictureCrop");
  return {
    cropArea: t("area"),
    nDragHandle: "",
    eDragHandle: "",
    sDragHandle: "",
    wDragHandle: "",
    nwDragHandle: t("upperLeft"),
    neDragHandle: t("upperRight"),
    swDragHandle: t("lowerLeft"),
    seDragHandle: t("lowerRight"),
  };
}

/** A chosen file with a frame in the shape of a card; the server crops the picture to the frame. */
export function CropPicture({ file, onDone, onCancel }: CropPictureProps) {
  const t = useTranslations("pictureCrop");
  const picture = useTranslations("presetPictures");
  const ariaLabels = useAriaLabels();
  const source = useObjectUrl(file);
  const [shown, setShown] = useState<Shown | null>(null);
  const upload = useMutation({
    mutationFn: ({ image, crop }: Shown) =>
      uploadPresetPicture(
        file,
        cropInPixels({ width: image.naturalWidth, height: image.naturalHeight }, crop),
      ),
    onSuccess: ({ url }) => onDone(url),
  });
  const show = (image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    if (isTooSmall({ width, height }))
      onCancel(picture("tooSmall", { width: String(width), height: String(height) }));
    else setShown({ image, crop: initialCrop(image) });
  };
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-4">
      <legend className="px-1 font-medium text-sm">{t("title")}</legend>
      <p className="text-ink-soft text-sm">{t("hint")}</p>
      {source && (
        <ReactCrop
          {...(shown ? { crop: shown.crop, minWidth: leastWidth(shown.image) } : {})}
          aspect={cardRatio}
          keepSelection
          disabled={upload.isPending}
          ariaLabels={ariaLabels}
          className="max-h-96 justify-self-center [--rc-drag-handle-size:24px] [--rc-focus-color:var(--color-accent)]"
          onChange={(_, crop) => setShown((it) => it && { ...it, crop })}
        >
          <img
            src={source}
            alt={t("alt")}
            onLoad={({ currentTarget }) => show(currentTarget)}
            onError={() => onCancel(picture("notAPicture"))}
          />
        </ReactCrop>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className={button("primary", "medium")}
          disabled={!shown || upload.isPending}
          onClick={() => shown && upload.mutate(shown)}
        >
          {t("use")}
        </button>
        <button
          type="button"
          className={button("secondary", "medium")}
          disabled={upload.isPending}
          onClick={() => onCancel()}
        >
          {t("cancel")}
        </button>
        <p role="status" className="flex items-center gap-2 text-sm">
          {upload.isPending && (
            <>
              <progress aria-label={t("uploading")} /> {t("uploading")}
            </>
          )}
        </p>
      </div>
      {upload.error && (
        <p role="alert" className="text-bad text-sm">
          {errorMessage(upload.error)}
        </p>
      )}
    </fieldset>
  );
}

/** The size of a file on this device; undefined until it is loaded. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
