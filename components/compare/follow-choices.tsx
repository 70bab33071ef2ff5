"use client";

import { useEffect } from "react";
import { storeChoices } from "@/lib/compare/client";
import type { Choice } from "@/lib/compare/rules";

/** What is compared is what is chosen: cards and the bar of other pages go on from here. */
export function FollowChoices({ choices }: { choices: Choice[] }) {
  useEffect(() => storeChoices(choices), [choices]);
  return null;
}
