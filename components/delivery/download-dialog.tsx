"use client";

import { type FormEvent, useState } from "react";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { maxNameLength, tidyName } from "@/lib/brand/rules";
import { fetchSite } from "@/lib/delivery/client";
import { slugOf } from "@/lib/delivery/rules";
import { mediaIdOfPath } from "@/lib/media/rules";
import type { PaletteChoices } from "@/lib/palette/rules";
import { encodeSharedPreview } from "@/lib/preview/rules";
import { DownloadPreview } from "./download-preview";
import { PaletteFields } from "./palette-fields";
import { saveFile } from "./save-file";

export interface SavedBrand {
  name: string;
  /** An address; empty for the default. */
  logo: string;
  choices: PaletteChoices;
}

export interface DownloadDialogProps {
  presetId: number;
  /** Of the template. */
  name: string;
  /** The address of its preview. */
  preview: string;
  /** What the profile says. */
  brand: SavedBrand;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const codeFor = ({ name, logo, choices }: SavedBrand) =>
  encodeSharedPreview({ choices, name: tidyName(name), logo: mediaIdOfPath(logo) ?? "" });

/** The site as it will be packed: in the profile's brand, unless another one is chosen for this once. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { presetId, name, preview, brand, isOpen, onOpenChange } = props;
  const [company, setCompany] = useState(brand.name);
  const [choices, setChoices] = useState(brand.choices);
  const [status, setStatus] = useState<"waiting" | "packing" | "done">("waiting");
  const shown = { ...brand, name: tidyName(company) || brand.name, choices };
  const own = codeFor(brand);
  const code = codeFor(shown);

  const download = async (event: FormEvent) => {
    event.preventDefault();
    setStatus("packing");
    try {
      const archive = await fetchSite(presetId, code === own ? undefined : code);
      saveFile(archive, `${slugOf(preview)}.zip`);
      setStatus("done");
    } catch (error) {
      setStatus("waiting");
      onOpenChange(false);
      await showError(error);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Download ${name}`}
      description="In your brand as it is now, or in another for this download."
    >
      <form onSubmit={download} className="mt-5 grid gap-4">
        <div className="relative aspect-4/3 overflow-hidden rounded-control border border-line bg-paper">
          <DownloadPreview
            template={name}
            preview={preview}
            company={shown.name}
            logo={shown.logo}
            choices={shown.choices}
          />
        </div>
        <TextField
          label="Company name"
          value={company}
          maxLength={maxNameLength}
          onChange={(event) => setCompany(event.target.value)}
        />
        <PaletteFields choices={choices} onChange={setChoices} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" disabled={status === "packing"} className={`${button()} grow`}>
            {status === "packing" ? "Packing…" : "Download the zip"}
          </button>
          <button
            type="button"
            disabled={code === own}
            className={button("quiet")}
            onClick={() => {
              setCompany(brand.name);
              setChoices(brand.choices);
            }}
          >
            As in my profile
          </button>
        </div>
        <p role="status" className="min-h-6 text-ink-soft text-sm">
          {status === "done" && "Here it is. Unpack it and open index.html with a double click."}
        </p>
      </form>
    </Dialog>
  );
}
