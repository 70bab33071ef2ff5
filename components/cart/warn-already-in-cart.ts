"use client";

import { showAlert } from "@/components/ui/alerts";

export const warnAlreadyInCart = () =>
  showAlert({ title: "Warning", text: "This preset is allready on cart", tone: "warn" });
