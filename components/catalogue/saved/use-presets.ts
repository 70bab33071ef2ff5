"use client";

import { useEffect, useState } from "react";
import { fetchPresetsById } from "@/lib/catalogue/client";
import type { Preset } from "@/lib/catalogue/schemas";

/** The presets with these ids; null while they are loaded. `fail` is called if loading fails. */
export function usePresets(
  ids: readonly number[],
  fail: (error: unknown) => void,
): ReadonlyMap<number, Preset> | null {
  const [presets, setPresets] = useState<ReadonlyMap<number, Preset>>(new Map());
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const missing = ids.filter((id) => !asked.has(id)).join();

  useEffect(() => {
    if (missing === "") return;
    const wanted = missing.split(",").map(Number);
    let isCurrent = true;
    fetchPresetsById(wanted)
      .then((found) => {
        if (!isCurrent) return;
        setPresets((before) => new Map([...before, ...found.map((it) => [it.id, it] as const)]));
        setAsked((before) => new Set([...before, ...wanted]));
      })
      .catch((error: unknown) => isCurrent && fail(error));
    return () => {
      isCurrent = false;
    };
  }, [missing, fail]);

  return missing === "" ? presets : null;
}
