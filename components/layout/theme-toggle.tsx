"use client";

import { Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { iconButton } from "@/components/ui/button";
import { navigationTexts } from "./texts";

/** Renders both icons, of which CSS shows one: the server does not know the theme. */
export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <button
      type="button"
      className={`${iconButton} noscript:hidden`}
      aria-label={navigationTexts.switchTheme}
      onClick={() => setTheme(resolvedTheme === "dark" ? "light" : "dark")}
    >
      <Sun className="theme-dark:block hidden size-5" strokeWidth={1.5} aria-hidden />
      <Moon className="theme-dark:hidden size-5" strokeWidth={1.5} aria-hidden />
    </button>
  );
}
