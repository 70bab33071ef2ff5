"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { useNonce } from "@/lib/platform/next-internals/nonce";

/** The visitor's choice, or else the system's theme. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      enableColorScheme={false}
      disableTransitionOnChange
      nonce={useNonce()}
    >
      {children}
    </ThemeProvider>
  );
}
