"use client";

import { useHydrated } from "@/components/ui/use-hydrated";
import { switchSearchKey, useSearchKey } from "@/lib/catalogue/search/client-key";

/**
 * Turns the shortcut of the search on or off on this device. The page's HTML does not contain the
 * setting.
 */
export function SearchKeySwitch({ label }: { label: string }) {
  const isOn = useSearchKey();
  const isHydrated = useHydrated();
  return (
    <label
      className={`mt-2 flex w-fit cursor-pointer items-center gap-2 py-1 text-ink-soft text-sm noscript:hidden pointer-coarse:hidden ${isHydrated ? "" : "invisible"}`}
    >
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => switchSearchKey(target.checked)}
        className="size-4 accent-accent"
      />
      {label}
    </label>
  );
}
