import { localeOf } from "@/lib/languages.mjs";

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export const megabytes = (bytes: number, language: string): string =>
  (bytes / 1_000_000).toLocaleString(localeOf(language), oneDecimal);
