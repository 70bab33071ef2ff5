"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";

/** Dark when that was chosen, or when nothing was and the system prefers it. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider attribute="data-theme" enableColorScheme={false} disableTransitionOnChange>
      {children}
    </ThemeProvider>
  );
}
