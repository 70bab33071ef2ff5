import { useEffect, useState } from "react";
import { createPaletteSaver } from "@/components/palette/browser/palette-saver";
import {
  isVisitorBrandKey,
  readVisitorBrand,
  storeGuestBrand,
  type VisitorBrand,
} from "@/components/palette/browser/visitor-brand";
import { showMyColors } from "@/lib/palette/client-my-colors";
import { paletteChangedEvent } from "@/lib/palette/storage";

export type VisitorChange = Partial<Pick<VisitorBrand, "choices" | "guest">>;

/** The visitor's brand, followed, and a function that changes it, whereupon all templates of the page wear it. */
export function useVisitorBrand() {
  const [visitor, setVisitor] = useState(readVisitorBrand);
  const [savePalette] = useState(createPaletteSaver);

  useEffect(() => {
    const read = () => setVisitor(readVisitorBrand());
    const readStored = (event: StorageEvent) => isVisitorBrandKey(event) && read();
    addEventListener("storage", readStored);
    addEventListener(paletteChangedEvent, read);
    return () => {
      removeEventListener("storage", readStored);
      removeEventListener(paletteChangedEvent, read);
    };
  }, []);

  const change = (next: VisitorChange) => {
    const changed = { ...readVisitorBrand(), ...next };
    if (next.guest) storeGuestBrand(next.guest);
    if (next.choices) savePalette(changed);
    setVisitor(changed);
    showMyColors(true);
  };
  return { visitor, change };
}
