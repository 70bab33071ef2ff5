"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";

/** The visitor's choice, or else the system's theme. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider attribute="data-theme" enableColorScheme={false} disableTransitionOnChange>
      {children}
    </ThemeProvider>
  );
}
