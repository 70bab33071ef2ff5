"use client";

import { useEffect } from "react";
import { reportPage } from "@/lib/figures/client";

/** Counts the page that it is on. */
export function ReportPage() {
  useEffect(reportPage, []);
  return null;
}
