"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { links } from "@/lib/links";
import { addLicense } from "@/lib/orders/cart/client-licenses";

interface AnotherLicenseProps {
  presetId: number;
  /** The name of the template. */
  name: string;
  size?: "medium";
}

/** Puts a further license of a bought preset into the cart. */
export function AnotherLicense({ presetId, name, size }: AnotherLicenseProps) {
  const t = useTranslations("anotherLicense");
  const router = useRouter();
  const localized = useLocalizedPath();
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    setIsBusy(true);
    try {
      await addLicense(presetId);
      router.push(localized(links.cart));
    } catch (error) {
      setIsBusy(false);
      await showError(error);
    }
  };
  return (
    <button
      type="button"
      aria-busy={isBusy}
      disabled={isBusy}
      className={button("secondary", size)}
      onClick={add}
    >
      {t("add")}
      <span className="sr-only">{t("of", { preset: name })}</span>
    </button>
  );
}
