"use client";

import { Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useTranslations } from "#translations";
import { iconButton } from "@/components/ui/button";

/** Renders both icons, of which CSS shows one: the server does not know the theme. */
export function ThemeToggle() {
  const t = useTranslations("layout");
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <button
      type="button"
      className={`${iconButton} noscript:hidden`}
      aria-label={t("switchTheme")}
      onClick={() => setTheme(resolvedTheme === "dark" ? "light" : "dark")}
    >
      <Sun className="theme-dark:block hidden size-5" strokeWidth={1.5} aria-hidden />
      <Moon className="theme-dark:hidden size-5" strokeWidth={1.5} aria-hidden />
    </button>
  );
}
