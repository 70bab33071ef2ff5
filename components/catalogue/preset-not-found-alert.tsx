"use client";

import { useEffect } from "react";
import { closeAlert, showAlert } from "@/components/ui/alerts";

/** Says that a preset cannot be shown, for as long as its page is open. */
export function PresetNotFoundAlert({ title, text }: { title: string; text: string }) {
  useEffect(() => {
    void showAlert({ title, text, tone: "bad" });
    return () => closeAlert(false);
  }, [title, text]);
  return null;
}
