"use client";

import { useEffect, useMemo, useState } from "react";
import {
  readVisitorBrand,
  shownBrand,
  type VisitorBrand,
} from "@/components/customization/palette/browser/visitor-brand";
import { readComparedBrand } from "@/lib/catalogue/compare/sharing";
import type { SharedPreview } from "@/lib/customization/preview/rules";
import { mediaIdOfPath, mediaPath } from "@/lib/platform/media/rules";

/** The logo of an old link may have been deleted. */
async function isPicture(path: string): Promise<boolean> {
  const picture = new Image();
  picture.src = path;
  return picture.decode().then(
    () => true,
    () => false,
  );
}

/** The brand in the address, with its logo once that is loaded; null without a brand. */
export function useComparedBrand(fragment: string): VisitorBrand | null {
  const [logo, setLogo] = useState("");
  const shared = useMemo(() => readComparedBrand(fragment), [fragment]);
  const wanted = shared?.logo ? mediaPath(shared.logo) : "";
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    isPicture(wanted).then((isThere) => isCurrent && setLogo(isThere ? wanted : ""));
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return useMemo(() => {
    if (!shared) return null;
    const guest = { name: shared.name, logo: logo === wanted ? logo : "" };
    return { choices: shared.choices, guest, customer: null };
  }, [shared, logo, wanted]);
}

interface OwnBrand {
  shared: SharedPreview;
  /**
   * Whether the visitor has a logo that a link cannot carry: a picture that is on this device only.
   */
  hasLocalLogo: boolean;
}

/** The part of the visitor's brand that a link can carry. */
export function readOwnBrand(): OwnBrand {
  const visitor = readVisitorBrand();
  const { name, logo } = shownBrand(visitor);
  const id = mediaIdOfPath(logo) ?? "";
  return {
    shared: { choices: visitor.choices, name, logo: id },
    hasLocalLogo: logo !== "" && id === "",
  };
}
