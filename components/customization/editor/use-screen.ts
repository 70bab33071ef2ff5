"use client";

import { useEffect, useState } from "react";
import type { Screen } from "@/lib/customization/preview/screens";

export interface ChosenScreen {
  name: Screen;
  choose: (name: Screen) => void;
}

/**
 * The screen size in which the page is shown; at first the one that is nearest to the visitor's
 * own.
 */
export function useScreen(): ChosenScreen {
  const [name, choose] = useState<Screen>("desktop");
  useEffect(() => {
    if (innerWidth < 700) choose("phone");
  }, []);
  return { name, choose };
}
