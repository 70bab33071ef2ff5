"use client";

import { showAlert } from "@/components/ui/alerts";
import { uiTexts } from "@/components/ui/texts";
import { cartButtonTexts as texts } from "./button-texts";

export const warnAlreadyInCart = () =>
  showAlert({ title: uiTexts.warning, text: texts.alreadyInCart, tone: "warn" });
