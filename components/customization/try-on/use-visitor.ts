import { useEffect, useState } from "react";
import { createPaletteSaver } from "@/components/customization/palette/browser/palette-saver";
import {
  isVisitorBrandKey,
  readVisitorBrand,
  storeGuestBrand,
} from "@/components/customization/palette/browser/visitor-brand";
import { storeBusiness } from "@/lib/customization/first-draft/business";
import { showMyColors } from "@/lib/customization/palette/client-my-colors";
import { paletteChangedEvent } from "@/lib/customization/palette/storage";
import { changedVisitor, type VisitorChange } from "./visitor-change";

/** The visitor's present brand, and a function that changes it for all templates of the page. */
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
    // Read from storage, because another page may have changed it.
    const changed = changedVisitor(readVisitorBrand(), next);
    if (next.guest) storeGuestBrand(changed.guest);
    if (next.choices) savePalette(changed);
    if (next.business !== undefined) {
      storeBusiness(next.business);
      import("@/lib/customization/businesses/client")
        .then(({ sendBusinesses }) => sendBusinesses())
        .catch(() => {
          // The next page load tries again.
        });
    }
    setVisitor(changed);
    showMyColors(true);
  };
  return { visitor, change };
}
