"use client";

import { say } from "@/components/ui/notices";

export const warnOfDouble = () =>
  say({ title: "Warning", text: "This preset is allready on cart", tone: "warn" });
