"use client";

import { Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "#translations";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { useFragment } from "@/components/ui/use-fragment";
import { useHydrated } from "@/components/ui/use-hydrated";
import { readComparedBrand, sharedComparePath } from "@/lib/catalogue/compare/sharing";
import { slugOf } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { mayHaveDraft } from "@/lib/customization/content/draft-index";
import { readOwnBrand } from "./compared-brand";

interface ShareComparisonProps {
  presets: Pick<Preset, "id" | "url">[];
  /** The end of the address. */
  end: string[];
}

/** What a link shows beside the colors. */
function carried(hasName: boolean, hasLogo: boolean) {
  if (hasName) return hasLogo ? "colorsNameAndLogo" : "colorsAndName";
  return hasLogo ? "colorsAndLogo" : "colors";
}

/**
 * Copies a link to the comparison in the brand that it is shown in, and says what the link
 * contains. A shared comparison is passed on in its brand.
 */
export function ShareComparison({ presets, end }: ShareComparisonProps) {
  const t = useTranslations("shareComparison");
  const tUi = useTranslations("ui");
  const isHydrated = useHydrated();
  const fragment = useFragment();
  const [status, setStatus] = useState("");

  async function share() {
    const own = readOwnBrand();
    const passedOn = readComparedBrand(fragment);
    const { choices, name, logo } = passedOn ?? own.shared;
    const path = sharedComparePath([...presets.map(({ id }) => id), ...end], {
      choices,
      name,
      logo,
    });
    const { href } = new URL(path, location.href);
    const isWritten = presets.some(({ url }) => mayHaveDraft(slugOf(url)));
    const said = [
      path.includes("#") ? t(carried(name !== "", logo !== "")) : t("plain"),
      !passedOn && own.hasLocalLogo ? t("withoutLogo") : "",
      isWritten ? t("withoutWords") : "",
    ];
    const text = said.filter(Boolean).join(" ");
    try {
      await navigator.clipboard.writeText(href);
      setStatus(`${t("copied")} ${text}`);
    } catch {
      setStatus(text);
      await showAlert({ title: tUi("copyByHand"), text: href, tone: "info" });
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${button("secondary", "medium")} ${isHydrated ? "" : "invisible"}`}
        onClick={share}
      >
        <Share2 className="size-4" strokeWidth={1.5} aria-hidden />
        {t("share")}
      </button>
      <p role="status" className="w-full text-ink-soft text-sm empty:hidden">
        {status}
      </p>
    </>
  );
}
