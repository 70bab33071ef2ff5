"use client";

import { useEffect, useState } from "react";
import type { Screen } from "@/lib/customization/preview/screens";

export interface ChosenScreen {
  name: Screen;
  choose: (name: Screen) => void;
}

export const isFinePointer = () => matchMedia("(pointer: fine)").matches;

/**
 * The screen size in which the page is shown; at first the one that is nearest to the visitor's
 * own. A narrow window with a mouse is mostly one that is zoomed in: a page of a fixed width would be
 * tiny on a phone's screen there.
 */
export function useScreen(fixedWidth: number): ChosenScreen {
  const [name, choose] = useState<Screen>("desktop");
  useEffect(() => {
    if (innerWidth < 700 && !(fixedWidth > 0 && isFinePointer())) choose("phone");
  }, [fixedWidth]);
  return { name, choose };
}
