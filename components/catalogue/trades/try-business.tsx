"use client";

import { useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import {
  type Business,
  storeBusiness,
  storedBusiness,
} from "@/lib/customization/first-draft/business";
import { showMyColors } from "@/lib/customization/palette/client-my-colors";

interface TryBusinessProps {
  business: Business;
  /** Texts of the button, of what it did, and of the button that takes it back. */
  texts: { tryIt: string; tried: string; undo: string };
}

const look = "underline underline-offset-4 hover:text-accent";

/** Makes a business that of every preview, for visitors who have told none: what they told stays. */
export function TryBusiness({ business, texts }: TryBusinessProps) {
  const isHydrated = useHydrated();
  const [isTried, setIsTried] = useState(false);
  const change = (next: Business | null) => {
    storeBusiness(next);
    showMyColors(next !== null);
    setIsTried(next !== null);
  };
  const isOffered = isHydrated && storedBusiness() === null;
  if (!isOffered && !isTried) return null;
  return (
    <>
      <span role="status">{isTried ? texts.tried : ""}</span>{" "}
      <button type="button" className={look} onClick={() => change(isTried ? null : business)}>
        {isTried ? texts.undo : texts.tryIt}
      </button>
    </>
  );
}
