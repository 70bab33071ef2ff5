"use client";

import { type FormEvent, useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { slugOf } from "@/lib/catalogue/rules";
import { maxNameLength, tidyName } from "@/lib/customization/brand";
import type { PaletteChoices } from "@/lib/customization/palette/rules";
import { brandCode } from "@/lib/customization/preview/rules";
import { fetchSite } from "@/lib/sites/delivery/client";
import { DownloadPreview } from "./download-preview";
import { PaletteFields } from "./palette-fields";
import { saveFile } from "./save-file";

export interface SavedBrand {
  name: string;
  /** A URL; empty for the default logo. */
  logo: string;
  choices: PaletteChoices;
}

export interface DownloadDialogProps {
  presetId: number;
  /** The key of its license. */
  license: string;
  licenseNumber: number;
  /** The name of the template. */
  name: string;
  /** The path of its preview page. */
  preview: string;
  /** The customer's brand, from the profile. */
  brand: SavedBrand;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Previews the site and downloads it as a zip: in the profile's brand, or in a different one for
 * this download.
 */
export function DownloadDialog(props: DownloadDialogProps) {
  const t = useTranslations("download");
  const { name, preview, brand, isOpen, onOpenChange } = props;
  const [company, setCompany] = useState(brand.name);
  const [choices, setChoices] = useState(brand.choices);
  const [status, setStatus] = useState<"idle" | "packing" | "done">("idle");
  const shown = { ...brand, name: tidyName(company) || brand.name, choices };
  const savedCode = brandCode(brand.choices, brand);
  const code = brandCode(choices, shown);

  const download = async (event: FormEvent) => {
    event.preventDefault();
    setStatus("packing");
    try {
      const archive = await fetchSite(props, code === savedCode ? undefined : code);
      saveFile(archive, `${slugOf(preview)}.zip`);
      setStatus("done");
    } catch (error) {
      setStatus("idle");
      onOpenChange(false);
      await showError(error);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("title", { template: name })}
      description={t("description")}
    >
      <form onSubmit={download} className="mt-5 grid gap-4">
        <div className="relative aspect-4/3 overflow-hidden rounded-control border border-line bg-paper">
          <DownloadPreview
            template={name}
            preview={preview}
            licenseNumber={props.licenseNumber}
            company={shown.name}
            logo={shown.logo}
            choices={shown.choices}
          />
        </div>
        <TextField
          label={t("companyName")}
          value={company}
          maxCharacters={maxNameLength}
          onChange={(event) => setCompany(event.target.value)}
        />
        <PaletteFields choices={choices} onChange={setChoices} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" disabled={status === "packing"} className={`${button()} grow`}>
            {status === "packing" ? t("packing") : t("downloadZip")}
          </button>
          <button
            type="button"
            disabled={code === savedCode}
            className={button("quiet")}
            onClick={() => {
              setCompany(brand.name);
              setChoices(brand.choices);
            }}
          >
            {t("asInProfile")}
          </button>
        </div>
        <p role="status" className="min-h-6 text-ink-soft text-sm">
          {status === "done" && t("done")}
        </p>
      </form>
    </Dialog>
  );
}
