"use client";

import { showAlert } from "@/components/ui/alerts";
import { cartButtonTexts as texts } from "./button-texts";

export const warnAlreadyInCart = () =>
  showAlert({ title: texts.warning, text: texts.alreadyInCart, tone: "warn" });
