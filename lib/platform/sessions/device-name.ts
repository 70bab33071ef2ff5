import type { Translator } from "@/lib/translations/translator";

/** A device as people read it. It is stored in English, such as "Firefox on Windows". */
export function deviceName(stored: string, t: Translator<"session">): string {
  const [browser = "", system] = stored.split(" on ");
  return system === undefined ? stored : t("deviceOn", { browser, system });
}
