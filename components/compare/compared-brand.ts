"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import {
  readVisitorBrand,
  shownBrand,
  type VisitorBrand,
} from "@/components/palette/browser/visitor-brand";
import { readComparedBrand } from "@/lib/compare/sharing";
import { mediaIdOfPath, mediaPath } from "@/lib/media/rules";
import type { SharedPreview } from "@/lib/preview/rules";

function subscribe(notify: () => void) {
  addEventListener("hashchange", notify);
  return () => removeEventListener("hashchange", notify);
}

/** The fragment of the address; empty during hydration. */
export const useFragment = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );

/** Uploaded pictures may be deleted, and the link be older. */
async function isPicture(path: string): Promise<boolean> {
  const picture = new Image();
  picture.src = path;
  return picture.decode().then(
    () => true,
    () => false,
  );
}

/** The brand that the address carries, with a logo once that is loaded; null without one. */
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
  /** Whether there is a logo that no link carries: a picture that is on this device only. */
  hasLocalLogo: boolean;
}

/** What a link can carry of the visitor's brand. */
export function readOwnBrand(): OwnBrand {
  const visitor = readVisitorBrand();
  const { name, logo } = shownBrand(visitor);
  const id = mediaIdOfPath(logo) ?? "";
  return {
    shared: { choices: visitor.choices, name, logo: id },
    hasLocalLogo: logo !== "" && id === "",
  };
}
