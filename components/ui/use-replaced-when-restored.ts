"use client";

import { useEffect, useState } from "react";
import { onRestoredPage } from "@/lib/restored-page";

/**
 * A key for a dialog. Leaving the page can interrupt the closing of a dialog for good, and it would cover the page
 * that Back restores: a closed dialog gets a new key then, and is replaced.
 */
export function useReplacedWhenRestored(isOpen: boolean): number {
  const [restored, setRestored] = useState(0);
  const [replaced, setReplaced] = useState(0);
  useEffect(() => onRestoredPage(() => setRestored((times) => times + 1)), []);
  if (!isOpen && replaced !== restored) setReplaced(restored);
  return replaced;
}
