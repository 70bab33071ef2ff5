"use client";

import { Moon, Sun } from "lucide-react";
import { iconButton } from "@/components/ui/button";
import { localStore } from "@/lib/browser-storage";
import { navigationTexts } from "./texts";

/** Renders both icons, of which CSS shows one: the server does not know the theme. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className={`${iconButton} noscript:hidden`}
      aria-label={navigationTexts.switchTheme}
      onClick={switchTheme}
    >
      <Sun className="theme-dark:block hidden size-5" strokeWidth={1.5} aria-hidden />
      <Moon className="theme-dark:hidden size-5" strokeWidth={1.5} aria-hidden />
    </button>
  );
}

/** What has a transition for its colors would be late: there are none for one frame. */
function switchTheme() {
  const { dataset } = document.documentElement;
  const theme = dataset.theme === "dark" ? "light" : "dark";
  localStore.write("theme", theme);
  dataset.switching = "";
  dataset.theme = theme;
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.switching));
}
