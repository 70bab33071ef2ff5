"use client";

import { useEffect } from "react";
import { storeChoices } from "@/lib/catalogue/compare/client";
import type { Choice } from "@/lib/catalogue/compare/rules";

/** Makes the compared presets the chosen ones, for the cards and the bar of other pages. */
export function FollowChoices({ choices }: { choices: Choice[] }) {
  useEffect(() => storeChoices(choices), [choices]);
  return null;
}
