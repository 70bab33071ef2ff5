"use client";

import { useEffect } from "react";
import { closeAlert, showAlert } from "@/components/ui/alerts";
import { detailNotFoundTexts as texts } from "./texts";

/** Says that a preset cannot be shown, for as long as its page is open. */
export function PresetNotFoundAlert() {
  useEffect(() => {
    void showAlert({ title: texts.title, text: texts.text, tone: "bad" });
    return () => closeAlert(false);
  }, []);
  return null;
}
