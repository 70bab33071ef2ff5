"use client";

import { ImageUp } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { errorMessage } from "@/components/ui/error-message";
import { Field } from "@/components/ui/field";
import { uploadTypes } from "@/lib/platform/media/rules";
import { withinUploadLimit } from "@/lib/platform/media/shrink-picture";
import { CropPicture } from "./crop-picture";

const isPicture = ({ type, size }: File) => uploadTypes.split(",").includes(type) && size > 0;

interface AddPictureProps {
  onAdd: (image: string) => void;
}

/** A field for a file that is chosen or dropped, and then cropped. */
export function AddPicture({ onAdd }: AddPictureProps) {
  const t = useTranslations("presetPictures");
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem(isPicture(chosen) ? undefined : t("notAPicture"));
    if (!isPicture(chosen)) return;
    try {
      setFile(await withinUploadLimit(chosen));
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  if (file) {
    return (
      <CropPicture
        // Another file is another picture, with its own frame.
        key={`${file.name} ${file.lastModified}`}
        file={file}
        onDone={(image) => {
          setFile(null);
          onAdd(image);
        }}
        onCancel={(reason) => {
          setFile(null);
          setProblem(reason);
        }}
      />
    );
  }
  return (
    <div>
      <label
        className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line-strong border-dashed bg-paper p-4 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void choose(event.dataTransfer.files[0]);
        }}
      >
        <ImageUp className="size-5" strokeWidth={1.5} aria-hidden />
        <span className="font-medium">{t("add")}</span>
        <span className="text-ink-soft text-sm">{t("addHint")}</span>
        <input
          type="file"
          accept={uploadTypes}
          className="sr-only"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </label>
      <p role="alert" className="mt-1.5 text-bad text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}

/** A picture of another site, by its address. */
export function AddAddress({ onAdd }: AddPictureProps) {
  const t = useTranslations("presetPictures");
  const [address, setAddress] = useState("");
  const add = () => {
    if (address.trim()) onAdd(address.trim());
    setAddress("");
  };
  return (
    <Field label={t("address")}>
      {({ className, ...input }) => (
        <div className="flex gap-2">
          <input
            {...input}
            type="url"
            className={`${className} h-11`}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter would submit the surrounding form.
              event.preventDefault();
              add();
            }}
          />
          <button type="button" className={button("secondary")} onClick={add}>
            {t("addAddress")}
          </button>
        </div>
      )}
    </Field>
  );
}
