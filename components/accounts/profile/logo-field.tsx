"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { errorMessage } from "@/components/ui/error-message";
import { defaultBrand } from "@/lib/customization/brand";
import { uploadPicture } from "@/lib/platform/media/client";
import { type UploadTarget, uploadTypes } from "@/lib/platform/media/rules";
import { withinUploadLimit } from "@/lib/platform/media/shrink-picture";
import type { Translator } from "@/lib/translations/translator";

const alertMs = 3_000;

const showUpdating = (t: Translator<"logo">) =>
  showAlert({
    title: t("updating"),
    text: t("pleaseWait"),
    confirm: null,
    closesAfterMs: alertMs,
    hasProgress: true,
  });

const showFailed = (t: Translator<"logo">, error: unknown) =>
  showAlert({
    title: t("failed"),
    text: errorMessage(error, t("tryAgain")),
    tone: "bad",
  });

interface LogoFieldProps {
  logo: string;
  isSaved: boolean;
  uploadTo: UploadTarget | null;
  onChange: (logo: string) => void;
}

export function LogoField({ logo, isSaved, uploadTo, onChange }: LogoFieldProps) {
  const t = useTranslations("logo");
  const profileText = useTranslations("profile");
  const [isUploading, setIsUploading] = useState(false);

  async function upload(file: File) {
    setIsUploading(true);
    try {
      const small = await withinUploadLimit(file);
      const [address] = await Promise.all([uploadPicture(small, uploadTo), showUpdating(t)]);
      onChange(address);
    } catch (error) {
      void showFailed(t, error);
    } finally {
      setIsUploading(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <img
        src={logo || defaultBrand.logo}
        alt={logo ? t("yourLogo") : profileText("defaultLogo")}
        width={72}
        height={72}
        className="size-18 rounded-control border border-line bg-card object-contain p-2"
      />
      <div>
        <label
          className={`${button("secondary")} cursor-pointer has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3`}
        >
          {t("upload")}
          <input
            type="file"
            accept={uploadTypes}
            disabled={isUploading}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Reset, so that choosing the same file again fires a change event.
              target.value = "";
              if (file) void upload(file);
            }}
          />
        </label>
        <p role="status" className="mt-1.5 text-ink-soft text-sm">
          {statusText(t, isUploading, isSaved)}
        </p>
      </div>
    </div>
  );
}

function statusText(t: Translator<"logo">, isUploading: boolean, isSaved: boolean): string {
  if (isUploading) return t("uploading");
  return isSaved ? t("limits") : t("notSaved");
}
