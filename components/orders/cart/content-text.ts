import type { Translator } from "@/lib/translations/translator";

/** `1 template, 10 licenses`; the licenses are named only where a preset has several. */
export const contentText = (t: Translator<"cart">, presets: number, licenses: number): string =>
  licenses > presets ? t("contentWithLicenses", { presets, licenses }) : t("content", { presets });
