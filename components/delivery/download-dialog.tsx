"use client";

import { type FormEvent, useEffect, useState } from "react";
import { LiveFrame } from "@/components/palette/live-frame";
import { liveView } from "@/components/palette/live-view";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { sayError } from "@/components/ui/notices";
import { maxNameLength, tidyName } from "@/lib/brand/rules";
import { fetchSite } from "@/lib/delivery/client";
import { slugOf } from "@/lib/delivery/rules";
import { mediaIdOfPath } from "@/lib/media/rules";
import type { Choices } from "@/lib/palette/rules";
import { encodeShared } from "@/lib/preview/rules";
import { PaletteFields } from "./palette-fields";
import { saveFile } from "./save-file";

export interface SavedBrand {
  name: string;
  /** An address; empty for the default. */
  logo: string;
  choices: Choices;
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
  encodeShared({ choices, name: tidyName(name), logo: mediaIdOfPath(logo) ?? "" });

/** The site as it will be packed: in the profile's brand, unless another one is chosen for this once. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { presetId, name, preview, brand, isOpen, onOpenChange } = props;
  const [company, setCompany] = useState(brand.name);
  const [choices, setChoices] = useState(brand.choices);
  const [status, setStatus] = useState<"waiting" | "packing" | "done">("waiting");
  const own = codeFor(brand);
  const code = codeFor({ ...brand, name: tidyName(company) || brand.name, choices });
  const shown = useSettled(code);

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
      await sayError(error);
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
          {/* Another element for another address, so that Back does not walk through them. */}
          <LiveFrame
            key={shown}
            src={`${preview}/shared/${shown}`}
            title={`${name} as it will be packed`}
            view={liveView("desktop", false)}
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

/** Milliseconds without a change. */
const pause = 350;

/** A value that does not follow every letter that is typed. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
