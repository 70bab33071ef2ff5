"use client";

import { useEffect } from "react";
import { reportPage } from "@/lib/analytics/client";

/** Counts a visit of the page that contains this component. */
export function ReportPage() {
  useEffect(reportPage, []);
  return null;
}
