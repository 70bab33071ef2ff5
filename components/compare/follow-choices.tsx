"use client";

import { useEffect } from "react";
import { storeChoices } from "@/lib/compare/client";
import type { Choice } from "@/lib/compare/rules";

/** Makes the compared presets the chosen ones, for the cards and the bar of other pages. */
export function FollowChoices({ choices }: { choices: Choice[] }) {
  useEffect(() => storeChoices(choices), [choices]);
  return null;
}
